/** Whoever presses one thing after the other is answered first: what was found out meanwhile waits. */

/** Milliseconds without a press after which there is time for everything else; whoever has pressed twice
 *  within a second is going through the game, and is given longer. */
const QUIET_MS = 400;
const STEPPING_MS = 900;
const A_SECOND = 1000;

export class Pressing {
  /** How long there is no time for anything else from the last press on. */
  quiet = QUIET_MS;
  #last = -A_SECOND;
  #held: (() => void)[] = [];
  #waiting: ReturnType<typeof setTimeout> | undefined;

  press(): void {
    const now = performance.now();
    this.quiet = now - this.#last < A_SECOND ? STEPPING_MS : QUIET_MS;
    this.#last = now;
  }

  /** Does something as soon as nobody presses anything, in the order in which it was asked for. */
  after(act: () => void): void {
    this.#held.push(act);
    if (this.#waiting === undefined) this.#look();
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.#held = [];
  }

  #look = (): void => {
    const left = this.#last + this.quiet - performance.now();
    this.#waiting = left > 0 ? setTimeout(this.#look, left) : undefined;
    if (left > 0) return;
    const held = this.#held;
    this.#held = [];
    for (const act of held) act();
  };
}
