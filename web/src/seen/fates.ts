/** Own cards and what became of them, read from what happened. */
import type { EventKind, GameEvent } from "../wire/messages";

export interface Fate {
  round: number;
  bandit: string;
  card: string;
  events: GameEvent[];
  /** The card came to nothing. */
  inVain: boolean;
  /** The last car then, where the train grew shorter afterwards; null: as at the end. */
  caboose: number | null;
}

const ENDS = new Set<EventKind>([
  "event-started",
  "round-ended",
  "round-started",
  "pass-started",
  "car-uncoupled",
  "game-ended",
]);
const NOTHING = new Set<EventKind>(["no-effect", "missed"]);

export function fatesOf(events: GameEvent[], bandits: string[]): Fate[] {
  const fates: Fate[] = [];
  let round = 0;
  let now: Fate | null = null;
  for (const event of events) {
    if (event.event === "car-uncoupled") for (const fate of fates) fate.caboose ??= event.car;
    if (event.event === "round-started") round = event.round;
    if (event.event === "card-resolved" || event.event === "card-revealed") {
      const { bandit, card } = event;
      now = bandits.includes(bandit)
        ? { round, bandit, card, events: [], inVain: true, caboose: null }
        : null;
      if (now) fates.push(now);
    } else if (ENDS.has(event.event)) now = null;
    else if (now) {
      now.events.push(event);
      now.inVain = now.events.every((e) => NOTHING.has(e.event));
    }
  }
  return fates;
}

/** The same by rounds. */
export function byRound(fates: Fate[]): { round: number; fates: Fate[] }[] {
  return [...new Set(fates.map((f) => f.round))].map((round) => ({
    round,
    fates: fates.filter((f) => f.round === round),
  }));
}

/** How and in which round those left the train who are no longer on it. */
export function departures(events: GameEvent[]): Map<string, { round: number; event: GameEvent }> {
  const left = new Map<string, { round: number; event: GameEvent }>();
  let round = 0;
  for (const event of events) {
    if (event.event === "round-started") round = event.round;
    else if (event.event === "fell-off" || event.event === "left-behind")
      left.set(event.bandit, { round, event });
    else if (event.event === "rode-in") left.delete(event.bandit);
  }
  return left;
}
