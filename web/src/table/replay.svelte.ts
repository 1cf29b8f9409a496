/** A finished game, step by step: any seat's eyes, or all open. */
import { Show } from "../show/show.svelte";
import type { Outcome, ReplayFile, Sight } from "../wire/messages";
import { narrateAll, type Line } from "../words/narrate";
import type { Desk } from "./desk";

/** Lines of the log that are told again after a jump. */
const TOLD_STEPS = 60;
/** Milliseconds a step takes at least, however little there is to see. */
const PACE = 120;

export class Replay implements Desk {
  readonly kind = "replay";
  readonly show = new Show();
  readonly chat = [];
  readonly busy = false;
  readonly present: number[] = [];
  step = $state(0);
  /** The seat looked through; null is all open. */
  eyes = $state<number | null>(null);
  playing = $state(false);
  /** Counts how often playing was begun and ended: what plays knows by it that it is still wanted. */
  private turn = 0;

  constructor(
    readonly file: ReplayFile,
    step = 0,
  ) {
    this.go(step);
  }

  get seats() {
    return this.file.seats;
  }
  get outcome(): Outcome | null {
    return this.file.outcome;
  }
  get moment() {
    return this.step;
  }
  get last() {
    return this.file.steps.length - 1;
  }
  /** Everybody's cards, when all is open. */
  get hands(): string[][] | null {
    return this.eyes === null
      ? this.file.steps[this.step]!.sights.filter((s) => s.seat !== null).map((s) => s.view.hand ?? [])
      : null;
  }
  /** Whether the next step was a choice, so that another one can be tried. */
  get canAsk(): boolean {
    return this.outcome !== null && this.file.steps[this.step + 1]?.decision != null;
  }
  /** Everything that happened, nothing hidden. */
  get happened() {
    return this.file.steps.flatMap((step) => step.sights[0]!.events);
  }
  /** The steps at which rounds begin. */
  get rounds(): number[] {
    return this.file.steps.flatMap((step, i) =>
      step.sights[0]!.events.some((e) => e.event === "round-started") ? [i] : [],
    );
  }

  private sight(step: number): Sight {
    const { sights } = this.file.steps[step]!;
    const found = sights.find((s) => s.seat === this.eyes) ?? sights[0]!;
    return { ...found, decision: null, can_take_back: false };
  }

  go(step: number): void {
    this.stop();
    this.step = Math.max(0, Math.min(this.last, step));
    const lines: Line[] = [];
    for (let i = Math.max(0, this.step - TOLD_STEPS); i <= this.step; i++) {
      const { events, view } = this.sight(i);
      lines.push(...narrateAll(events, view).filter((line) => line !== null));
    }
    this.show.begin(this.sight(this.step), lines);
  }

  look(eyes: number | null): void {
    this.eyes = eyes;
    this.go(this.step);
  }

  /** One step on, played on the train. */
  on(): void {
    if (this.step >= this.last) return this.stop();
    this.show.skip();
    this.step += 1;
    this.show.push(this.sight(this.step));
  }

  async play(): Promise<void> {
    if (this.step >= this.last) this.go(0);
    this.playing = true;
    const turn = ++this.turn;
    while (turn === this.turn && this.step < this.last) {
      this.on();
      await Promise.all([this.show.played, new Promise((done) => setTimeout(done, PACE))]);
    }
    if (turn === this.turn) this.stop();
  }

  stop(): void {
    this.turn += 1;
    this.playing = false;
  }

  answer(): void {}
  async answerCards(): Promise<void> {}
  takeBack(): void {}
  clock() {
    return null;
  }
}
