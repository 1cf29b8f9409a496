/** A puzzle's position in a module, as its seat sees it: what is hidden from that never leaves the Worker. */
import type { Handlers } from "./calls";
import { Fault } from "./faults";
import { LocalGame } from "./game";
import { moduleOf } from "./modules";

/** What a puzzle is kept as. */
export interface Posed {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly seed: number;
  readonly nAnswers: number;
  /** The answers' places among what was offered, as one number of mixed base: bytes in base64. */
  readonly answers: string;
  readonly seat: number;
}

/** What the seat sees there, each part as JSON; and all that it may play. */
export interface Position {
  /** What it saw happen in this round, answer by answer. */
  readonly events: string[];
  readonly view: string;
  readonly decision: string;
  readonly plays: number[][];
}

export interface PuzzleCalls {
  /** The position, or with a play what the seat sees after it. */
  "puzzle.open": { ask: { puzzle: Posed; play: readonly number[] }; tell: never; answer: Position };
}

const PLAN_CARDS = 3;
const SEED_BYTES = 32;
const BASE = 256n;

/** A small number as the 32 bytes of a seed, the highest first. */
export function seedOf(number: number): Uint8Array {
  const seed = new Uint8Array(SEED_BYTES);
  new DataView(seed.buffer).setBigUint64(SEED_BYTES - 8, BigInt(number));
  return seed;
}

function numberOf(packed: string): bigint {
  const bytes = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  return [...bytes].reduceRight((number, byte) => number * BASE + BigInt(byte.charCodeAt(0)), 0n);
}

const firstOf = (asked: number): number => 31 - Math.clz32(asked & -asked);

/** Gives the answers of a puzzle, and calls back after each. */
function unpack(game: LocalGame, { answers, nAnswers }: Posed, each: () => void): void {
  let number = numberOf(answers);
  for (let i = 0; i < nAnswers; i++) {
    const seat = firstOf(game.asked);
    const offered = game.optionsOf(seat);
    const base = BigInt(offered.length || 1);
    if (!game.answer(seat, offered[Number(number % base)] ?? -2))
      throw new Fault("local/unplayable", "an answer of a puzzle could not be given");
    number /= base;
    each();
  }
}

/** Every way to choose so many in order, as they are numbered. */
function ordered(options: readonly number[], n: number): number[][] {
  if (n === 0) return [[]];
  return options.flatMap((option) =>
    ordered(
      options.filter((other) => other !== option),
      n - 1,
    ).map((rest) => [option, ...rest]),
  );
}

export async function open(puzzle: Posed, play: readonly number[] = []): Promise<Position> {
  const { seats, rules, seed, seat } = puzzle;
  const options = { seats, rules_version: rules };
  const game = new LocalGame(await moduleOf(puzzle.game), options, seedOf(seed));
  return positionOf(game, puzzle, seat, play);
}

/** The same in a game that has just been set up. It is closed. */
export function positionOf(game: LocalGame, puzzle: Posed, seat: number, play: readonly number[]): Position {
  try {
    let events: string[] = [];
    const look = () => {
      const seen = game.sight(seat).events;
      if (seen.includes('"round-started"')) events = [];
      events.push(seen);
    };
    unpack(game, puzzle, look);
    const { decision } = game.sight(seat);
    const isPlan = (JSON.parse(decision) as { kind: string } | null)?.kind === "plan";
    const plays = ordered(game.optionsOf(seat), isPlan ? PLAN_CARDS : 1);
    for (const option of play) {
      if (!game.answer(seat, option)) throw new Fault("local/unplayable", "this cannot be played here");
      look();
    }
    return { events, view: game.sight(seat).view, decision: game.sight(seat).decision, plays };
  } finally {
    game.close();
  }
}

export const handlers: Handlers<PuzzleCalls> = {
  "puzzle.open": ({ puzzle, play }) => open(puzzle, play),
};
