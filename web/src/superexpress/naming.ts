/** What the things on the table are called; asked for when it is wanted. */
import type { Choice } from "../seen/choices";
import { isOnTrain, type SuperView } from "../seen/game";
import type { Floor } from "../wire/messages";
import { banditName, genderOf, spaceName } from "../words/wording";
import { apart, say } from "../words/words.svelte";

const FLOORS = ["roof", "inside"] as const;

const banditOf = (view: SuperView, who: string) => view.bandits.find((b) => b.bandit === who);

const within = (view: SuperView, car: number, floor: Floor) =>
  view.bandits
    .filter((b) => b.aboard && b.car === car && b.floor === floor)
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));

const placeOf = (view: SuperView, car: number, floor: Floor) =>
  spaceName(car, floor, car === view.cars.length - 1);

/** A bandit, and how it stands. */
function stance(view: SuperView, who: string): string {
  const bandit = banditOf(view, who);
  return say(
    bandit?.stunned
      ? "stance-stunned"
      : bandit?.facing === "caboose"
        ? "stance-caboose"
        : "stance-locomotive",
    { bandit: banditName(who), gender: genderOf(who) },
  );
}

/** Who is in a space, in the order of the line. */
function spaceSummary(view: SuperView, car: number, floor: Floor): string {
  const who = within(view, car, floor).map((b) => stance(view, b.bandit));
  return say("space-who", { place: placeOf(view, car, floor), who: apart(who) || say("nobody") });
}

/** Every space where there is somebody. */
export function whereabouts(view: SuperView): string {
  return view.cars
    .flatMap(({ car }) => FLOORS.map((floor) => ({ car, floor })))
    .filter(({ car, floor }) => within(view, car, floor).length)
    .map(({ car, floor }) => spaceSummary(view, car, floor))
    .join(". ");
}

export function namesOf(seen: () => SuperView) {
  return {
    space: (car: number, floor: Floor) => spaceSummary(seen(), car, floor),
    figure(who: string) {
      const bandit = banditOf(seen(), who);
      if (!bandit?.aboard || !isOnTrain(bandit)) return banditName(who);
      return say("figure-at", {
        bandit: stance(seen(), who),
        place: placeOf(seen(), bandit.car, bandit.floor),
      });
    },
    token: () => "",
    choice: (c: Choice) => say(`card-${c.card}`),
  };
}
