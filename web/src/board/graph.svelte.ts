/* eslint-disable svelte/prefer-svelte-reactivity -- maps are replaced as a whole, never changed in place */
/** Everybody's chances along the main line: what is looked at first, then the rest, then finer and finer. */
import { type Chance, type Lines, OPEN_EYES, ownRows, type Reviewed } from "../analysis/chances";
import type { Engine } from "../local/engine";
import type { Line } from "../local/line";
import type { SeatState } from "../wire/messages";
import type { Pressing } from "./pressing";

/** Playouts a point: the first line, the quick setting, and what is added while one looks. */
const PASSES = { first: 24, quick: 120, fine: 480 };

export type Eyes = number | null;
type Rows = readonly (readonly Chance[] | null)[];

interface Found {
  readonly lines: ReadonlyMap<number, Lines>;
  readonly reviewed: readonly Reviewed[] | null;
  readonly progress: number;
}
const NOTHING: Found = { lines: new Map(), reviewed: null, progress: 0 };

/** The game that is judged. */
export interface Judged {
  readonly seats: SeatState[];
  readonly eyes: Eyes;
  readonly fault: string | null;
  readonly mainLine: Line;
  readonly judge: Engine | null;
  readonly pressing: Pressing;
  fail(thrown: unknown): void;
}

export class Graph {
  /** By what its lines are judged: by what those eyes knew, or with everything open. */
  isTrue = $state(false);
  lines = $state.raw<ReadonlyMap<number, Lines>>(new Map());
  reviewed = $state.raw<readonly Reviewed[] | null>(null);
  /** How much of the review is done. */
  progress = $state(0);
  #game: Judged;
  /** What is found out already; shown it is as soon as nobody presses anything. */
  #found: Found = NOTHING;
  #drawing: AbortController | null = null;

  constructor(game: Judged) {
    this.#game = game;
  }

  close(): void {
    this.#drawing?.abort();
  }

  /** The eyes by which it is judged now: null is each by its own. */
  judgedBy = $derived.by<Eyes>(() => (this.isTrue ? OPEN_EYES : this.#game.eyes));
  rows = $derived<Rows>(this.#rowsOf(this.judgedBy) ?? []);
  /** What the eyes believed, beside what was true. */
  believed = $derived.by<Rows | null>(() => (this.isTrue ? this.#rowsOf(this.#game.eyes) : null));
  /** How finely it is drawn: playouts a point, and whether more are coming. */
  playouts = $derived.by(() => {
    const drawn = (eyes: number) => this.lines.get(eyes)?.playouts ?? 0;
    return this.judgedBy === null
      ? Math.min(...this.#game.seats.map((_, seat) => drawn(seat)))
      : drawn(this.judgedBy);
  });
  isDrawing = $derived.by(() => !this.#game.fault && this.playouts < PASSES.fine);

  #rowsOf(eyes: Eyes): Rows | null {
    const { seats, mainLine } = this.#game;
    return eyes === null
      ? ownRows(this.lines, mainLine.steps.length + 1, seats.length)
      : (this.lines.get(eyes)?.rows ?? null);
  }

  /** A seat's own line: the very rows of the eyes that judged it, which stay while others are drawn. */
  rowsFor(seat: number): Rows {
    return this.lines.get(this.judgedBy ?? seat)?.rows ?? [];
  }

  judge(isTrue: boolean): void {
    this.isTrue = isTrue;
    this.draw();
  }

  /** The main line is another one now: what was judged of the old one is forgotten. */
  forget(): void {
    this.#found = NOTHING;
    this.#show();
    this.draw();
  }

  /** Draws what is looked at, and goes on until all is fine. */
  draw(): void {
    this.#drawing?.abort();
    const control = (this.#drawing = new AbortController());
    void this.#drawAll(control.signal).catch((thrown) => this.#game.fail(thrown));
  }

  async #drawAll(signal: AbortSignal): Promise<void> {
    const { mainLine: line, eyes, judge } = this.#game;
    const seats = this.#game.seats.map((_, seat) => seat);
    const wanted = this.isTrue ? [OPEN_EYES] : eyes === null ? seats : [eyes];
    const others = [...seats, OPEN_EYES].filter((each) => !wanted.includes(each));
    const graph = async (of: number[], playouts: number) => {
      const lacking = of.filter((each) => (this.#found.lines.get(each)?.playouts ?? 0) < playouts);
      if (!lacking.length || !judge) return;
      const ask = { line, eyes: lacking, passes: [playouts] };
      await judge.call("board.graph", ask, {
        signal,
        tell: (drawn) => this.#find({ lines: new Map(this.#found.lines).set(drawn.eyes, drawn) }),
      });
    };
    await graph(wanted, PASSES.first);
    await graph(seats, PASSES.first);
    await graph(wanted, PASSES.quick);
    await this.#review(line, signal);
    await graph([...wanted, ...others], PASSES.quick);
    await graph(wanted, PASSES.fine);
    await graph(others, PASSES.fine);
  }

  #find(more: Partial<Found>): void {
    this.#found = { ...this.#found, ...more };
    this.#game.pressing.after(() => this.#show());
  }

  #show(): void {
    const { lines, reviewed, progress } = this.#found;
    this.lines = lines;
    this.reviewed = reviewed;
    this.progress = progress;
  }

  async #review(line: Line, signal: AbortSignal): Promise<void> {
    const { judge } = this.#game;
    if (this.#found.reviewed || !judge || line.steps.length < 2) return;
    const tell = (progress: number) => this.#find({ progress });
    this.#find({ reviewed: await judge.call("board.review", { line }, { signal, tell }) });
  }
}
