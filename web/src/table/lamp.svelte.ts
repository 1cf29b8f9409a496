/** A hint in play: asked for step by step, put out when something else is asked. */
import type { SeatHint } from "../wire/messages";

/** A hint for the seat that is asked: one step more, or the same anew once these cards of a plan are laid. */
export type AskHint = (more: boolean, cards: string[]) => Promise<SeatHint>;

export class Lamp {
  private told = $state.raw<SeatHint | null>(null);
  private isShut = $state(false);
  isThinking = $state(false);
  hasFailed = $state(false);
  /** Which question this is about: an answer to an older one is dropped. */
  private turn = 0;

  get hint(): SeatHint | null {
    return this.isShut ? null : this.told;
  }

  get isLit(): boolean {
    return !this.isShut && (this.told !== null || this.isThinking || this.hasFailed);
  }

  /** Lights it: what was told already is shown again, else one step more is asked for. */
  async ask(ask: AskHint, cards: string[] = [], more = true): Promise<void> {
    if (this.isShut) {
      this.isShut = false;
      if (this.told) return;
    }
    if (this.isThinking || (more && this.told?.step === 3)) return;
    const turn = this.turn;
    this.isThinking = true;
    this.hasFailed = false;
    const found = await ask(more, cards).catch(() => null);
    if (turn !== this.turn) return;
    this.isThinking = false;
    this.hasFailed = found === null;
    this.told = found ?? this.told;
  }

  /** The same step anew, with other cards laid. */
  again(ask: AskHint, cards: string[]): void {
    const { told, isShut } = this;
    this.out();
    if (told && !isShut) void this.ask(ask, cards, false);
  }

  /** Out of sight, not forgotten. */
  shut(): void {
    this.isShut = true;
  }

  /** Something else is asked. */
  out(): void {
    this.turn += 1;
    this.told = null;
    this.isShut = this.isThinking = this.hasFailed = false;
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

/** The same as numbers from 0 to 1 for a bar with its whisker; the best option's doubt ends the scale. */
export function barOf(hint: SeatHint | null, option: number | undefined): string {
  const chances = hint?.chances ?? [];
  const chance = chances.find((each) => each.option === option);
  if (!chance) return "";
  const most = Math.max(...chances.map(({ share, error }) => share + error), 0.01);
  const at = (share: number) => Math.max(0, Math.min(1, share / most)).toFixed(3);
  const { share, error } = chance;
  return `--share:${at(share)};--low:${at(share - error)};--high:${at(share + error)}`;
}
