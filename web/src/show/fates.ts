/** Own cards, what became of them, and why: read from what happened. */
import type { View } from "../seen/game";
import type { EventKind, GameEvent, ReplayStep } from "../wire/messages";
import { causeOf, type Cause } from "./causes";
import { patch } from "./patch";

/** A game from a moment on: how the table was then, and all that happened. */
export interface Past {
  readonly begun: View;
  readonly happened: readonly GameEvent[];
}

/** A game from when all stand on the train. */
export function pastOf(steps: readonly ReplayStep[]): Past {
  const from = Math.max(
    0,
    steps.findIndex(({ sights }) => sights[0]!.view.phase !== "setup"),
  );
  return {
    begun: steps[from]!.sights[0]!.view,
    happened: steps.slice(from + 1).flatMap(({ sights }) => sights[0]!.events),
  };
}

export interface Fate {
  round: number;
  bandit: string;
  card: string;
  events: GameEvent[];
  /** The card came to nothing. */
  inVain: boolean;
  /** Why it did not do what it says; null if it did. */
  cause: Cause | null;
  /** So many cars there were. */
  cars: number;
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

export function fatesOf({ begun, happened }: Past, bandits: readonly string[]): Fate[] {
  const fates: Fate[] = [];
  let now: Fate | null = null;
  const seen = [begun];
  happened.forEach((event, i) => {
    const view = seen[i]!;
    seen.push(patch(view, event, view));
    if (event.event === "card-resolved" || event.event === "card-revealed") {
      const { bandit, card } = event;
      const { round, cars } = view;
      now = bandits.includes(bandit)
        ? { round, bandit, card, events: [], inVain: true, cause: null, cars: cars.length }
        : null;
      if (now) fates.push(now);
    } else if (ENDS.has(event.event)) now = null;
    else if (now) {
      now.events.push(event);
      now.inVain = now.events.every((e) => NOTHING.has(e.event));
      now.cause ??= causeOf({ seen, happened }, i, now);
    }
  });
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
export function departures({ begun, happened }: Past): Map<string, { round: number; event: GameEvent }> {
  const left = new Map<string, { round: number; event: GameEvent }>();
  let { round } = begun;
  for (const event of happened) {
    if (event.event === "round-started") round = event.round;
    else if (event.event === "fell-off" || event.event === "left-behind")
      left.set(event.bandit, { round, event });
    else if (event.event === "rode-in") left.delete(event.bandit);
  }
  return left;
}
