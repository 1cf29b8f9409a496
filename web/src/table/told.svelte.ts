/** What the table has said so far, whoever waits for it to say more, and its clocks. */
import type { ServerMessage } from "../wire/messages";
import { learn, NOTHING_KNOWN, timeLeft, type Knowledge } from "./knowledge";
import { whyWait, type Why } from "./waiting";

const TICK = 500;
const SLOWLY = 10_000;

export class Told {
  known = $state.raw<Knowledge>(NOTHING_KNOWN);
  private now = $state(Date.now());
  /** The same to ten seconds: how long somebody has been waited for. */
  private slowly = $state(Date.now());
  private waiting: { isSo: (known: Knowledge) => boolean; go: () => void }[] = [];
  private readonly timer = setInterval(() => {
    const now = Date.now();
    if (this.known.clocks.length) this.now = now;
    if (now - this.slowly >= SLOWLY) this.slowly = now;
  }, TICK);

  /** Takes a message in, and says whether its number was a new one. */
  hear(message: ServerMessage): boolean {
    const had = this.known.number;
    this.known = learn(this.known, message, Date.now());
    this.wake(({ isSo }) => isSo(this.known));
    return this.known.number !== had;
  }

  /** Settles when what is known is so, and when nobody listens any more. */
  until(isSo: (known: Knowledge) => boolean): Promise<void> {
    return isSo(this.known) ? Promise.resolve() : new Promise((go) => this.waiting.push({ isSo, go }));
  }

  private wake(which: (waiting: Told["waiting"][number]) => boolean): void {
    const ready = this.waiting.filter(which);
    this.waiting = this.waiting.filter((one) => !ready.includes(one));
    for (const { go } of ready) go();
  }

  /** All is to be told anew. */
  startOver(): void {
    this.known = { ...this.known, number: null };
  }

  /** "1:05" left for a seat, or null without a clock. */
  clock(seat: number): string | null {
    const left = timeLeft(this.known, seat, this.now);
    if (left === null) return null;
    const seconds = Math.ceil(left / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  /** For whom the table waits, where that is more than who is asked. */
  get why(): Why | null {
    return whyWait(this.known, Math.max(this.slowly, this.known.movedAt));
  }

  close(): void {
    clearInterval(this.timer);
    this.wake(() => true);
  }
}
