/** Long work in the Worker: in slices, so that others are heard. */
import { giveWay } from "./calls";

/** Milliseconds of work before others are heard. */
const SLICE = 8;

/** Works in slices, and stops when nobody wants it any more. */
export class Shift {
  #begun = performance.now();
  constructor(private readonly signal: AbortSignal) {}

  async isWanted(): Promise<boolean> {
    if (performance.now() - this.#begun > SLICE) {
      await giveWay();
      this.#begun = performance.now();
    }
    return !this.signal.aborted;
  }
}
