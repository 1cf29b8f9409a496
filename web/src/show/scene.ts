/**
 * The stage during one event: where everybody stands before and after it, and what can be done there. Web
 * Animations on the figures, lines and stars on an effects layer.
 */
import { play, type Sound } from "../device/sound";
import type { Stage } from "./stage";
import { feet, lootPoints, type Point } from "./world";

export interface Theatre {
  root: SVGElement;
  /** How wide a car is drawn. */
  wide?: number;
}

export interface Setting extends Theatre {
  before: Stage;
  after: Stage;
  /** Purse, jewel or strongbox. */
  kind: (token: number) => string;
  rate: number;
  /** Whoever wants nothing to move is given time to read instead. */
  calm: boolean;
  silent: boolean;
}

/** By these our animations are known from others. */
const OURS = "show";
const SVG = "http://www.w3.org/2000/svg";
/** Milliseconds for an event that is given some time, and most of it where nothing moves. */
const PAUSE = 250;
const CALM_PAUSE = 350;
const LONGEST_CALM = 450;

/** The place of a figure, or one beside it. */
export const at = ({ x, y }: Point, across = 0, down = 0) => `translate(${x + across}px, ${y + down}px)`;
/** 1 to the right, towards the locomotive; -1 to the left. */
export const way = (from: Point, to: Point) => Math.sign(to.x - from.x) || 1;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** One of the drawn symbols, its middle at the origin. */
const symbol = (id: string, size: number) =>
  element("use", { href: `#${id}`, x: -size / 2, y: -size / 2, width: size, height: size });

export class Scene {
  private readonly going: Promise<unknown>[] = [];
  private readonly feetBefore: Map<string, Point>;
  private readonly feetAfter: Map<string, Point>;

  constructor(readonly setting: Setting) {
    const { before, after, wide } = setting;
    this.feetBefore = feet(before.standing, before.cars.length, before.lying, wide);
    this.feetAfter = feet(after.standing, after.cars.length, after.lying, wide);
  }

  /** Settles when all that was begun has been seen. */
  async end(): Promise<void> {
    if (this.setting.calm && !this.going.length) this.pause();
    await Promise.all(this.going);
  }

  /** Gives time to what is seen elsewhere; `calm` of it where nothing moves. */
  pause(ms?: number, calm = ms === undefined ? CALM_PAUSE : Math.min(ms, LONGEST_CALM)): void {
    this.going.push(wait((this.setting.calm ? calm : (ms ?? PAUSE)) / this.setting.rate));
  }

  sound(what: Sound): void {
    if (!this.setting.silent && !this.setting.calm) play(what);
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
  private parts(who: string): Element[] {
    return this.find(`[data-who="${who}"]`);
  }

  animate(
    target: Element,
    frames: Keyframe[],
    duration: number,
    more: KeyframeAnimationOptions = {},
  ): Animation {
    const animation = target.animate(frames, {
      duration: duration / this.setting.rate,
      easing: "ease-in-out",
      id: OURS,
      fill: "forwards",
      ...more,
    });
    this.going.push(animation.finished.catch(() => undefined));
    return animation;
  }

  /** Takes a whole figure somewhere. */
  move(who: string, frames: Keyframe[], duration: number, more?: KeyframeAnimationOptions): void {
    for (const part of this.parts(who)) this.animate(part, frames, duration, more);
  }

  /** Leans, shakes or turns a figure where it is. */
  pose(who: string, frames: Keyframe[], duration: number, delay = 0): void {
    for (const part of this.parts(who))
      for (const pose of part.querySelectorAll(".pose"))
        this.animate(pose, frames, duration, { fill: "none", delay: delay / this.setting.rate });
  }

  /** Everyone who stands elsewhere afterwards goes there; `who` on its own way, the others make room. */
  slide(who: string, duration: number, between?: (from: Point, to: Point) => Keyframe): void {
    for (const [figure, to] of this.feetAfter) {
      const from = this.feetBefore.get(figure);
      if (!from || (from.x === to.x && from.y === to.y)) continue;
      const middle = figure === who && between ? [between(from, to)] : [];
      this.move(figure, [{ transform: at(from) }, ...middle, { transform: at(to) }], duration);
    }
  }

  /** So many strides. */
  run(who: string, strides: number, lean: number, duration: number): void {
    const frames = Array.from({ length: 2 * strides + 1 }, (_, i) => ({
      transform:
        i % 2 ? `translate(0, -7px) rotate(${lean + 7}deg)` : `translate(0, 0) rotate(${lean - 5}deg)`,
    }));
    this.pose(who, frames, duration);
  }

  /** Something that is seen for a moment and belongs to nobody. */
  effect(make: () => Element, frames: Keyframe[], duration: number, delay = 0): void {
    // One on every tier of the train: what goes into a tunnel comes out of it below.
    for (const layer of this.find(".effects")) {
      const mark = make();
      layer.append(mark);
      this.animate(mark, frames, duration, { delay: delay / this.setting.rate, fill: "both" })
        .finished.catch(() => undefined)
        .finally(() => mark.remove());
    }
  }

  star(p: Point, delay = 0): void {
    this.effect(
      () => symbol("hit", 46),
      [
        { transform: `${at(p, 0, -45)} scale(.2)`, opacity: 0 },
        { transform: `${at(p, 0, -45)} scale(1.25) rotate(20deg)`, opacity: 1, offset: 0.3 },
        { transform: `${at(p, 0, -52)} scale(1) rotate(30deg)`, opacity: 0 },
      ],
      520,
      delay,
    );
  }

  /** The line of a bullet, and the flash where it comes from. */
  tracer(from: Point, to: Point): void {
    const ahead = way(from, to);
    const muzzle = { x: from.x + 26 * ahead, y: from.y - 40 };
    const line = {
      x1: muzzle.x,
      y1: muzzle.y,
      x2: to.x - 8 * ahead,
      y2: to.y - 40,
      "stroke-linecap": "round",
    };
    this.effect(
      () => {
        const both = element("g", {});
        both.append(
          element("line", { ...line, stroke: "var(--ink)", "stroke-width": 7 }),
          element("line", { ...line, stroke: "var(--light)", "stroke-width": 3 }),
        );
        return both;
      },
      [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }],
      420,
      120,
    );
    this.effect(
      () => symbol("hit", 30),
      [{ transform: `${at(muzzle)} scale(.3)` }, { transform: `${at(muzzle)} scale(1)` }],
      140,
      100,
    );
  }

  /** A blow from there is taken. */
  hit(who: string, from: Point, delay: number): void {
    const p = this.stoodAt(who);
    if (!p) return;
    const away = way(from, p);
    this.pose(
      who,
      [
        { transform: "none" },
        { transform: `translate(${6 * away}px, 0) rotate(${20 * away}deg)`, offset: 0.35 },
        { transform: "none" },
      ],
      520,
      delay,
    );
    this.star(p, delay);
  }

  /** A token flies, drawn so large. */
  toss(token: number, size: number, frames: Keyframe[], duration: number): void {
    this.effect(() => symbol(this.setting.kind(token), size), frames, duration);
  }
}

/** Breaks off what is going on. */
export function hurry({ root }: Theatre): void {
  for (const animation of root.getAnimations({ subtree: true }))
    if (animation.id === OURS) animation.cancel();
}

/** Takes off what finished animations still hold, once the drawing itself has caught up. */
export function clear({ root }: Theatre): void {
  for (const animation of root.getAnimations({ subtree: true }))
    if (animation.id === OURS && animation.playState === "finished") animation.cancel();
}
