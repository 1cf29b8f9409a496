/** For whom the table waits, why, and what this device may do about it. Pure: what is known, and the time. */
import { freeSeat, type Knowledge } from "./knowledge";

/** How long the server lets a seat keep the others waiting before one of them may call a bot. */
const PATIENCE = 60_000;
/** A margin, for clocks that do not agree. */
const MARGIN = 1_500;
/** Somebody who is there is not hurried so soon. */
const THINKING = 2 * PATIENCE;

export type Why =
  | { why: "paused" | "bot-mine" | "free-seat"; mayAct: boolean }
  | { why: "away" | "thinks"; seats: number[]; minutes: number; mayAct: boolean };

/** Null: somebody is asked, and nothing more is to be said than who. */
export function whyWait(known: Knowledge, now: number): Why | null {
  const { table, you } = known;
  if (!table) return null;
  if (table.phase === "paused") return { why: "paused", mayAct: you.seats.length > 0 };
  if (table.phase !== "playing") return null;
  if (freeSeat(known) === "open") return { why: "free-seat", mayAct: true };
  if (you.seats.some((seat) => table.seats[seat]?.bot_plays_on)) return { why: "bot-mine", mayAct: true };
  if (table.asked.some((seat) => you.seats.includes(seat))) return null;
  const people = table.asked.filter((seat) => {
    const asked = table.seats[seat];
    return asked?.kind === "person" && !asked.bot_plays_on;
  });
  const waited = now - known.movedAt;
  const isRunning = known.clocks.length > 0;
  const hasHands = you.seats.length > 0 || you.is_host;
  const away = people.filter((seat) => seat in known.awaySince);
  if (away.length) {
    const since = Math.max(...away.map((seat) => known.awaySince[seat]!));
    const minutes = Math.floor(Math.max(0, now - since) / 60_000);
    const mayAct = you.is_host || (hasHands && waited >= PATIENCE + MARGIN);
    return { why: "away", seats: away, minutes, mayAct };
  }
  // A clock says all this better, and ends it.
  if (isRunning || !people.length || waited < PATIENCE) return null;
  return {
    why: "thinks",
    seats: people,
    minutes: Math.floor(waited / 60_000),
    mayAct: hasHands && waited >= THINKING,
  };
}

/** A mark on a seat's sheet: a bot plays for its person, who is away or wants to pause. */
export type Mark = "bot" | "away" | "pause";

export function markOf({ table, present }: Knowledge, seat: number): Mark | null {
  const sitting = table?.seats[seat];
  if (!table || sitting?.kind !== "person" || table.phase === "over") return null;
  if (sitting.bot_plays_on) return "bot";
  if (table.wants_pause.includes(seat)) return "pause";
  return present.includes(seat) ? null : "away";
}
