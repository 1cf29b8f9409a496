/** The chance to win at every moment of a game: who judged it, by what, and where it turned. Plain data. */

/** Eyes from which nothing is hidden; a seat's are its number, spectators' -1. */
export const OPEN_EYES = -2;

/** The share of the victory that may be expected, and its standard error. */
export interface Chance {
  readonly share: number;
  readonly error: number;
}

/** So many standard errors to either side hold the truth in 95 of 100 cases. */
export const SURE = 1.96;

/**
 * Every seat's chance at every moment, as some eyes knew it: `rows[moment][seat]`, null where nobody has
 * looked yet.
 */
export interface Lines {
  readonly eyes: number;
  readonly playouts: number;
  readonly rows: readonly (readonly Chance[] | null)[];
}

/** Something that a seat could do: one answer, or the cards of a plan one after the other. */
export interface Judged {
  readonly lay: readonly number[];
  /** By what the seat knew. */
  readonly known: Chance;
  /** With everything open. */
  readonly truth: Chance | null;
}

/** A choice looked at again: all that could have been done instead, the best first. */
export interface Reviewed {
  /** So many answers had been given before it. */
  readonly moment: number;
  readonly seat: number;
  readonly chosen: readonly number[];
  readonly options: readonly Judged[];
  /** Whether it was looked at closely: only then it may be called a turning point. */
  readonly isSure: boolean;
}

export const sameLay = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((option, i) => option === b[i]);

export const chosenOf = ({ chosen, options }: Pick<Reviewed, "chosen" | "options">): Judged | undefined =>
  options.find(({ lay }) => sameLay(lay, chosen));

/** The share of the victory that a choice gave away, and its standard error. */
export function costOf(choice: Pick<Reviewed, "chosen" | "options">): Chance {
  const [best, chosen] = [choice.options[0], chosenOf(choice)];
  if (!best || !chosen) return { share: 0, error: 0 };
  return {
    share: Math.max(0, best.known.share - chosen.known.share),
    error: Math.hypot(best.known.error, chosen.known.error),
  };
}

/** A choice that cost less of the victory than this is no turning point. */
export const LEAST_COST = 0.03;
export const MOST_TURNS = 5;

export const isTelling = (choice: Pick<Reviewed, "chosen" | "options">): boolean => {
  const { share, error } = costOf(choice);
  return share >= LEAST_COST && share > 2 * error;
};

/** The choices that cost most, in the order in which they were taken. */
export const turningPoints = (choices: readonly Reviewed[]): Reviewed[] =>
  choices
    .filter((choice) => choice.isSure && isTelling(choice))
    .sort((a, b) => costOf(b).share - costOf(a).share)
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.moment - b.moment);

/** Each seat's line by what it knew itself, where its own eyes have looked. */
export function ownRows(lines: ReadonlyMap<number, Lines>, n: number, seats: number): (Chance[] | null)[] {
  return Array.from({ length: n }, (_, moment) => {
    const row = Array.from({ length: seats }, (_, seat) => lines.get(seat)?.rows[moment]?.[seat]);
    return row.every((chance) => chance !== undefined) ? (row as Chance[]) : null;
  });
}
