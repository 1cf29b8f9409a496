/** A lesson: a game that was played by the rules, and goes on when the right thing was tapped. */
import { keepStep } from "../device/lessons";
import { Show } from "../show/show.svelte";
import { narrate } from "../words/narrate";
import type { Sight } from "../wire/messages";
import type { Desk, Tapped } from "./desk";
import { unfold, type Awaited, type Recording, type Step } from "./recording";

/** How long the answer to a wrong tap stays, in milliseconds. */
const ANSWER_STAYS = 4000;
/** So many wrong taps, and what is wanted nods; so many, and it is offered to be done. */
const NODS = 2;
const SHOWN = 3;

/** "card django rob", "space 3 roof", "token 18", "who belle", "sheet doc": as in the script. */
export function nameOf(what: Tapped): string {
  if (what.card !== undefined) return `card ${what.card}`;
  if (what.token !== undefined) return `token ${what.token}`;
  if (what.who !== undefined) return `who ${what.who}`;
  return what.sheet === undefined ? `space ${what.car} ${what.floor}` : `sheet ${what.sheet}`;
}

export class Lesson implements Desk {
  readonly kind = "lesson";
  readonly show = new Show();
  readonly seats = [];
  readonly present = [];
  readonly chat = [];
  readonly busy = false;
  readonly game: Recording["game"];
  readonly steps: Step[];
  at = $state(0);
  /** Why the last tap was wrong: the name of a sentence. */
  wrong = $state<string | null>(null);
  private done = $state(0);
  private misses = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(recording: Recording, at = 0) {
    this.game = recording.game;
    this.steps = unfold(recording);
    this.go(at);
  }

  get step(): Step {
    return this.steps[this.at]!;
  }
  get moment() {
    return this.at;
  }
  get awaited(): Awaited | null {
    return this.step.awaits[this.done] ?? null;
  }
  get isPlaying(): boolean {
    return this.show.behind > 0;
  }
  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }
  get nods(): boolean {
    return this.misses >= NODS;
  }
  get canBeShown(): boolean {
    return this.awaited !== null && this.misses >= SHOWN;
  }
  /** The sentence of the step, or the answer to a wrong tap. */
  get says(): string {
    return this.wrong ?? `lesson-${this.game}-${this.step.name}`;
  }
  /** Where the next act begins; the end, in the last one. */
  get nextAct(): number {
    const next = this.steps.findIndex((step) => step.act > this.step.act);
    return next < 0 ? this.steps.length - 1 : next;
  }

  /** To the beginning of a step, as it is when the coach speaks. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, Math.trunc(at) || 0));
    this.begin();
    const told = this.steps.slice(0, this.at + 1).filter((step) => step.act === this.step.act);
    const sights = told.flatMap((step) => [...step.before, ...step.awaits.flatMap((a) => a.then)]);
    const lines = sights.flatMap(({ events, view }) => events.flatMap((event) => narrate(event, view) ?? []));
    this.show.begin(this.asking(), lines);
  }

  /** What was awaited has been done, or read: on to what follows. What is still being shown only ends. */
  on(): void {
    if (this.isPlaying) return this.show.skip();
    const more = this.done < this.step.awaits.length - 1;
    if (!more && this.isLast) return;
    if (!more && this.steps[this.at + 1]!.begins) return this.go(this.at + 1);
    const following = more ? this.awaited!.then : this.steps[this.at + 1]!.before;
    if (more) {
      this.done += 1;
      this.settle();
    } else {
      this.at += 1;
      this.begin();
    }
    for (const sight of following) this.show.push(sight);
    this.show.push(this.asking());
  }

  answer(option: number): void {
    if (option === this.awaited?.option) return this.on();
    const form = this.awaited?.decision?.options.find((o) => o.number === option)?.form;
    this.miss(form && "token" in form ? `token ${form.token}` : "");
  }

  async answerCards(): Promise<void> {}

  /** Whether a tap was answered here; else it means what it means at every table. */
  tapped(what: Tapped): boolean {
    const name = nameOf(what);
    if (this.isPlaying) this.show.skip();
    else if (name === this.awaited?.tap) this.on();
    else if (this.explains(name) || (this.awaited && what.sheet === undefined)) this.miss(name);
    else return false;
    return true;
  }

  close(): void {
    clearTimeout(this.timer);
    this.show.skip();
  }

  takeBack(): void {}
  speak(): void {}
  clock() {
    return null;
  }

  private explains(name: string): string | undefined {
    return this.step.wrong[name] ?? this.step.wrong[name.split(" ")[0]!];
  }

  private miss(name: string): void {
    const answer = this.explains(name);
    this.settle();
    this.wrong = answer ? `lesson-${this.game}-${this.step.name}-${answer}` : "lesson-wrong";
    this.misses += 1;
    this.timer = setTimeout(() => (this.wrong = null), ANSWER_STAYS);
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.wrong = null;
  }

  private begin(): void {
    this.settle();
    this.done = 0;
    this.misses = 0;
    keepStep(this.game, this.isLast ? 0 : this.at);
  }

  /** The table as it is then, with nothing lit but what is wanted. */
  private asking(): Sight {
    const awaited = this.awaited;
    const then = this.step.awaits.slice(0, this.done).flatMap((a) => a.then);
    const view = (then.at(-1)?.view ?? this.step.seen) as Sight["view"];
    const decision = awaited?.decision && {
      ...awaited.decision,
      options: awaited.decision.options.filter((o) => o.number === awaited.option),
    };
    return {
      seat: 0,
      events: [],
      view,
      decision: (decision ?? null) as Sight["decision"],
      can_take_back: false,
    };
  }
}
