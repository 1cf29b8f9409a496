/** A hint in play: asked for step by step, put out when something else is asked. Where it comes from is the desk's. */
import type { SeatHint } from "../wire/messages";

/** A hint for the seat that is asked: one step more of it, or the same anew once these cards of a plan are laid. */
export type AskHint = (more: boolean, cards: string[]) => Promise<SeatHint>;

export class Lamp {
  hint = $state.raw<SeatHint | null>(null);
  isThinking = $state(false);
  hasFailed = $state(false);
  /** Which question this is about: an answer to an older one is dropped. */
  private turn = 0;

  get isLit(): boolean {
    return this.hint !== null || this.isThinking || this.hasFailed;
  }

  async ask(ask: AskHint, cards: string[] = [], more = true): Promise<void> {
    if (this.isThinking || (more && this.hint?.step === 3)) return;
    const turn = this.turn;
    this.isThinking = true;
    this.hasFailed = false;
    const found = await ask(more, cards).catch(() => null);
    if (turn !== this.turn) return;
    this.isThinking = false;
    this.hasFailed = found === null;
    this.hint = found ?? this.hint;
  }

  /** The same step anew, with other cards laid. */
  again(ask: AskHint, cards: string[]): void {
    const { hint } = this;
    this.out();
    if (!hint) return;
    this.hint = null;
    void this.ask(ask, cards, false);
  }

  out(): void {
    this.turn += 1;
    this.hint = null;
    this.isThinking = this.hasFailed = false;
  }
}

/** How an option is marked: `lit` or `dim` with two of them lit, `best` or `some` with its chance. */
export function markedBy(hint: SeatHint | null, option: number | undefined) {
  if (!hint?.lit || option === undefined) return {};
  const chance = hint.chances?.find((each) => each.option === option);
  if (!chance) return { "data-lamp": hint.lit.includes(option) ? "lit" : "dim" };
  return {
    "data-lamp": hint.chances![0] === chance ? "best" : "some",
    "data-chance": `${Math.round(100 * chance.share)}\u2009%`,
  };
}

/** The same as numbers for a bar with its whisker, from 0 to 1; the scale ends where the best option's doubt does. */
export function barOf(hint: SeatHint | null, option: number | undefined): string {
  const chances = hint?.chances ?? [];
  const chance = chances.find((each) => each.option === option);
  if (!chance) return "";
  const most = Math.max(...chances.map(({ share, error }) => share + error), 0.01);
  const at = (share: number) => Math.max(0, Math.min(1, share / most)).toFixed(3);
  return `--share:${at(chance.share)};--low:${at(chance.share - chance.error)};--high:${at(chance.share + chance.error)}`;
}
