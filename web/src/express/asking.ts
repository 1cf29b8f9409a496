/**
 * The sentence for a decision, and the reason why something is not among its options. Words only: what is
 * legal was told by the server.
 */
import { readCard } from "../seen/cards";
import { drawable } from "../seen/leaders";
import type { Decision, ExpressView, Floor } from "../wire/messages";
import { isOnTrain } from "../seen/game";
import type { Desk } from "../table/desk";
import { banditCalled } from "../words/people";
import { banditName, banditWords, cardName, carName, genderOf, spaceName } from "../words/wording";
import { listed, say } from "../words/words.svelte";

/** What is being shown. */
export function happening(view: ExpressView, { seats }: Desk): string {
  const { resolving, phase } = view;
  const event = view.rounds[view.round - 1]?.event;
  if (phase === "event" && event) return say(`event-${event}-help`);
  if (!resolving?.bandit || !resolving.card || phase !== "stealin") return say("watching-show");
  const bandit = banditCalled(view, seats, resolving.bandit);
  return say("now-acting", { bandit, card: cardName(resolving.card) });
}

const floorOf = (view: ExpressView, bandit: string | null | undefined) =>
  view.bandits.find((b) => b.bandit === bandit);

/** Whether a card can be played, cards can be drawn, or both. */
function possible(decision: Decision): string {
  const draws = decision.options.filter((option) => option.form.do === "draw").length;
  return draws === 0 ? "play" : draws === decision.options.length ? "draw" : "both";
}

/** What is asked; of a card that is up again, as when it was laid: the turn may be over since. */
export function question(
  decision: Decision,
  view: ExpressView,
  isUp = false,
): { title: string; text: string } {
  const turn = isUp ? view.pile.at(-1)!.turn : view.turn;
  const about = decision.about;
  const actor = about?.bandit ?? view.players.find((p) => p.seat === decision.seat)?.bandits[0] ?? "doc";
  const words = {
    ...banditWords("bandit", actor),
    gender: genderOf(actor),
    ...(about?.target ? banditWords("target", about.target) : {}),
    can: possible(decision),
    n: drawable(view, decision.seat),
  };
  const own = floorOf(view, actor);
  const kind =
    decision.kind === "move"
      ? own?.floor === "roof"
        ? "move-roof"
        : "move"
      : decision.kind === "scheme"
        ? `scheme-${view.rounds[view.round - 1]?.turns[turn] ?? "standard"}`
        : decision.kind;
  return { title: say(`ask-${decision.kind}-title`), text: say(`ask-${kind}`, words) };
}

export interface Asked {
  car?: number;
  floor?: Floor;
  who?: string;
  token?: number;
  card?: string;
}

/** Why this is not possible now, as far as view and options tell. */
export function reason(decision: Decision | null, view: ExpressView, what: Asked): string | null {
  if (what.card && readCard(what.card).action === "bullet") return say("why-bullet");
  if (!decision) return null;
  const about = decision.about;
  const actor = floorOf(view, about?.bandit);
  const caboose = view.cars.length - 1;
  if (what.card) return say("why-card", { card: cardName(what.card) });
  if (what.who !== undefined) {
    if (what.who === "marshal")
      return decision.kind === "shoot" || decision.kind === "punch" ? say("why-marshal") : null;
    const target = floorOf(view, what.who);
    if (!target || !actor || (decision.kind !== "shoot" && decision.kind !== "punch")) return null;
    if (what.who === about?.bandit) return say("why-self");
    const together = target.car === actor.car && target.floor === actor.floor;
    if (
      what.who === "belle" &&
      view.settings.powers &&
      decision.options.length &&
      (decision.kind === "shoot" ? !together : together)
    )
      return say("why-belle");
    if (decision.kind === "punch") return say("why-punch-far", banditWords("target", what.who));
    if (together) return say("why-shoot-near", banditWords("target", what.who));
    return say(
      actor.floor === "roof" ? "why-shoot-roof" : "why-shoot-inside",
      banditWords("target", what.who),
    );
  }
  if (what.token !== undefined)
    return decision.kind === "rob" || decision.kind === "pickpocket" ? say("why-loot") : null;
  if (what.car !== undefined) {
    const place = carName(what.car, what.car === caboose);
    if (decision.kind === "move" && actor && isOnTrain(actor)) {
      if (what.car === actor.car && what.floor === actor.floor) return say("why-move-stay");
      if (what.floor !== actor.floor) return say("why-move-floor");
      const away = Math.abs(what.car - actor.car);
      return say(actor.floor === "roof" ? "why-move-roof" : "why-move-inside", { place, away });
    }
    if (decision.kind === "marshal")
      return what.floor === "roof" ? say("why-marshal-roof") : say("why-marshal-far", { place });
    if (decision.kind === "push") return say("why-push");
  }
  return null;
}

/** Who and what is in a space. */
function within(view: ExpressView, car: number, floor: Floor): { who: string[]; loot: string[] } {
  const who = view.bandits.filter((b) => b.car === car && b.floor === floor).map((b) => banditName(b.bandit));
  if (floor === "inside" && view.marshal === car) who.push(say("marshal"));
  const loot = (["purse", "jewel", "strongbox"] as const)
    .map(
      (kind) =>
        [
          kind,
          view.tokens.filter(
            (t) => t.place === "car" && t.car === car && t.floor === floor && t.kind === kind,
          ).length,
        ] as const,
    )
    .filter(([, n]) => n)
    .map(([kind, n]) => say(`n-${kind}`, { n }));
  return { who, loot };
}

/** "Roof of car 3: Belle and Django; 1 jewel" */
export function spaceSummary(view: ExpressView, car: number, floor: Floor): string {
  const { who, loot } = within(view, car, floor);
  const words = {
    place: spaceName(car, floor, car === view.cars.length - 1),
    who: listed(who) || say("nobody"),
  };
  return loot.length ? say("space-loot", { ...words, loot: listed(loot) }) : say("space-who", words);
}

/** Every space where there is somebody or something. */
export function whereabouts(view: ExpressView): string {
  const spaces = view.cars.flatMap(({ car }) =>
    (["roof", "inside"] as const).map((floor) => ({ car, floor, ...within(view, car, floor) })),
  );
  return spaces
    .filter(({ who, loot }) => who.length + loot.length)
    .map(({ car, floor }) => spaceSummary(view, car, floor))
    .join(". ");
}
