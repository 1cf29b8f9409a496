/**
 * What bodies do: turn, run, climb, draw, fire, strike, reel. Each begins at a moment and gives back the one
 * at which it is over. Whoever goes somewhere has turned there first.
 */
import type { Actor, Pair } from "./actor";
import { drawn, element, symbol, way, type Figure, type Scene } from "./scene";
import type { Point } from "./world";

const plus = ([x, y]: Pair, across: number, down: number): Pair => [x + across, y + down];
export type Place = Pair;
export const placeOf = ({ x, y }: Point, across = 0, down = 0): Pair => [x + across, y + down];
const sideOf = (figure: Figure) => Math.sign(figure.now("face")) || 1;
const ARM: Pair = [8, -34];

/** It is there from one moment to another. */
const seen = (mark: Actor, from: number, until: number) =>
  mark
    .to("seen", 0, 0, 0)
    .to("seen", from, from + 1, 1)
    .to("seen", until - 1, until, 0);

/** Turns to a side, if it does not face it yet. */
export function turn(figure: Figure, at: number, side: number): number {
  if (sideOf(figure) === side) return at;
  figure
    .to("squash", at, at + 50, [1.08, 0.9], "out")
    .to("face", at + 20, at + 100, side)
    .to("squash", at + 50, at + 120, [1, 1], "back");
  return at + 100;
}

/** Settles on its feet. */
export function land(figure: Figure, at: number): number {
  figure.to("squash", at, at + 50, [1.14, 0.84], "out").to("squash", at + 50, at + 150, [1, 1], "back");
  return at + 60;
}

export function dust(scene: Scene, [x, y]: Pair, at: number, size = 0.7, side = 0): void {
  seen(
    scene
      .effect(() => drawn("dust"), [x, y])
      .to("squash", 0, 0, [0.2, 0.2])
      .to("squash", at, at + 140, [size, size], "out")
      .to("squash", at + 140, at + 300, [size * 1.15, size * 0.7])
      .to("by", at, at + 300, [x + side * 20, y - 7], "out"),
    at,
    at + 300,
  );
}

/** A drawing jumps out, stays a little, and is gone. */
export function pop(
  scene: Scene,
  what: string | (() => SVGElement),
  p: Pair,
  at: number,
  size = 1,
  hold = 130,
  drift: Pair = [0, 0],
): Actor {
  const end = at + 150 + hold;
  return seen(
    scene
      .effect(() => element("g", {}, typeof what === "string" ? drawn(what) : what()), p, true)
      .to("squash", 0, 0, [size / 5, size / 5])
      .to("squash", at, at + 70, [1.15 * size, 1.15 * size], "snap")
      .to("squash", at + 70, at + 150, [size, size])
      .to("by", at, end, plus(p, ...drift), "out"),
    at,
    end,
  );
}

/** Where a blow falls. */
export function star(scene: Scene, p: Pair, at: number, size = 0.85): void {
  pop(scene, "star", p, at, size);
  for (const angle of [-150, -100, -40, 10]) {
    const [c, s] = [Math.cos(angle / 57.3), Math.sin(angle / 57.3)];
    seen(
      scene
        .effect(() => drawn("chip"), p)
        .to("by", at + 20, at + 300, plus(p, 44 * c * size, 44 * s * size), "out"),
      at + 20,
      at + 300,
    );
  }
}

/** Words on a slip of paper that rises: what something is worth, or a question. */
export function tag(scene: Scene, text: string, [across, below]: Pair, at: number, hold = 480): void {
  const w = (13 * text.length + 18) / 2;
  // All of it in the picture.
  const up = Math.max(below - 30, scene.top);
  const y = Math.max(below, up);
  const x = Math.min(Math.max(across, scene.left + w + 8), scene.right - w - 8);
  const shape = `M${-w}-15L${w}-17L${w + 5} 0L${w} 16L${-w} 15L${-w - 5} 0Z`;
  const make = () => {
    const words = element("text", { y: 7.5 });
    words.textContent = text;
    return element("g", { class: "tag" }, element("path", { d: shape }), words);
  };
  seen(
    scene
      .effect(make, [x, y], true)
      .to("squash", 0, 0, [0.3, 0.3])
      .to("squash", at, at + 130, [1, 1], "back")
      .to("by", at, at + 130 + hold, [x, up], "out"),
    at,
    at + 130 + hold,
  );
}

/** Feet that run: up and down, a leg forward and the other back, leaning where it goes. */
export function run(
  scene: Scene,
  figure: Figure,
  from: number,
  until: number,
  goal: Pair,
  heavy = false,
): number {
  const [x, y] = figure.now("at");
  const side = Math.sign(goal[0] - x) || sideOf(figure);
  const legs = [figure.limb("leg", -7, -15, true), figure.limb("leg", 7, -15, true)];
  for (const leg of legs) seen(leg, from, until + 40);
  figure
    .to("squash", from, from + 60, [0.96, 1.06], "out")
    .to("lean", from, from + 90, (heavy ? 5 : 13) * side, "out")
    .to("at", from, until, goal);
  const n = Math.max(2, Math.round((until - from) / (heavy ? 190 : 115)));
  const step = (until - from) / n;
  for (let i = 0; i < n; i++) {
    const [t, way] = [from + i * step, i % 2 ? 1 : -1];
    figure.to("by", t, t + step / 2, [0, -15], "out").to("by", t + step / 2, t + step, [0, -9], "in");
    legs.forEach((leg, k) => {
      const swing = (k ? -1 : 1) * way;
      leg
        .to("lean", t, t + step / 2, 40 * swing, "out")
        .to("lean", t + step / 2, t + step, -30 * swing, "in");
    });
    if (heavy) dust(scene, [x + ((goal[0] - x) * (i + 1)) / n, y], t + step, 0.4, -side);
  }
  dust(scene, [x - 8 * side, y], from + 20, 0.6, -side);
  figure
    .to("by", until, until + 50, [0, 0], "in")
    .to("lean", until, until + 60, -9 * side, "out")
    .to("lean", until + 60, until + 150, 0, "back");
  dust(scene, plus(goal, 14 * side, 0), until, 0.55, side);
  scene.sound("step", from);
  return land(figure, until);
}

/** Up or down through the roof, hand over hand. */
export function climb(scene: Scene, figure: Figure, from: number, until: number): number {
  const { x, y } = figure.goal;
  const [x0, y0] = figure.now("at");
  const arm = seen(figure.limb("arm-reach", ...ARM), from, until - 60);
  if (y < y0) {
    const n = 3;
    const d = (until - from - 90) / n;
    for (let i = 0; i < n; i++) {
      const t = from + i * d;
      figure
        .to("at", t, t + d * 0.8, [x0 + ((x - x0) * (i + 1)) / n, y0 - ((y0 - y + 10) * (i + 1)) / n], "out")
        .to("lean", t, t + d * 0.6, i % 2 ? -7 : 7)
        .to("squash", t, t + d * 0.4, [0.94, 1.08], "out")
        .to("squash", t + d * 0.4, t + d * 0.9, [1.03, 0.97]);
      arm.to("lean", t, t + d * 0.5, i % 2 ? -95 : -60);
    }
    figure.to("at", until - 90, until, [x, y], "in");
  } else {
    arm.to("lean", 0, 0, -95);
    figure
      .to("by", from, from + 90, [0, -20], "out")
      .to("by", from + 90, from + 150, [0, 0], "in")
      .to("at", from + 100, until, [x, y], "in")
      .to("squash", from + 100, until - 20, [0.88, 1.13]);
    scene.shake(until, 0.4);
  }
  figure.to("lean", until - 90, until, 0);
  dust(scene, [x, y], until - 10, 0.6);
  scene.sound("step", from);
  return land(figure, until);
}

/** Draws: the gun is in the hand from now on, until it is put back. `up` aims through the roof. */
export function draw(figure: Figure, at: number, until: number, up = 0): Actor {
  const aim = -90 * up;
  figure
    .to("lean", at, at + 90, -6 * sideOf(figure), "out")
    .to("squash", at, at + 60, [1.05, 0.93], "out")
    .to("squash", at + 60, at + 130, [1, 1]);
  return seen(figure.limb("arm-gun", ...ARM), at + 30, until)
    .to("lean", 0, 0, 75)
    .to("lean", at + 30, at + 100, aim - 14, "out")
    .to("lean", at + 100, at + 140, aim)
    .to("lean", until - 110, until, aim + 75, "in");
}

/** Where a bullet leaves the barrel. */
export function muzzle(figure: Figure, up = 0): Pair {
  const [x, y] = figure.now("at");
  return up ? [x + 8 * sideOf(figure), y - 34 - 46 * up] : [x + 52 * sideOf(figure), y - 40];
}

/** From the barrel to there: what could be seen along it lights up, then the bullet flies. */
export function fire(scene: Scene, figure: Figure, at: number, goal: Pair, up = 0): number {
  const [from, side] = [muzzle(figure, up), sideOf(figure)];
  const [across, down] = [goal[0] - from[0], goal[1] - from[1]];
  const far = Math.hypot(across, down);
  const degrees = Math.atan2(down, across) * 57.3;
  const flies = Math.min(130, 60 + far / 8);
  const sight = { x1: 0, y1: 0, x2: far, y2: 0, class: "sight" };
  scene
    .effect(() => element("line", sight), from)
    .to("lean", 0, 0, degrees)
    .to("seen", 0, 0, 0)
    .to("seen", Math.max(0, at - 160), at - 60, 1)
    .to("seen", at + 60, at + 220, 0);
  seen(
    scene
      .effect(() => drawn("flash"), from)
      .to("lean", 0, 0, degrees)
      .to("squash", at, at + 40, [1.05, 1.05], "snap")
      .to("squash", at + 40, at + 110, [0.5, 0.5]),
    at,
    at + 110,
  );
  const tracer = () => element("line", { ...sight, class: "shot" });
  seen(
    scene
      .effect(() => element("g", { transform: `rotate(${degrees})` }, tracer()), from, true)
      .to("squash", 0, 0, [0.05, 0.05])
      .to("squash", at + 10, at + flies, [1, 1], "out")
      .to("by", at + flies, at + flies + 80, goal, "in")
      .to("squash", at + flies, at + flies + 80, [0.05, 0.05]),
    at + 10,
    at + flies + 80,
  );
  figure
    .to("lean", at, at + 45, up ? 0 : -13 * side, "snap")
    .to("lean", at + 45, at + 220, 0)
    .to("squash", at, at + 45, up ? [1.14, 0.86] : [0.96, 1.03], "snap")
    .to("squash", at + 45, at + 200, [1, 1])
    .to("by", at, at + 45, up ? [0, 0] : [-6 * side, 0], "snap")
    .to("by", at + 45, at + 200, [0, 0]);
  scene.sound("shot", at);
  return at + flies - 20;
}

/** A blow falls, from a side or from below. */
export function struck(scene: Scene, figure: Figure, at: number, side: number, up = 0): void {
  const p = figure.now("at");
  star(scene, plus(p, up ? 0 : -17 * side, up ? -8 : -46), at, 0.8);
  scene.shake(at);
  figure.to("lean", at, at + 55, 26 * side, "snap");
}

/** A blow is taken standing. */
export function hurt(scene: Scene, figure: Figure, at: number, side: number, up = 0): number {
  struck(scene, figure, at, side, up);
  figure
    .to("lean", at + 70, at + 240, -5 * side)
    .to("lean", at + 240, at + 320, 0)
    .to("squash", at, at + 55, [0.88, 1.1], "snap")
    .to("squash", at + 170, at + 210, [1.1, 0.9], "out")
    .to("squash", at + 210, at + 310, [1, 1])
    .to("by", at, at + 80, [10 * side, up ? -34 : -9], "out")
    .to("by", at + 80, at + 190, [6 * side, 0], "in")
    .to("by", at + 190, at + 300, [0, 0]);
  return at + 320;
}

/** Swings back, then strikes; gives back the moment of the blow. */
export function strike(scene: Scene, figure: Figure, at: number): number {
  const side = sideOf(figure);
  const blow = at + 250;
  seen(figure.limb("arm-fist", ...ARM), at, blow + 180)
    .to("lean", 0, 0, 70)
    .to("lean", at, at + 160, 188, "out")
    .to("lean", at + 180, blow, 362, "in")
    .to("lean", blow + 40, blow + 180, 430);
  figure
    .to("lean", at, at + 160, -17 * side, "out")
    .to("squash", at, at + 160, [1.08, 0.9], "out")
    .to("by", at, at + 160, [-9 * side, 0], "out")
    .to("lean", at + 180, blow, 18 * side, "in")
    .to("squash", at + 180, blow, [0.94, 1.05], "in")
    .to("by", at + 180, blow, [14 * side, 0], "in");
  scene.sound("swish", at + 170);
  return blow;
}
export function unstrike(figure: Figure, at: number): void {
  figure
    .to("lean", at, at + 180, 0, "back")
    .to("squash", at, at + 140, [1, 1])
    .to("by", at, at + 180, [0, 0]);
}

/** Thrown somewhere, head over heels; whom it hits keeps facing as before. */
export function tumble(scene: Scene, figure: Figure, from: number, until: number): number {
  const { x, y } = figure.goal;
  const [x0, y0] = figure.now("at");
  const side = Math.sign(x - x0) || 1;
  const middle = (from + until) / 2;
  figure
    .to("lean", from, from + 1, 0)
    .to("spin", from, until, 360 * side * sideOf(figure), "linear")
    .to("at", from, until, [x, y], "out")
    .to("squash", from, from + 60, [0.9, 1.12], "snap")
    .to("by", from, middle, [0, -26], "out")
    .to("by", middle, until, [0, 0], "in")
    .to("squash", until - 40, until, [1.2, 0.76], "out")
    .to("squash", until, until + 130, [1, 1], "back");
  seen(
    scene
      .effect(() => drawn("lines"), [x0, y0 - 20])
      .to("squash", 0, 0, [0.3 * side, 1])
      .to("squash", from, from + 120, [side, 1], "out")
      .to("by", from, until, [x - 34 * side, y - 20], "linear"),
    from + 20,
    until - 60,
  );
  dust(scene, [x, y], until - 20, 0.8, side);
  scene.sound("thud", until - 20);
  return until + 60;
}

/** Thrown somewhere, legs up, and flat on the back there. */
export function knockDown(scene: Scene, figure: Figure, at: number): void {
  const goal = figure.goal;
  figure
    .to("at", at, at + 440, placeOf(goal), "out")
    .to("by", at, at + 180, [0, -34], "out")
    .to("by", at + 180, at + 400, [0, 0], "in")
    .to("lean", at + 40, at + 160, 0)
    .to("lie", at + 40, at + 400, 1, "out")
    .to("squash", at + 400, at + 440, [0.86, 1.1], "snap")
    .to("squash", at + 440, at + 560, [1, 1], "back");
  for (const side of [-1, 1]) dust(scene, placeOf(goal, 24 * side), at + 390, 0.6, side);
  scene.makeRoom(at, at + 440, [figure.who]);
  scene.shake(at + 400, 0.6);
  scene.sound("thud", at + 390);
}

/** A token goes through the air, turning, from one place to another, and lies there for a while. */
export function toss(
  scene: Scene,
  kind: string,
  size: number,
  from: Pair,
  to: Pair,
  at: number,
  time = 380,
  lies = 0,
): void {
  const middle = at + time * 0.45;
  const height = Math.min(from[1], to[1]) - 46;
  seen(
    scene
      .effect(() => symbol(kind, size), from)
      .to("by", at, middle, [(from[0] + to[0]) / 2, height], "out")
      .to("by", middle, at + time, to, "in")
      .to("lean", at, at + time, 360 * (Math.sign(to[0] - from[0]) || 1), "linear"),
    at,
    at + time + lies,
  );
}

/** Looks back, and ahead again. */
export function glance(figure: Figure, at: number): number {
  const side = sideOf(figure);
  return turn(figure, turn(figure, at, -side) + 260, side);
}

/** Which side something lies on. */
export const towards = (figure: Figure, p: Point) => way({ x: figure.now("at")[0], y: 0 }, p);
