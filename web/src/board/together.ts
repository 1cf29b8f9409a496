/** Within so many milliseconds what comes is handed on together: each time the whole board looks at it. */
const TOGETHER_MS = 200;

/** Hands on together what comes bit by bit: the first of it at once, the rest soon. */
export class Together<Thing> {
  #told: Thing[] = [];
  #isFirst = true;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly handOn: (things: Thing[]) => void) {}

  add(things: readonly Thing[]): void {
    this.#told.push(...things);
    if (this.#isFirst) this.now();
    else this.#waiting ??= setTimeout(() => this.now(), TOGETHER_MS);
  }

  /** All that has come and was not handed on yet. */
  now(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    const told = this.#told;
    this.#told = [];
    if (!told.length) return;
    this.#isFirst = false;
    this.handOn(told);
  }
}
