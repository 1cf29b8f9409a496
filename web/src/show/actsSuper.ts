/** Colt Super Express: turning on the spot, falling flat, falling off, riding in, and the last car. */
import type { EventOf } from "../wire/messages";
import type { Actor, Pair } from "./actor";
import { drawn, element, type Scene } from "./scene";
import * as pose from "./poses";
import { placeOf } from "./poses";
import { LETTER } from "../seen/signs";
import { FOOT } from "./world";

/** Beside the track, before the wheels. */
const TRACK = 174;

export function turned(scene: Scene, { bandit }: EventOf<"turned">): void {
  const figure = scene.figure(bandit);
  if (!figure) return;
  figure
    .to("squash", 0, 70, [1.12, 0.84], "out")
    .to("by", 70, 150, [0, -16], "out")
    .to("face", 70, 220, scene.facing(bandit))
    .to("by", 150, 230, [0, 0], "in");
  pose.land(figure, 230);
  pose.dust(scene, placeOf(figure.from), 220, 0.5);
  scene.sound("swish", 70);
}

export function stunned(scene: Scene, { bandit }: EventOf<"bandit-stunned">): void {
  const figure = scene.figure(bandit);
  if (!figure) return;
  figure.to("by", 0, 70, [0, -14], "out").to("lie", 70, 260, 1, "in").to("by", 70, 260, [0, 0], "in");
  figure.to("squash", 260, 300, [0.86, 1.1], "snap").to("squash", 300, 400, [1, 1], "back");
  for (const side of [-1, 1]) pose.dust(scene, placeOf(figure.from, 24 * side), 250, 0.6, side);
  scene.shake(260, 0.6);
  scene.sound("thud", 250);
}

export function stoodUp(scene: Scene, { bandit }: EventOf<"stood-up">): void {
  const figure = scene.figure(bandit);
  if (!figure) return;
  figure
    .to("lie", 0, 0, 1)
    .to("lie", 60, 250, 0, "out")
    .to("by", 60, 170, [0, -12], "out")
    .to("by", 170, 250, [0, 0], "in");
  pose.land(figure, 250);
  pose.dust(scene, placeOf(figure.from), 245, 0.6);
}

/**
 * Off the rear: over nothing for a moment, then down, and left behind with a raised fist. Off the front: over
 * the boiler, off the lamp, and under nothing: a roll before the wheels.
 */
export function fellOff(scene: Scene, { bandit, end }: EventOf<"fell-off">, at = 0): void {
  const figure = scene.figure(bandit);
  if (!figure) return;
  const side = end === "front" ? 1 : -1;
  const edge = end === "front" ? scene.brink : scene.verge;
  const [, y] = figure.now("at");
  const goes = figure.now("face") === side;
  const over = at + 120 + Math.min(420, Math.abs(edge - figure.from.x));
  if (goes && !at) pose.run(scene, figure, 0, over, [edge, y]);
  else
    figure
      .to("at", at, over, [edge, y], "out")
      .to("lean", at, at + 90, 20 * side, "out")
      .to("lean", over, over + 60, 0);
  pose.pop(scene, "bang", [edge, y - 108], over + 20, 0.8, 60);
  const lands = over + 380;
  figure.to("at", over + 160, lands, [edge + 12 * side, TRACK], "in");
  if (side > 0)
    figure
      .to("spin", over + 160, lands, 100 * figure.now("face"), "in")
      .to("at", lands + 20, lands + 420, [edge - 330, TRACK + 6], "out")
      .to("spin", lands + 20, lands + 380, -260, "out")
      .to("by", lands + 20, lands + 120, [0, -34], "out")
      .to("by", lands + 120, lands + 240, [0, 0], "in");
  else {
    pose.land(figure, lands);
    pose.turn(figure, lands + 60, 1);
    figure.to("at", lands + 40, lands + 520, [edge - 240, TRACK], "in");
    const fist = figure.limb("arm-fist", 8, -34).to("seen", 0, 0, 0);
    fist.to("seen", lands + 60, lands + 61, 1);
    for (let i = 0; i < 4; i++)
      fist.to("lean", lands + 60 + i * 110, lands + 170 + i * 110, i % 2 ? -40 : -85);
  }
  figure.to("seen", lands + 420, lands + 520, 0);
  pose.dust(scene, [edge + 12 * side, TRACK], lands - 10, 1, side);
  pose.dust(scene, [edge - 60, TRACK], lands + 220, 0.8, -1);
  scene.shake(lands);
  scene.sound("fall", over + 160);
  scene.sound("thud", lands);
  scene.makeRoom(over, over + 300, [bandit]);
}

/** Each leg of a horse: how far ahead of its middle it is, and how far it swings forth and back. */
const FAR_LEGS = [
  [-36, 46, -40],
  [18, -46, 36],
] as const;
const NEAR_LEGS = [
  [-26, 30, -52],
  [28, -26, 54],
] as const;
const LEAP = 110;

/** At the gallop along the train, up in the saddle, and a leap into the cab. */
export function rodeIn(scene: Scene, { bandit }: EventOf<"rode-in">): void {
  const goal = scene.standsAt(bandit);
  const figure = scene.figure(bandit);
  if (!goal || !figure) return scene.pause(500, 350);
  figure.to("seen", 0, 1, 0).to("face", 0, 1, scene.facing(bandit));
  const begins = scene.rear - 120;
  const [leap, gone] = [850, 1250];
  /** Goes along the train and on, rocking; so far ahead of the horse's middle, so high above its hooves. */
  const gallops = (mark: () => SVGElement, ahead: number, above: number, forth: number, back: number) => {
    const at = (x: number): Pair => [x + ahead, TRACK + 16 - above];
    const actor = scene.effect(mark, at(begins));
    actor.to("by", 0, leap, at(goal.x), "linear").to("by", leap, gone, at(scene.front + 260), "in");
    for (let i = 0; i * LEAP < gone; i++) actor.to("lean", i * LEAP, (i + 1) * LEAP, i % 2 ? forth : back);
    actor.to("seen", gone, gone + 40, 0);
  };
  const legs = (all: typeof FAR_LEGS | typeof NEAR_LEGS) => {
    for (const [ahead, forth, back] of all) gallops(() => drawn("horse-leg"), ahead, 32, forth, back);
  };
  legs(FAR_LEGS);
  gallops(() => drawn("horse"), 0, 0, -5, 5);
  legs(NEAR_LEGS);
  const letter = { href: `#letter-${LETTER[bandit]}`, x: -11, y: -33, width: 22, height: 22 };
  const body = { href: `#${bandit}`, x: -27, y: -84, width: 54, height: 84 };
  const person = () => element("g", {}, element("use", body), element("use", letter));
  const rider = scene.effect(person, [begins - 6, TRACK - 30]);
  rider
    .to("by", 0, leap, [goal.x - 6, TRACK - 30], "linear")
    .to("by", leap, leap + 150, [goal.x, 50], "out")
    .to("by", leap + 150, leap + 250, [goal.x, goal.y], "in")
    .to("squash", leap + 250, leap + 290, [1.16, 0.84], "out")
    .to("squash", leap + 290, leap + 380, [1, 1], "back");
  for (let i = 0; i * LEAP < leap; i++) {
    const t = i * LEAP;
    rider.to("lean", t, t + LEAP, i % 2 ? 10 : 4);
    if (i % 2) pose.dust(scene, [begins + ((goal.x - begins) * t) / leap - 40, TRACK + 20], t, 0.8, -1);
  }
  rider.to("lean", leap, leap + 80, 0);
  pose.dust(scene, [goal.x, FOOT.inside], leap + 245, 0.6);
  scene.makeRoom(leap, leap + 250, [bandit]);
  scene.sound("hooves");
  scene.sound("thud", leap + 250);
  scene.pause(leap + 390, 350);
}

/** The pin jumps, the coupling opens, and the last car falls behind with all who are in it. */
export function uncoupled(scene: Scene, { car }: EventOf<"car-uncoupled">): void {
  const { standing } = scene.setting.before;
  const x = scene.carX(car - 1);
  const [begins, ends] = [320, 1300];
  /** Just out of the picture. */
  const away = scene.left - x - 40;
  pose.pop(scene, "click", [x, 116], 100, 1, 40);
  pose.star(scene, [x, 130], 200, 0.6);
  scene
    .effect(() => element("g", {}, drawn("pinrod")), [x - 8, 130])
    .to("by", 100, 280, [x - 22, 76], "out")
    .to("lean", 100, 540, -300, "linear")
    .to("by", 280, 540, [x - 44, 190], "in")
    .to("seen", 520, 560, 0);
  scene.shake(210, 0.8);
  scene.sound("click", 100);
  scene.sound("whistle", 300);
  const part = (actor: Actor, channel: "at" | "by", from: Pair) =>
    actor
      .to(channel, begins, begins + 120, [from[0] - 9, from[1]], "back")
      .to(channel, begins + 200, ends, [from[0] + away, from[1]], "in");
  part(scene.moving(`[data-car="${car}"]`), "by", [0, 0]);
  for (const { who } of standing.filter((figure) => figure.car === car)) {
    const figure = scene.figure(who)!;
    part(figure, "at", placeOf(figure.from));
    const arm = figure.limb("arm-reach", 8, -34);
    for (let i = 0; i < 6; i++) {
      const t = 400 + i * 160;
      arm.to("lean", t, t + 160, i % 2 ? -60 : -110);
      figure.to("by", t, t + 160, [0, i % 2 ? 0 : -8]);
    }
  }
}
