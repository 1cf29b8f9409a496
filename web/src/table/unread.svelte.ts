/** What was said and not yet looked at: a number for the badge, and the last of it for a moment. */
import type { Said } from "../wire/messages";

/** Milliseconds for which a line can be read before it goes. */
const SHOWN = 6000;

export class Unread {
  /** The number up to which everything was read; null before the first look at the table. */
  private read = $state<number | null>(null);
  /** What was said last, while it is shown. */
  toast = $state.raw<Said | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** How many lines are new to this reader. */
  count(chat: Said[], mine: number[]): number {
    return this.newOnes(chat, mine).length;
  }

  private newOnes(chat: Said[], mine: number[]): Said[] {
    const { read } = this;
    if (read === null) return [];
    return chat.filter((said) => said.number > read && (said.seat === null || !mine.includes(said.seat)));
  }

  /** The table has been told more. Gives back whether somebody has just spoken to this reader. */
  hear(chat: Said[], mine: number[], isReading: boolean): boolean {
    const last = chat.at(-1)?.number ?? 0;
    if (this.read === null || isReading) {
      this.read = last;
      this.forget();
      return false;
    }
    const said = this.newOnes(chat, mine).at(-1);
    if (!said || said.number <= (this.heard ?? 0)) return false;
    this.heard = said.number;
    this.forget();
    this.toast = said;
    this.timer = setTimeout(() => (this.toast = null), SHOWN);
    return true;
  }
  private heard: number | null = null;

  private forget(): void {
    clearTimeout(this.timer);
    this.toast = null;
  }
}
