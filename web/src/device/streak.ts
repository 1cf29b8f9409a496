/** What was answered to puzzles on this device, and how many days in a row the answer was right. */
import { remember, remembered } from "./memory";

export interface Answered {
  /** The first play tried, by its place; later ones do not count. */
  readonly play: number;
  readonly isRight: boolean;
}

interface Kept {
  /** By the number of the puzzle. */
  done: Record<string, Answered>;
  /** By the day: whether its puzzle was solved on the very day. */
  days: Record<string, boolean>;
  best: number;
}

/** Days that are still looked at. */
const KEPT_DAYS = 400;

function kept(game: string): Kept {
  try {
    const found = JSON.parse(remembered(`puzzles-${game}`) ?? "") as Partial<Kept>;
    return { done: found.done ?? {}, days: found.days ?? {}, best: found.best ?? 0 };
  } catch {
    return { done: {}, days: {}, best: 0 };
  }
}

export class Streak {
  #kept: Kept;

  constructor(private readonly game: string) {
    this.#kept = kept(game);
  }

  answered(puzzle: number): Answered | null {
    return this.#kept.done[puzzle] ?? null;
  }

  /** What became of a day's puzzle on the day; null if it was not answered then. */
  on(day: number): boolean | null {
    return this.#kept.days[day] ?? null;
  }

  /** Only the first answer counts; and for the row of days, only if it is given on the day. */
  keep(puzzle: number, answered: Answered, day: number, isOfToday: boolean): void {
    this.#kept.done[puzzle] ??= answered;
    if (isOfToday) this.#kept.days[day] ??= answered.isRight;
    for (const old of Object.keys(this.#kept.days))
      if (Number(old) < day - KEPT_DAYS) delete this.#kept.days[old];
    this.#kept.best = Math.max(this.#kept.best, this.length(day));
    remember(`puzzles-${this.game}`, JSON.stringify(this.#kept));
  }

  /** Days in a row, up to today; a day that is not over yet breaks nothing. */
  length(today: number): number {
    let day = this.on(today) === null ? today - 1 : today;
    let n = 0;
    while (this.on(day)) {
      n += 1;
      day -= 1;
    }
    return n;
  }

  get best(): number {
    return this.#kept.best;
  }
}
