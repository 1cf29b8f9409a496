/** Whoever presses one thing after the other is answered first: what was found out meanwhile waits. */

/** Milliseconds without a press after which there is time for everything else. */
const QUIET_MS = 400;

export class Pressing {
  #last = -QUIET_MS;
  #held: (() => void)[] = [];
  #waiting: ReturnType<typeof setTimeout> | undefined;

  press(): void {
    this.#last = performance.now();
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
    const left = this.#last + QUIET_MS - performance.now();
    this.#waiting = left > 0 ? setTimeout(this.#look, left) : undefined;
    if (left > 0) return;
    const held = this.#held;
    this.#held = [];
    for (const act of held) act();
  };
}
