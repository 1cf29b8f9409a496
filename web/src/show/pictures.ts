/** Which events are seen together. */
import type { EventFields, GameEvent } from "../wire/messages";

/** What a round event does to many at once is seen at once, as one picture. */
const TOGETHER: Record<string, (event: EventFields) => boolean> = {
  "swivel-arm": ({ how }) => how === "swivel-arm",
  braking: ({ how }) => how === "braking",
  "angry-marshal": ({ event }) => event === "neutral-bullet",
  "passengers-rebellion": ({ event }) => event === "neutral-bullet",
};

/** How many of the next events are part of one picture with the first of them. */
export function together(events: readonly GameEvent[]): number {
  const [first, ...rest] = events as EventFields[];
  const belongs = first?.event === "event-started" ? TOGETHER[first.kind ?? ""] : undefined;
  const end = belongs ? rest.findIndex((event) => !belongs(event)) : 0;
  return 1 + (end < 0 ? rest.length : end);
}
