/* eslint-disable svelte/prefer-svelte-reactivity -- maps are replaced as a whole, never changed in place */
/**
 * The analysis board: a tree of variations, where one stands in it, whose eyes one has, and what is known
 * of it.
 */
import { turningPoints } from "../analysis/chances";
import { type Place, roundsAlong } from "../analysis/graph";
import * as trees from "../analysis/tree";
import type { Step, Tree, TreeNode } from "../analysis/tree";
import { afterBuilding, afterPaint } from "../device/frames.svelte";
import { type Engine, hasManyCores, startEngine } from "../local/engine";
import type { Line } from "../local/line";
import type { View } from "../seen/game";
import { beatsOf } from "../show/beats";
import { Show } from "../show/show.svelte";
import type { Decision, Outcome, ReplayStep, SeatState, Sight } from "../wire/messages";
import { narrateAll, type Line as Told } from "../words/narrate";
import { Ahead } from "./ahead.svelte";
import type { Followed } from "./followed";
import { type Eyes, Graph } from "./graph.svelte";
import { askedAt, isDecided, placeOf } from "./moment";
import { Pressing } from "./pressing";
import { Together } from "./together";
import { Weighing } from "./weighing.svelte";

const TOLD_MOMENTS = 40;
/** Milliseconds a beat takes at least. */
const PACE = 220;

export type { Eyes };

export interface Beginning {
  tree: Tree;
  seats: SeatState[];
  /** What is known of the main line already. */
  moments?: ReplayStep[];
  outcome?: Outcome | null;
}

/** There is nothing to be seen: why, in words, where a position cannot be. */
export class CannotBegin extends Error {
  constructor(readonly why: string | null) {
    super(why ?? "nothing can be seen");
  }
}

const aborted = () => undefined;

export class Board {
  readonly show = new Show();
  readonly graph = new Graph(this);
  readonly weighing = new Weighing(this);
  readonly ahead = new Ahead(this);
  readonly pressing = new Pressing();
  /** One thinks about what is looked at, the other about the whole game; on two cores one does both. */
  engine: Engine | null = null;
  judge: Engine | null = null;
  seats = $state.raw<SeatState[]>([]);
  tree = $state.raw<Tree>(null!);
  #at = $state(trees.ROOT);
  /** Where what is read beside the train stands: a frame behind, for the train answers a tap first. */
  reading = $state(trees.ROOT);
  beat = $state(0);
  eyes = $state<Eyes>(null);
  playing = $state(false);
  /** What is seen at each node, as far as it has been asked for. */
  moments = $state.raw<ReadonlyMap<number, ReplayStep>>(new Map());
  outcome = $state.raw<Outcome | null>(null);
  /** What keeps the page from thinking. */
  fault = $state<string | null>(null);
  bots = $state<Record<number, string>>({});
  /** The pen in hand: what is pressed on the train is drawn. */
  pen = $state<trees.Pen | null>(null);
  /** What would have followed from a better choice, while one reads of it; and which of it is being shown. */
  followed = $state.raw<readonly Followed[]>([]);
  following = $state<number | null>(null);

  #turn = 0;

  constructor({ tree, seats, moments = [], outcome = null }: Beginning) {
    this.tree = tree;
    this.seats = seats;
    this.outcome = outcome;
    const known = trees.mainLine(tree);
    this.moments = new Map(moments.map((moment, i) => [known[i]!.id, moment]));
  }

  /** Everything that is seen and judged is asked for. Resolves when the first moment can be shown. */
  async begin(step = 0): Promise<void> {
    try {
      this.engine = startEngine();
    } catch (thrown) {
      this.fail(thrown);
    }
    const first = this.main[Math.min(step, this.last)]!.id;
    if (!this.moments.has(first)) await this.walk(first);
    if (!this.moments.size) throw await this.#cannotBegin();
    this.go(first);
    this.#walks += 1;
    afterBuilding(() => {
      void this.#think();
      this.#walks -= 1;
    });
  }

  /** The rest, once the first moment has been drawn: phones have few cores, and a game is much to judge. */
  async #think(): Promise<void> {
    const { engine } = this;
    if (!engine || engine.hasEnded) return;
    void this.walk(this.main.at(-1)!.id);
    if (!hasManyCores()) {
      this.judge = engine;
      return this.graph.draw();
    }
    const judge = (this.judge = startEngine());
    await engine
      .call("board.ready", { game: this.tree.game })
      .then((module) => judge.call("board.lent", module))
      .catch(aborted);
    if (!judge.hasEnded) this.graph.draw();
  }

  async #cannotBegin(): Promise<CannotBegin> {
    const { engine } = this;
    const position = "position" in this.tree.start ? this.tree.start.position : null;
    const why =
      engine && position
        ? await import("./complaint").then((found) => found.whyImpossible(engine, position as never))
        : null;
    this.close();
    return new CannotBegin(why);
  }

  close(): void {
    this.stop();
    this.weighing.close();
    this.graph.close();
    this.pressing.close();
    this.engine?.close();
    this.judge?.close();
  }

  /** Somebody presses something: whoever thinks gives way, for the page has few cores to answer with. */
  press(): void {
    this.pressing.press();
    this.engine?.rest(this.pressing.quiet);
    this.judge?.rest(this.pressing.quiet);
  }

  // ---------------------------------------------------------------- the tree and where one is

  get at(): number {
    return this.#at;
  }
  set at(id: number) {
    this.#at = id;
    afterPaint(() => (this.reading = this.#at));
  }

  main = $derived(trees.mainLine(this.tree));
  last = $derived(this.main.length - 1);
  path = $derived(trees.pathTo(this.tree, this.at));
  /** The moment of the main line at which one is, or left it. */
  moment = $derived(this.#momentOf(this.path));
  readMoment = $derived(this.#momentOf(trees.pathTo(this.tree, this.reading)));
  isOff = $derived(this.main[this.moment]?.id !== this.at);
  node = $derived(trees.nodeOf(this.tree, this.at));
  here = $derived(this.moments.get(this.at) ?? null);
  view = $derived((this.here?.sights[0]?.view ?? null) as View | null);
  /** The seats that are asked now, and by what. */
  asked = $derived(askedAt(this.here));
  /** Whose decision is looked at: the one whose eyes one has, else the first that is asked. */
  decision = $derived(this.#lookedAt(this.asked));
  decisionRead = $derived(this.#lookedAt(askedAt(this.moments.get(this.reading) ?? null)));
  places = $derived(this.main.map((node) => placeOf(this.moments.get(node.id))));
  rounds = $derived(this.places.every(Boolean) ? roundsAlong(this.places as Place[]) : []);
  turns = $derived(this.graph.reviewed ? turningPoints(this.graph.reviewed) : []);

  #momentOf(path: readonly TreeNode[]): number {
    return path.filter((node, i) => this.main[i]?.id === node.id).length - 1;
  }

  #lookedAt(asked: readonly Decision[]): Decision | null {
    return asked.find((d) => d.seat === this.eyes) ?? asked[0] ?? null;
  }

  lineTo(id: number): Line {
    const { game, rules, start } = this.tree;
    const steps = trees.pathTo(this.tree, id).flatMap(({ step }) => (step ? [step] : []));
    return { game, rules, start, steps };
  }

  /** The line to where one is. */
  get line(): Line {
    return this.lineTo(this.at);
  }
  mainLine = $derived(this.lineTo(this.main.at(-1)!.id));

  /** How often that is being asked for, or is about to be. */
  #walks = 0;

  /** Asks for what is seen on the way to a node. */
  async walk(id: number): Promise<void> {
    const path = trees.pathTo(this.tree, id);
    const from = path.findIndex(
      (node) => !this.moments.has(node.id) || !isDecided(this.moments.get(node.id)!),
    );
    if (from < 0 || !this.engine) return;
    this.#walks += 1;
    let next = from;
    const known = new Together<[number, ReplayStep]>((told) => {
      this.moments = new Map([...this.moments, ...told]);
    });
    const tell = (moments: ReplayStep[]) => known.add(moments.map((moment) => [path[next++]!.id, moment]));
    try {
      const ask = { line: this.lineTo(id), from };
      const outcome = await this.engine.call("board.walk", ask, { tell }).finally(() => known.now());
      if (id === this.main.at(-1)!.id) this.outcome = outcome;
    } catch (thrown) {
      this.fail(thrown);
    } finally {
      this.#walks -= 1;
    }
  }

  fail(thrown: unknown): void {
    const { code } = thrown as { code?: string };
    if (code !== "local/aborted") this.fault = code ?? "local/failed";
  }

  // ---------------------------------------------------------------- going through it

  #sight(id: number, eyes = this.eyes): Sight | null {
    const sights = this.moments.get(id)?.sights;
    return sights?.find((sight) => sight.seat === eyes) ?? sights?.[0] ?? null;
  }

  /** The beats of a node, as those eyes saw them. */
  beatsAt(id: number): Sight[] {
    const sight = this.#sight(id);
    if (!sight) return [];
    const { parent } = trees.nodeOf(this.tree, id);
    return beatsOf((parent === null ? null : this.#sight(parent)?.view) as View | null, sight);
  }

  beats = $derived(this.beatsAt(this.at).length);

  /** Goes to a node, to the end of what happened there or to one beat of it. */
  go(id: number, beat = Infinity): void {
    this.stop();
    const beats = this.beatsAt(id);
    if (!beats.length) {
      // A moment of somebody else's variation: what is seen there is asked for first.
      if (!this.moments.has(id)) void this.walk(id).then(() => this.moments.has(id) && this.go(id, beat));
      return;
    }
    this.at = id;
    this.beat = Math.max(0, Math.min(beats.length - 1, beat));
    const lines: Told[] = [];
    for (const node of this.path.slice(-TOLD_MOMENTS)) {
      const sight = this.#sight(node.id)!;
      if (!sight) continue;
      const seen =
        node.id === id ? beats.slice(0, this.beat + 1).flatMap(({ events }) => events) : sight.events;
      lines.push(...narrateAll(seen, sight.view).filter((line) => line !== null));
    }
    this.show.begin({ ...beats[this.beat]!, decision: null }, lines);
    this.weighing.settle();
  }

  goTo = (moment: number): void => this.go(this.main[Math.max(0, Math.min(this.last, moment))]!.id);

  get next(): TreeNode | null {
    const [child] = this.node.children;
    return child === undefined ? null : trees.nodeOf(this.tree, child);
  }
  get canGoOn(): boolean {
    return this.beat < this.beats - 1 || (this.next !== null && this.moments.has(this.next.id));
  }

  get #comes(): boolean {
    return this.next !== null && this.#walks > 0;
  }

  /** One card on, played on the train. */
  on(): boolean {
    const beats = this.beatsAt(this.at);
    this.show.skip();
    if (this.beat < beats.length - 1) {
      this.beat += 1;
      this.show.push({ ...beats[this.beat]!, decision: null });
      return true;
    }
    const next = this.next;
    const first = next && this.beatsAt(next.id)[0];
    if (!next || !first) return false;
    this.at = next.id;
    this.beat = 0;
    this.show.push({ ...first, decision: null });
    this.weighing.settle();
    return true;
  }

  back(): void {
    if (this.beat > 0) this.go(this.at, this.beat - 1);
    else if (this.node.parent !== null) this.go(this.node.parent);
  }

  /** To the next turning point, or the one before. */
  turn(way: 1 | -1): void {
    const moments = this.turns.map(({ moment }) => moment);
    const to = way > 0 ? moments.find((m) => m > this.moment) : moments.findLast((m) => m < this.moment);
    this.goTo(to ?? (way > 0 ? this.last : 0));
  }

  /** Plays on to the end, or from the beginning if one is there; waits for what is still being asked for. */
  async play(): Promise<void> {
    if (!this.canGoOn && !this.#comes) this.go(trees.ROOT);
    this.playing = true;
    const turn = ++this.#turn;
    while (turn === this.#turn && (this.on() || this.#comes))
      await Promise.all([
        this.show.played,
        new Promise((done) => setTimeout(done, PACE / (this.show.speed || 8))),
      ]);
    if (turn === this.#turn) this.stop();
  }

  stop(): void {
    this.#turn += 1;
    this.playing = false;
  }

  see(eyes: Eyes): void {
    this.eyes = eyes;
    this.go(this.at, this.beat);
    this.graph.draw();
  }

  /** What a seat did on the main line at a node: its answer, or the cards of its plan. */
  chosenAt(id: number, seat: number | null): number[] | null {
    const from = this.main.findIndex((node) => node.id === id);
    const review = this.graph.reviewed?.find((choice) => choice.moment === from && choice.seat === seat);
    if (review) return [...review.chosen];
    const next = from < 0 ? null : this.main[from + 1]?.step;
    return next && trees.isAnswer(next) && next.seat === seat && next.option >= 0 ? [next.option] : null;
  }

  // ---------------------------------------------------------------- changing the tree

  /** Puts a changed tree in place. Whoever keeps studies watches `tree`. */
  change(tree: Tree, at = this.at): void {
    const before = this.main.map(({ id }) => id).join();
    this.tree = tree;
    const isMoved = at !== this.at || !trees.hasNode(tree, this.at);
    if (isMoved) this.at = at;
    if (!trees.hasNode(tree, this.reading)) this.reading = at;
    if (
      trees
        .mainLine(tree)
        .map(({ id }) => id)
        .join() !== before
    )
      this.graph.forget();
    if (isMoved) this.go(at);
  }

  /** Takes some steps from here: along what is there already, or as a new variation. */
  async take(steps: readonly Step[]): Promise<void> {
    this.stop();
    const { tree, id } = trees.growLine(this.tree, this.at, steps);
    this.change(tree, this.at);
    await this.walk(id);
    if (!this.moments.has(id)) return;
    for (let i = 0; i < steps.length; i++) {
      const child = trees.pathTo(tree, id).at(-steps.length + i)!;
      if (i < steps.length - 1) this.at = child.id;
      else this.#arrive(child.id);
    }
  }

  /** Comes to a node from the one before it, as it is played. */
  #arrive(id: number): void {
    const [first] = this.beatsAt(id);
    this.at = id;
    this.beat = 0;
    this.show.skip();
    if (first) this.show.push({ ...first, decision: null });
    this.weighing.settle();
  }

  /** Another world that fits what those eyes know. */
  deal(): Promise<void> {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const seed = [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
    // Dealt again from where the cards were dealt before, not on top of that.
    const { step, parent } = this.node;
    if (step && !trees.isAnswer(step) && parent !== null) this.go(parent);
    return this.take([{ eyes: this.eyes ?? -1, seed }]);
  }

  /** Plays along to a node. */
  async playTo(id: number): Promise<void> {
    const path = trees.pathTo(this.tree, id).map((node) => node.id);
    this.playing = true;
    const turn = ++this.#turn;
    while (turn === this.#turn && (this.at !== id || this.beat < this.beats - 1)) {
      if (this.beat < this.beats - 1) this.on();
      else {
        const next = path[path.indexOf(this.at) + 1];
        if (next === undefined) break;
        this.#arrive(next);
      }
      await Promise.all([
        this.show.played,
        new Promise((done) => setTimeout(done, PACE / (this.show.speed || 8))),
      ]);
    }
    if (turn === this.#turn) this.stop();
  }
}
