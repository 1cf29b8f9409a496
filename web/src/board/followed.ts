/** What would have followed, as places on the train: whose deed, from where, to where, and at whom. */
import { deedOf, telling } from "../analysis/why";
import { isExpress, type View } from "../seen/game";
import { patch } from "../show/patch";
import type { EventFields, Floor, GameEvent, ReplayStep } from "../wire/messages";

export interface Place {
  readonly car: number;
  readonly floor: Floor;
}

export interface Followed {
  readonly event: GameEvent;
  /** So many cars there were. */
  readonly cars: number;
  /** The moment of what was foreseen at which it happens. */
  readonly moment: number;
  readonly who: string | null;
  readonly from: Place | null;
  readonly to: Place | null;
  /** Where the one stands whom it strikes. */
  readonly at: Place | null;
}

function placeOf(view: View, who: string | null | undefined): Place | null {
  if (who === "marshal") return isExpress(view) ? { car: view.marshal, floor: "inside" } : null;
  const figure = view.bandits.find(({ bandit }) => bandit === who);
  if (!figure || figure.car === null || figure.floor === null) return null;
  return "aboard" in figure && !figure.aboard ? null : { car: figure.car, floor: figure.floor };
}

/** The most telling of what was foreseen, against what really happened then. */
export function followedOf(
  begun: View,
  moments: readonly ReplayStep[],
  real: readonly GameEvent[],
  bandits: readonly string[],
): Followed[] {
  const imagined = moments.flatMap(({ sights }, moment) =>
    sights[0]!.events.map((event) => ({ event, moment })),
  );
  const seen = [begun];
  for (const { event } of imagined) seen.push(patch(seen.at(-1)!, event, seen.at(-1)!));
  const events = imagined.map(({ event }) => event);
  const deed = isExpress(begun) ? deedOf(events, begun.pile.length) : null;
  return telling(events, real, bandits, deed).map(({ event, at }) => {
    const { event: kind, bandit, target }: EventFields = event;
    const who = kind === "marshal-moved" ? "marshal" : (bandit ?? null);
    const [before, after] = [seen[at]!, seen[at + 1]!];
    return {
      event,
      cars: before.cars.length,
      moment: imagined[at]!.moment,
      who,
      from: placeOf(before, who),
      to: placeOf(after, who),
      at: placeOf(before, target),
    };
  });
}
