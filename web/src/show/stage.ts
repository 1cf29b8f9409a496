/** What stands where on the train, as drawn. */
import { feet, lootPoints, type Lying, type Standing } from "./world";
import type { Bandit, EventFields, GameEvent } from "../wire/messages";
import { isExpress, isOnTrain, type View } from "../seen/game";

export interface Stage {
  cars: { car: number; card: string }[];
  standing: Standing[];
  lying: Lying[];
}

/** Before the train is laid out (teams are being taken), some train stands there. */
const UNSEEN = ["locomotive", "1P", "3J", "3P"].map((card, car) => ({ car, card }));

export const EMPTY_STAGE: Stage = { cars: [], standing: [], lying: [] };

/** Carried or thrown somewhere, one faces as before. */
const CARRIED = new Set<unknown>(["push", "shot", "braking", "swivel-arm"]);

/** Who does it. */
export const actorOf = (event: EventFields | null | undefined) => {
  if (event?.event === "marshal-moved" || event?.event === "neutral-bullet") return "marshal";
  // Who lays a card on the pile does nothing on the train yet: nobody is drawn anew for it.
  return event?.event === "card-played" ? undefined : event?.bandit;
};

/** Those who stand somewhere, in the order they are drawn: whoever acts is before the others. */
export const inFront = (standing: readonly Standing[], who: string | null): Standing[] =>
  standing.toSorted((a, b) => Number(a.who === who) - Number(b.who === who));

/** Colt Express has no facing: whoever acts looks at whom or what it is about, and stays so. */
function lookedAt(
  event: EventFields,
  { standing, cars, lying }: Stage,
): { who: string; back: boolean } | null {
  const points = feet(standing, cars.length, lying);
  const who = actorOf(event);
  const whom = who === "marshal" ? event.bandit : event.target;
  if (!who || CARRIED.has(event.how)) return null;
  const carOf = (name: unknown) => standing.find((figure) => figure.who === name)?.car;
  if (event.event === "neutral-bullet" && carOf(who) !== carOf(whom)) return null;
  if (event.from_car != null && event.to_car != null) return { who, back: event.to_car > event.from_car };
  const loot = event.token == null ? undefined : lootPoints(lying, cars.length).get(event.token);
  const [from, to] = [points.get(who)?.x, (whom ? points.get(whom) : loot)?.x];
  return from === undefined || to === undefined || from === to ? null : { who, back: to < from };
}

/** The stage of a view, and whom what has just happened made turn. */
export function stageOf(view: View, before?: Stage, event?: GameEvent): Stage {
  if (!isExpress(view)) {
    const standing = view.bandits
      .filter((b) => b.aboard)
      .filter(isOnTrain)
      .map((b): Standing => ({
        who: b.bandit,
        car: b.car,
        floor: b.floor,
        line: b.line ?? 0,
        back: b.facing === "caboose",
        stunned: b.stunned,
      }));
    return { cars: view.cars, standing, lying: [] };
  }
  const was = new Map(before?.standing.map((s) => [s.who, s]));
  const turns = before && event ? lookedAt(event, before) : null;
  const looks = (who: Bandit | "marshal", car: number) => {
    const old = was.get(who);
    if (turns?.who === who) return turns.back;
    return old && !event && old.car !== car ? car > old.car : (old?.back ?? who === "marshal");
  };
  const standing = view.bandits.filter(isOnTrain).map((b): Standing => ({
    who: b.bandit,
    car: b.car,
    floor: b.floor,
    back: looks(b.bandit, b.car),
  }));
  if (view.cars.length)
    standing.push({
      who: "marshal",
      car: view.marshal,
      floor: "inside",
      back: looks("marshal", view.marshal),
    });
  const lying = view.tokens
    .filter((t) => t.place === "car")
    .map((t): Lying => ({ token: t.token, kind: t.kind, car: t.car!, floor: t.floor! }));
  return { cars: view.cars.length ? view.cars : UNSEEN, standing, lying };
}
