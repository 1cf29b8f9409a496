/**
 * What an answer led to, card by card: one beat a card that is turned over, or a stretch of the game that
 * begins.
 */
import type { View } from "../seen/game";
import type { EventKind, GameEvent, GameView, Sight } from "../wire/messages";
import { patch } from "./patch";

const BEGINS = new Set<EventKind>([
  "card-resolved",
  "card-revealed",
  "pass-started",
  "shootin-started",
  "event-started",
  "round-started",
  "car-uncoupled",
  "game-ended",
]);
/** What only announces the card behind it belongs to that card. */
const HEADS = new Set<EventKind>(["pass-started", "shootin-started"]);

function cut(events: readonly GameEvent[]): GameEvent[][] {
  const beats: GameEvent[][] = [];
  for (const event of events) {
    const last = beats.at(-1);
    const isHead = last?.every((each) => HEADS.has(each.event));
    if (last && (isHead || !BEGINS.has(event.event))) last.push(event);
    else beats.push([event]);
  }
  return beats;
}

/** The sights of each beat; the last is what came of it all. `before` is what was seen then. */
export function beatsOf(before: View | null, sight: Sight): Sight[] {
  const beats = cut(sight.events);
  if (!before || beats.length < 2) return [sight];
  let seen = before;
  return beats.map((events, i) => {
    if (i === beats.length - 1) return { ...sight, events };
    for (const event of events) seen = patch(seen, event, sight.view);
    return { ...sight, events, view: seen as GameView, decision: null, can_take_back: false };
  });
}
