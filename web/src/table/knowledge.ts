/**
 * What this device knows of a table, made from the server's messages. Pure: no socket, no clock, no screen.
 */
import type { Outcome, Said, SeatClock, ServerMessage, Sight, TableState, You } from "../wire/messages";

export interface Knowledge {
  /** Number of the last message taken in; said in the next hello. */
  number: number | null;
  table: TableState | null;
  you: You;
  /** Number of the next answer. */
  answer: number;
  sights: Sight[];
  clocks: SeatClock[];
  clocksAt: number;
  /** Server's clock less ours, in milliseconds. */
  skew: number;
  outcome: Outcome | null;
  chat: Said[];
  present: number[];
  /** When, by this device's clock, a seat was first missed, and when the table last moved on. */
  awaySince: Record<number, number>;
  movedAt: number;
}

export const NOTHING_KNOWN: Knowledge = {
  number: null,
  table: null,
  you: { seats: [], is_host: false, has_seen: [] },
  answer: 0,
  sights: [],
  clocks: [],
  clocksAt: 0,
  skew: 0,
  outcome: null,
  chat: [],
  present: [],
  awaySince: {},
  movedAt: 0,
};

const MAX_CHAT = 200;

/** Takes a message in. Repeats and old ones change nothing. */
export function learn(known: Knowledge, message: ServerMessage, now: number): Knowledge {
  if (
    "number" in message &&
    (message.type === "update" || message.type === "table" || message.type === "said") &&
    known.number !== null &&
    message.number <= known.number
  )
    return known;
  switch (message.type) {
    case "welcome":
      return {
        ...known,
        number: message.number,
        table: message.table,
        you: message.you,
        answer: message.answer,
        sights: message.sights,
        clocks: message.clocks,
        clocksAt: message.at,
        skew: message.now - now,
        outcome: message.outcome,
        chat: message.chat,
        movedAt: now,
      };
    case "resumed":
      return { ...known, you: message.you, skew: message.now - now };
    case "update": {
      const table = message.table ?? (known.table && { ...known.table, asked: message.asked });
      return {
        ...known,
        number: message.number,
        answer: message.answer,
        sights: message.sights,
        clocks: message.clocks,
        clocksAt: message.at,
        outcome: message.outcome,
        table,
        movedAt: now,
      };
    }
    case "table":
      return {
        ...known,
        number: message.number,
        table: message.table,
        you: { ...known.you, is_host: isHost(known.you, message.table) },
        clocks: message.clocks,
        clocksAt: message.at,
      };
    case "said":
      return { ...known, number: message.number, chat: [...known.chat, message].slice(-MAX_CHAT) };
    case "presence":
      return { ...known, present: message.seats, awaySince: missed(known, message.seats, now) };
    case "pong":
      return { ...known, skew: message.now - now };
    default:
      return known;
  }
}

/** Whose table it is may change when somebody leaves; a host without a seat is told when that is so. */
const isHost = ({ seats, is_host }: You, { host }: TableState) =>
  host === null ? is_host : seats.includes(host);

function missed(known: Knowledge, present: number[], now: number): Record<number, number> {
  const away = (known.table?.seats ?? []).map(({ seat }) => seat).filter((seat) => !present.includes(seat));
  return Object.fromEntries(away.map((seat) => [seat, known.awaySince[seat] ?? now]));
}

/** What a seat sees; a spectator's sight if it has none of its own. */
export function sightOf(sights: Sight[], seat: number | null): Sight | null {
  return sights.find((s) => s.seat === seat) ?? sights.find((s) => s.seat === null) ?? sights[0] ?? null;
}

/** Milliseconds a seat has left at `now` on this device's clock. */
export function timeLeft(known: Knowledge, seat: number, now: number): number | null {
  const clock = known.clocks.find((c) => c.seat === seat);
  if (!clock) return null;
  const run = clock.is_running ? now + known.skew - known.clocksAt : 0;
  return Math.max(0, clock.left - run);
}

/**
 * A seat left in mid-game, and whether this device may take it: not with another hand of the game in mind.
 */
export function freeSeat(known: Knowledge): "none" | "open" | "closed" {
  const free = known.table?.seats.filter((s) => s.is_free) ?? [];
  if (!free.length || known.you.seats.length) return "none";
  return free.some(({ seat }) => known.you.has_seen.every((seen) => seen === seat)) ? "open" : "closed";
}
