/**
 * Why a card did not do what it says. What it needed is looked for in the views of the past: when was it
 * there last, and what took it away? Only what everybody saw is told.
 */
import { readCard } from "../seen/cards";
import { isExpress, type View } from "../seen/game";
import type { EventFields, EventKind, Floor, GameEvent } from "../wire/messages";

/** All that happened, and the view before each of it. */
export interface History {
  readonly seen: readonly View[];
  readonly happened: readonly GameEvent[];
}

/** What had happened, in which round, and how many cars there were; or what was so all the time. */
export type Cause =
  | { readonly round: number; readonly cars: number; readonly events: readonly GameEvent[] }
  | { readonly always: "bare" | "nobody" | "edge" };

interface Place {
  readonly car: number | null;
  readonly floor: Floor | null;
}
interface Figure extends Place {
  readonly bandit: string;
  readonly aboard?: boolean;
  readonly stunned?: boolean;
  readonly facing?: string | null;
  readonly line?: number | null;
}
/** Whether somebody would find what his card needs, if he stood so. */
type Question = (view: View, me: Figure) => boolean;

const figure = (view: View, bandit: string): Figure => view.bandits.find((b) => b.bandit === bandit)!;
const others = (view: View, me: Figure): Figure[] =>
  view.bandits.filter((b: Figure) => b.bandit !== me.bandit && b.car !== null && b.aboard !== false);
const together = (a: Place, b: Place) => a.car === b.car && a.floor === b.floor;

/** The tests hold these against all that happens. */
export const hasLoot: Question = (view, me) =>
  isExpress(view) && view.tokens.some((token) => token.place === "car" && together(token, me));

export const hasCompany: Question = (view, me) => others(view, me).some((other) => together(other, me));

/** Colt Express: next door inside, along the roofs, and for Tuco through the roof. */
export const hasTarget: Question = (view, me) =>
  others(view, me).some((other) => {
    if (isExpress(view) && view.settings.powers && me.bandit === "tuco" && other.car === me.car)
      return other.floor !== me.floor;
    const away = Math.abs(other.car! - me.car!);
    return other.floor === me.floor && (me.floor === "roof" ? away > 0 : away === 1);
  });

/** Colt Super Express: somebody stands ahead on the same floor. */
export const hasSight: Question = (view, me) => {
  const then = figure(view, me.bandit);
  const ahead = me.facing === "locomotive" ? -1 : 1;
  return others(view, me).some((other) => {
    if (other.stunned || other.floor !== me.floor) return false;
    if (other.car !== me.car) return Math.sign(other.car! - me.car!) === ahead;
    // The rearmost in a line is its first.
    return together(then, me) && Math.sign(then.line! - other.line!) === ahead;
  });
};

/** Why the card that is being carried out fails by this event; null if it does not. */
export function causeOf(past: History, at: number, card: { bandit: string; card: string }): Cause | null {
  const { event, reason, bandit }: EventFields = past.happened[at]!;
  if (bandit !== card.bandit) return null;
  const { action } = readCard(card.card);
  switch (event) {
    case "stood-up":
      return action === "reflex" ? null : lastOf(past, at, "bandit-stunned", bandit);
    case "fell-off":
      return thrown(past, at, bandit)?.cause ?? { always: "edge" };
    case "missed":
      return missing(past, at, bandit, hasSight) ?? { always: "nobody" };
    case "no-effect":
      switch (reason) {
        case "no-bullets":
          return lastOf(past, at, "bandit-shot", bandit);
        case "no-loot":
          return missing(past, at, bandit, hasLoot, 0) ?? { always: "bare" };
        case "no-target":
          return (
            missing(past, at, bandit, action === "punch" ? hasCompany : hasTarget) ?? { always: "nobody" }
          );
        default:
          return lastOf(past, at, "fell-off", bandit);
      }
    default:
      return null;
  }
}

/** Where the round of an event began. */
function roundOf({ seen }: History, at: number): number {
  const { round } = seen[at]!;
  let first = at;
  while (first > 0 && seen[first - 1]!.round === round) first--;
  return first;
}

/** The last time that it befell or was done by a bandit. */
function lastOf(past: History, at: number, kind: EventKind, bandit: string): Cause | null {
  for (let i = at - 1; i >= 0; i--) {
    const { event, bandit: who }: EventFields = past.happened[i]!;
    if (event === kind && who === bandit) return told(past, i);
  }
  return null;
}

/**
 * Whoever was carried off in this round would have found it where he stood; or it was here, and went. Then it
 * is looked for from the round's beginning on, or from an earlier event on.
 */
function missing(
  past: History,
  at: number,
  bandit: string,
  question: Question,
  from = roundOf(past, at),
): Cause | null {
  const { seen } = past;
  const me = figure(seen[at]!, bandit);
  const off = thrown(past, at, bandit);
  if (off && question(seen[at]!, { ...me, ...placeOf(figure(seen[off.from]!, bandit)) })) return off.cause;
  for (let i = at - 1; i >= from; i--) if (question(seen[i]!, me)) return told(past, i);
  return null;
}

const placeOf = ({ car, floor, facing }: Figure) => ({ car, floor, ...(facing ? { facing } : {}) });

const OWN_WAY = new Set<EventKind>(["bandit-moved", "bandit-climbed", "rode-in", "turned"]);
const isThrown = ({ event, how }: EventFields) =>
  event === "bandit-pushed" ||
  event === "bandit-fled" ||
  (event === "bandit-moved" && !!how && how !== "run");

/** Who carried a bandit off in this round, and from when on, if it has not gone its own way since. */
function thrown(past: History, at: number, bandit: string): { from: number; cause: Cause } | null {
  const since = roundOf(past, at);
  let [first, last] = [-1, -1];
  for (let i = at - 1; i >= since; i--) {
    const event: EventFields = past.happened[i]!;
    if (event.bandit !== bandit) continue;
    if (isThrown(event)) [first, last] = [i, last < 0 ? i : last];
    else if (OWN_WAY.has(event.event)) break;
  }
  return first < 0 ? null : { from: first, cause: told(past, last) };
}

const CARDS = new Set<EventKind>(["card-resolved", "card-revealed", "event-started", "round-started"]);
const DEEDS = new Set<EventKind>(["bandit-shot", "bandit-punched", "marshal-moved"]);

/** An event as a cause: whoever suffered it has it from somebody, whose deed is told first. */
function told({ seen, happened }: History, at: number): Cause {
  const { bandit, event, how }: EventFields = happened[at]!;
  const suffers =
    isThrown({ event, how } as EventFields) || event === "bandit-stunned" || event === "fell-off";
  const events = [happened[at]!];
  for (let i = at - 1; suffers && i >= 0; i--) {
    const deed: EventFields = happened[i]!;
    const isDeed = DEEDS.has(deed.event) && (deed.target ?? bandit) === bandit;
    // Whoever lies down by its own card is told with it.
    if (isDeed || (deed.event === "card-revealed" && event === "bandit-stunned"))
      events.unshift(happened[i]!);
    if (isDeed || CARDS.has(deed.event)) break;
  }
  const { round, cars } = seen[at]!;
  return { round, cars: cars.length, events };
}
