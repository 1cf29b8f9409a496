/** Which events are seen together. */
import type { EventFields, GameEvent } from "../wire/messages";

/**
 * What a round event does to many at once is seen at once, as one picture; so is what a blow or a bullet does
 * to whom it meets. What follows belongs to it if its kind, and how it happens, read so.
 */
const TOGETHER: Record<string, RegExp> = {
  "swivel-arm": / swivel-arm$/,
  braking: / braking$/,
  "angry-marshal": /^neutral-bullet/,
  "passengers-rebellion": /^neutral-bullet/,
  "marshals-revenge": /^loot-dropped/,
  "take-it-all": /^strongbox-placed/,
  "hostage-conductor": /^ransom-paid/,
  "marshal-moved": /^(neutral-bullet|bullets-short|bandit-fled)/,
  "bandit-punched": /^loot-(fell|pocketed)| push$/,
  "bandit-shot": / shot$|^bandit-(pushed|stunned)|^fell-off/,
};

/** How many of the next events are part of one picture with the first of them. */
export function together(events: readonly GameEvent[]): number {
  const [first, ...rest] = events as EventFields[];
  const reads = first && TOGETHER[first.event === "event-started" ? (first.kind ?? "") : first.event];
  const belongs = ({ event, how, bandit, target }: EventFields) =>
    reads!.test(`${event} ${how}`) && (!first!.target || [bandit, target].includes(first!.target));
  const end = reads ? rest.findIndex((event) => !belongs(event)) : 0;
  return 1 + (end < 0 ? rest.length : end);
}
