/** Which events are seen together. */
import type { EventFields, EventKind, GameEvent } from "../wire/messages";

/**
 * What a round event does to many at once is seen at once, as one picture; so is what a blow or a bullet does
 * to whom it meets.
 */
const TOGETHER: Record<string, (event: EventFields, first: EventFields) => boolean> = {
  "swivel-arm": ({ how }) => how === "swivel-arm",
  braking: ({ how }) => how === "braking",
  "angry-marshal": ({ event }) => event === "neutral-bullet",
  "passengers-rebellion": ({ event }) => event === "neutral-bullet",
  "marshals-revenge": ({ event }) => event === "loot-dropped",
  "take-it-all": ({ event }) => event === "strongbox-placed",
  "hostage-conductor": ({ event }) => event === "ransom-paid",
  "bandit-punched": ({ event, how }) => event === "loot-fell" || event === "loot-pocketed" || how === "push",
  "bandit-shot": ({ event, how, bandit }, { target }) =>
    bandit === target && (how === "shot" || MET.has(event)),
};

const MET = new Set<EventKind>(["bandit-pushed", "bandit-stunned", "fell-off"]);

/** How many of the next events are part of one picture with the first of them. */
export function together(events: readonly GameEvent[]): number {
  const [first, ...rest] = events as EventFields[];
  const belongs = first && TOGETHER[first.event === "event-started" ? (first.kind ?? "") : first.event];
  const end = belongs ? rest.findIndex((event) => !belongs(event, first)) : 0;
  return 1 + (end < 0 ? rest.length : end);
}
