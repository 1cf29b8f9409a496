/**
 * The stage during one event: where everybody stands before and after it, and who and what moves there. Web
 * Animations on the figures, marks that are seen for a moment on a layer above them.
 */
import { play, type Sound } from "../device/hearing";
import { Actor, type Channel, type Pair } from "./actor";
import { OURS, type Level, type Setting } from "./theatre";
import { carWidth, carX, feet, lootPoints, trainWidth, type Point } from "./world";

const SVG = "http://www.w3.org/2000/svg";
/** Milliseconds for an event that is given some time, and most of it where nothing moves. */
const PAUSE = 250;
const CALM_PAUSE = 350;
const LONGEST_CALM = 450;
const SKIN: Record<string, number> = { cheyenne: 2, django: 3, tuco: 2 };

/** 1 to the right, towards the locomotive; -1 to the left. */
export const way = (from: Point, to: Point) => Math.sign(to.x - from.x) || 1;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export function element(
  name: string,
  attributes: Record<string, string | number>,
  ...inside: Node[]
): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
}

/** One of the drawn symbols, its middle at the origin. */
export const symbol = (id: string, width: number, height = width) =>
  element("use", { href: `#${id}`, x: -width / 2, y: -height / 2, width, height });
/** One of those that are drawn about their own origin. */
export const drawn = (id: string) => element("use", { href: `#m-${id}` });

/** A figure on the train, with where it stood and where it will stand. */
export class Figure extends Actor {
  constructor(
    readonly who: string,
    readonly from: Point,
    readonly goal: Point,
    face: number,
    private readonly parts: Element[],
    readonly mark: (make: () => SVGElement, into: Element[], first?: boolean) => Actor,
    private readonly tierOf: ReadonlyMap<Element, Pair>,
  ) {
    const all = (selector: string) => parts.flatMap((part) => [...part.querySelectorAll(selector)]);
    const found: Record<Channel, () => Element[]> = {
      at: () => parts,
      by: () => all(".pose, .lift"),
      lean: () => all(".pose"),
      squash: () => all(".pose"),
      face: () => all(".turn"),
      spin: () => all(".body"),
      lie: () => all(".body"),
      seen: () => parts,
    };
    super((channel) => found[channel](), { at: [from.x, from.y], face });
  }

  /**
   * Who runs into a tunnel comes out of it on another tier, and is seen there only then. Between two places
   * it is seen if it is at one of them.
   */
  protected override seenAt(node: Element, way: readonly number[]): Keyframe[] {
    const tier = this.tierOf.get(node);
    if (!tier) return [];
    const [left, right] = tier;
    /** Before the tier, on it, or behind it. */
    const sides = way.map((x) => (x < left ? -1 : x > right ? 1 : 0));
    const isThrough = (i: number) => i > 0 && sides[i]! * sides[i - 1]! < 0;
    return sides.map((side, i) => ({ visibility: side === 0 || isThrough(i) ? "visible" : "hidden" }));
  }

  /** An arm or a leg, drawn for a figure that faces the locomotive; the body's own way carries it along. */
  limb(id: string, x: number, y: number, first = false): Actor {
    const paint = `--c:var(--${this.who});--skin:var(--skin-${SKIN[this.who] ?? 1})`;
    const bodies = this.parts.flatMap((part) => [...part.querySelectorAll(".body")]);
    return this.mark(() => element("g", { style: paint }, drawn(id)), bodies, first).to("by", 0, 0, [x, y]);
  }
}

export class Scene {
  private readonly going: Promise<unknown>[] = [];
  private readonly actors: Actor[] = [];
  private readonly marks = new Map<Actor, Element[]>();
  private readonly figures = new Map<string, Figure>();
  private world: Actor | undefined;
  private readonly feetBefore: Map<string, Point>;
  private readonly feetAfter: Map<string, Point>;

  constructor(readonly setting: Setting) {
    const { before, after, wide } = setting;
    this.feetBefore = feet(before.standing, before.cars.length, before.lying, wide);
    this.feetAfter = feet(after.standing, after.cars.length, after.lying, wide);
  }

  /** Sets everything going, and settles when it has been seen; what only lingers is not waited for. */
  async end(): Promise<void> {
    const { calm, rate } = this.setting;
    if (calm && !this.going.length) this.pause(CALM_PAUSE);
    for (const actor of this.actors) {
      const animations = actor.play(rate, OURS).map(({ finished }) => finished.catch(() => undefined));
      const marks = this.marks.get(actor);
      if (!marks) this.going.push(...animations);
      else if (!calm) void Promise.all(animations).then(() => marks.forEach((mark) => mark.remove()));
    }
    await Promise.all(this.going);
    if (calm) for (const mark of [...this.marks.values()].flat()) mark.remove();
  }

  /** Gives time to what is seen elsewhere; `calm` of it where nothing moves. */
  pause(ms = PAUSE, calm = Math.min(ms, LONGEST_CALM)): void {
    this.going.push(wait((this.setting.calm ? calm : ms) / this.setting.rate));
  }

  sound(what: Sound, ms = 0): void {
    const { silent, calm, rate } = this.setting;
    if (!silent && !calm) play(what, ms / 1000 / rate);
  }

  /** Where a car begins and how wide it is, as it is drawn; where the train begins and ends. */
  carX(car: number): number {
    return carX(car, this.setting.before.cars.length, this.setting.wide);
  }
  carWidth(car: number): number {
    return carWidth(car, this.setting.wide);
  }
  get rear(): number {
    return this.carX(this.setting.before.cars.length - 1);
  }
  get front(): number {
    return trainWidth(this.setting.before.cars.length, this.setting.wide);
  }
  /** The foremost place at which somebody is still seen: a boiler may run out of the picture. */
  get brink(): number {
    return Math.min(this.front - 4, this.right - 46);
  }

  /** Where the picture begins and ends, and the place behind the caboose at which somebody is still seen. */
  get left(): number {
    return this.setting.left ?? 0;
  }
  get right(): number {
    return this.setting.right ?? Infinity;
  }
  get verge(): number {
    return Math.max(this.rear - 34, this.left + 30);
  }
  /** The topmost place at which a slip of paper is still seen. */
  get top(): number {
    return (this.setting.top ?? -Infinity) + 20;
  }

  stoodAt(who: string): Point | undefined {
    return this.feetBefore.get(who);
  }
  standsAt(who: string): Point | undefined {
    return this.feetAfter.get(who);
  }
  lay(token: number): Point | undefined {
    const { lying, cars } = this.setting.before;
    return lootPoints(lying, cars.length, this.setting.wide).get(token);
  }
  lies(token: number): Point | undefined {
    const { lying, cars } = this.setting.after;
    return lootPoints(lying, cars.length, this.setting.wide).get(token);
  }

  /** Where nothing may move, nothing is found. */
  find(selector: string): Element[] {
    return this.setting.calm ? [] : [...this.setting.root.querySelectorAll(selector)];
  }

  /** Whoever is, or will be, on the train. */
  figure(who: string): Figure | undefined {
    const known = this.figures.get(who);
    const [from, goal] = [this.stoodAt(who) ?? this.standsAt(who), this.standsAt(who) ?? this.stoodAt(who)];
    if (known || !from || !goal) return known;
    const { before, after } = this.setting;
    const { back } = [...before.standing, ...after.standing].find((figure) => figure.who === who)!;
    const parts = this.find(`[data-who="${who}"]`);
    const mark: Figure["mark"] = (make, into, first) => this.mark(make, into, first);
    return this.enter(who, new Figure(who, from, goal, back ? -1 : 1, parts, mark, this.tiersOf(who)));
  }
  /** From where to where the tier of each part of a figure reaches; nothing where there is but one. */
  private tiersOf(who: string): Map<Element, Pair> {
    const tiers = this.setting.tiers ?? [];
    const reach = (level: Level, i: number): Pair => [
      i < tiers.length - 1 ? this.carX(level.to) : -Infinity,
      i ? this.carX(level.from) + this.carWidth(level.from) : Infinity,
    ];
    return new Map(
      (tiers.length > 1 ? tiers : []).flatMap((level, i) =>
        this.find(`[data-tier="${level.from}"] [data-who="${who}"]`).map(
          (part) => [part, reach(level, i)] as const,
        ),
      ),
    );
  }
  private enter(who: string, figure: Figure): Figure {
    this.figures.set(who, figure);
    this.actors.push(figure);
    return figure;
  }

  /** Where a figure faces when all is over. */
  facing(who: string): number {
    return this.setting.after.standing.find((figure) => figure.who === who)?.back ? -1 : 1;
  }

  /** Something drawn that is there already moves. */
  moving(selector: string): Actor {
    const found = this.find(selector);
    const actor = new Actor(() => found);
    this.actors.push(actor);
    return actor;
  }

  private mark(make: () => SVGElement, into: Element[], first = false): Actor {
    const made = into.map((parent) => {
      const mark = make();
      if (first) parent.prepend(mark);
      else parent.append(mark);
      return mark;
    });
    return this.lingering(made, made);
  }
  private lingering(moving: Element[], gone: Element[] = []): Actor {
    const actor = new Actor(() => (this.setting.calm ? [] : moving));
    this.actors.push(actor);
    this.marks.set(actor, gone);
    return actor;
  }

  /** Something seen for a moment that belongs to nobody; where nothing moves, only if it tells more. */
  effect(make: () => SVGElement, [x, y]: Pair, tells = false): Actor {
    const { calm, root } = this.setting;
    const layer = calm && !tells ? [] : [...root.querySelectorAll(".effects")];
    const placed = () => {
      const mark = make();
      mark.style.translate = `${x}px ${y}px`;
      return mark;
    };
    return this.mark(placed, layer).to("by", 0, 0, [x, y]);
  }

  /** Everyone who stands elsewhere afterwards and is not on a way of its own makes room. */
  makeRoom(from: number, until: number, but: string[] = []): void {
    for (const [who, { x, y }] of this.feetAfter) {
      const was = this.feetBefore.get(who);
      if (was && !but.includes(who) && (was.x !== x || was.y !== y))
        this.figure(who)!.to("at", from, until, [x, y]);
    }
  }

  /** All of it jerks, once. */
  shake(ms: number, hard = 1): void {
    if (this.setting.calm || this.setting.silent) return;
    this.world ??= this.lingering([this.setting.root]);
    let before = ms;
    for (const [after, x, y] of [
      [25, 5, -3],
      [65, -4, 2],
      [105, 3, -1],
      [145, -1.5, 1],
      [180, 0, 0],
    ] as const) {
      this.world.to("by", before, ms + after, [x * hard, y * hard], "linear");
      before = ms + after;
    }
  }
}
