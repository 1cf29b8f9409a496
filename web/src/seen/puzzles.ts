/** Puzzles of the day as they are kept: which one a day has follows from its date alone. */

export type PuzzleGame = "express" | "superexpress";

/** As `folsom puzzles` writes it; docs/reference/puzzles.md says what stands where. */
export interface PuzzleFile {
  format: number;
  game: string;
  rules: number;
  first: string;
  scanned: number;
  puzzles: unknown[][];
}

/** Why a play is worse: a reason's name, what was seen of it, and what of the best. */
export interface Worse {
  readonly play: number;
  readonly reason: string;
  readonly seen: number;
  readonly best: number;
}

/** A puzzle. Plays are told by their place among all that can be played. */
export interface Puzzle {
  readonly number: number;
  readonly seed: number;
  readonly seats: number;
  readonly nAnswers: number;
  readonly answers: string;
  readonly seat: number;
  readonly theme: string;
  readonly best: number;
  readonly outlaw: number;
  /** The chance to win with each play, in thousandths. */
  readonly shares: readonly number[];
  readonly why: readonly Worse[];
}

const FORMAT = 1;
const DAY = 86_400_000;

/** Days since 1970 of a calendar day, wherever one is. */
export const dayOf = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

/** That day as a date here, at noon: no change of the clocks moves it to another day. */
export function dateOf(day: number): Date {
  const utc = new Date(day * DAY);
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12);
}

/** "2026-11-16", as addresses have it. */
export const writtenDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The day of an address; null if there is none, or none that there is. */
export function readDay(text: string | null): number | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) ? null : at / DAY;
}

function read(row: unknown[], number: number): Puzzle {
  const [seed, seats, nAnswers, answers, seat, theme, best, outlaw, shares, why] = row as [
    number,
    number,
    number,
    string,
    number,
    string,
    number,
    number,
    number[],
    [number, string, number, number][],
  ];
  return {
    number,
    seed,
    seats,
    nAnswers,
    answers,
    seat,
    theme,
    best,
    outlaw,
    shares,
    why: why.map(([play, reason, seen, best]) => ({ play, reason, seen, best })),
  };
}

export class Puzzles {
  readonly game: PuzzleGame;
  readonly rules: number;
  /** The day of the first puzzle. */
  readonly first: number;
  readonly all: readonly Puzzle[];

  constructor(file: PuzzleFile) {
    if (file.format !== FORMAT || !file.puzzles.length) throw new Error("there are no puzzles");
    this.game = file.game as PuzzleGame;
    this.rules = file.rules;
    this.first = readDay(file.first)!;
    this.all = file.puzzles.map(read);
  }

  /** A day's own puzzle; where days have no more of their own, the archive goes round. */
  of(day: number): Puzzle {
    const n = this.all.length;
    return this.all[(((day - this.first) % n) + n) % n]!;
  }

  /** Whether the puzzle was made for that day. */
  isOwn(day: number): boolean {
    return day >= this.first && day < this.first + this.all.length;
  }

  dayOf(puzzle: Puzzle): number {
    return this.first + puzzle.number;
  }

  /** Those that have had their day, the newest first: what is to come is nobody's to see. */
  until(day: number): Puzzle[] {
    return this.all.filter((puzzle) => this.dayOf(puzzle) <= day).reverse();
  }
}

/** Places of plays, the best first. */
export const standing = (shares: readonly number[]): number[] =>
  shares.map((_, place) => place).sort((a, b) => shares[b]! - shares[a]!);
