/** Each round event has its own picture; those whom it strikes are struck together. */
import type { EventOf } from "../wire/messages";
import { drawn, element, type Scene } from "./scene";
import * as pose from "./poses";
import { start } from "./actsMoves";
import { placeOf } from "./poses";
import { FOOT } from "./world";

/** When the picture under the banner begins. */
const BEGINS = 250;
/** How far off a passenger takes aim where there is room; nearer the guns are smaller, but not much. */
const AIM = 74;
const SMALLEST_GUN = 0.5;

function stamp(scene: Scene, at: number): void {
  const marshal = scene.figure("marshal");
  if (!marshal) return;
  marshal.to("by", at, at + 90, [0, -14], "out").to("by", at + 90, at + 160, [0, 0], "in");
  pose.land(marshal, at + 160);
  scene.shake(at + 160);
  scene.sound("thud", at + 160);
  for (const side of [-1, 1]) pose.dust(scene, placeOf(marshal.from, 20 * side), at + 155, 0.7, side);
  pose.pop(scene, "badge", placeOf(marshal.from, 0, -100), at + 160, 1.1, 300);
}

/** He thumps the ceiling, and everyone above is thrown up. */
function thump(scene: Scene): void {
  const marshal = scene.figure("marshal");
  if (!marshal) return;
  const above = scene.setting.before.standing.filter(
    (s) => s.car === marshalCar(scene) && s.floor === "roof",
  );
  for (const t of [BEGINS, BEGINS + 260]) {
    marshal
      .to("by", t, t + 90, [0, 0])
      .to("by", t + 90, t + 150, [0, -22], "in")
      .to("by", t + 150, t + 220, [0, 0]);
    pose.pop(scene, "splinters", [marshal.from.x, FOOT.roof], t + 150, 0.9, 80);
    scene.shake(t + 150, 0.7);
    scene.sound("thud", t + 150);
    for (const { who } of above)
      scene
        .figure(who)!
        .to("by", t + 150, t + 210, [0, -26], "out")
        .to("by", t + 210, t + 260, [0, 0], "in");
  }
}
const marshalCar = (scene: Scene) => scene.setting.before.standing.find((s) => s.who === "marshal")?.car;

/** The conductor trembles in the cab. */
export const conductorAt = (scene: Scene): pose.Place => [scene.carX(0) + 150, FOOT.inside];
function tremble(scene: Scene): void {
  const [x, y] = conductorAt(scene);
  const conductor = scene
    .effect(
      () => element("g", {}, element("use", { href: "#m-conductor", x: -27, y: -84, width: 54, height: 84 })),
      [x, y],
    )
    .to("squash", 0, 0, [-1, 1]);
  conductor
    .to("seen", 0, 0, 0)
    .to("seen", BEGINS, BEGINS + 80, 1)
    .to("seen", 2300, 2400, 0);
  for (let i = 0; i < 24; i++) conductor.to("lean", 400 + i * 50, 450 + i * 50, i % 2 ? 2.5 : -2.5, "linear");
  pose.pop(scene, "sweat", [x, y - 92], 500, 1, 400);
}

/** The arm comes down behind the engine and sweeps over the roofs; whoever stands there is carried along. */
function sweep(scene: Scene, swept: string[]): void {
  const [from, to] = [scene.front + 220, scene.rear + 60];
  const [begins, ends] = [BEGINS, 1500];
  const reach = 200;
  const when = (x: number) => begins + ((from - reach - x) / (from - to)) * (ends - begins);
  const arm = () => element("g", {}, element("g", { transform: "scale(-1 1)" }, drawn("waterarm")));
  for (const [make, y] of [
    [() => drawn("waterpost"), -54],
    [arm, -60],
  ] as const)
    scene
      .effect(make, [from, y])
      .to("by", begins, ends, [to, y], "linear")
      .to("seen", ends, ends + 120, 0);
  for (const who of swept) {
    const figure = scene.figure(who)!;
    const [hit, stop] = [when(figure.from.x), Math.max(when(figure.goal.x), when(figure.from.x) + 120)];
    pose.star(scene, placeOf(figure.from, 14, -44), hit - 10);
    scene.sound("punch", hit);
    figure
      .to("lean", hit, hit + 70, -28, "snap")
      .to("by", hit, hit + 80, [0, -18], "out")
      .to("at", hit, stop, placeOf(figure.goal), "linear")
      .to("by", stop, stop + 80, [0, 0], "in")
      .to("lean", stop, stop + 90, 14, "out")
      .to("lean", stop + 90, stop + 220, 0, "back");
    pose.land(figure, stop + 40);
    pose.dust(scene, placeOf(figure.goal), stop + 50, 0.8, -1);
  }
  scene.makeRoom(900, ends, swept);
  scene.sound("fall", begins);
}

/** Sparks under every wheel; the roofs slide, soles first, and those inside lean. */
function brake(scene: Scene, thrown: string[]): void {
  const { cars, standing } = scene.setting.before;
  scene.sound("brakes", BEGINS);
  scene.shake(BEGINS, 1.3);
  scene.shake(900, 0.7);
  for (const { car } of cars)
    for (const wheel of [29, scene.carWidth(car) - 59])
      for (let n = 0; n < 3; n++) {
        const t = BEGINS + n * 190 + (wheel % 7) * 12;
        pose.pop(scene, "spark", [scene.carX(car) + wheel, 157], t, 1.3, 0, [-8, -3]);
      }
  for (const { who } of standing) {
    const figure = scene.figure(who)!;
    if (!thrown.includes(who))
      figure
        .to("lean", BEGINS, BEGINS + 110, 15, "out")
        .to("lean", 850, 930, -9, "out")
        .to("lean", 930, 1060, 0, "back");
    else {
      figure
        .to("lean", BEGINS, BEGINS + 90, 16, "out")
        .to("at", BEGINS + 60, 830, placeOf(figure.goal))
        .to("lean", BEGINS + 90, BEGINS + 200, -26, "out")
        .to("lean", 830, 900, 20, "out")
        .to("lean", 900, 1040, 0, "back");
      pose.land(figure, 830);
      pose.dust(scene, placeOf(figure.goal, 10), 830, 0.7, 1);
    }
  }
  scene.makeRoom(BEGINS, 830, thrown);
}

/** A gun at the windows beside each of them, a volley, and everyone reels. */
function rebel(scene: Scene, hit: string[]): void {
  hit.forEach((who, i) => {
    const figure = scene.figure(who);
    if (!figure) return;
    const { x } = figure.from;
    const { car } = scene.setting.before.standing.find((s) => s.who === who)!;
    const [rear, front] = [scene.carX(car) + 14, scene.carX(car) + scene.carWidth(car) - 14];
    /** Beside whom it is aimed at, and in the car still when it kicks. */
    const window = (side: number) => Math.min(front - 9, Math.max(rear + 9, x + AIM * side));
    start(scene, who, BEGINS + 150);
    const volley = BEGINS + 460 + i * 70;
    for (const side of [-1, 1]) {
      const at = window(side);
      const size = Math.min(1, Math.abs(at - x) / AIM);
      // No window on this side, where somebody stands at the wall.
      if (size < SMALLEST_GUN) continue;
      const gun = () =>
        element("g", {}, element("g", { transform: `scale(${-side} 1)` }, drawn("window-gun")));
      const begins = BEGINS + i * 60 + (side + 1) * 20;
      scene
        .effect(gun, [at, 50])
        .to("squash", 0, 0, [0.1, 0.1])
        .to("squash", begins, begins + 130, [size, size], "back")
        .to("by", volley, volley + 40, [at + 9 * side, 47], "snap")
        .to("by", volley + 40, volley + 160, [at, 50])
        .to("squash", volley + 360, volley + 480, [0.1, 0.1], "in")
        .to("seen", volley + 470, volley + 480, 0);
      pose.pop(scene, "puff", [at - 34 * side * size, 48], volley, size, 60, [0, -12]);
    }
    scene.sound("shot", volley);
    pose.hurt(scene, figure, volley + 40, i % 2 ? 1 : -1);
  });
}

/** Straight up through the roof, at all who stand there. */
function fireUp(scene: Scene, hit: string[]): void {
  const marshal = scene.figure("marshal");
  if (!marshal) return;
  const shot = BEGINS + 420;
  pose.turn(marshal, BEGINS + 150, scene.facing("marshal"));
  pose.draw(marshal, BEGINS + 270, shot + 400, 1);
  const struck = pose.fire(scene, marshal, shot, [pose.muzzle(marshal, 1)[0], FOOT.roof + 4], 1);
  hit.forEach((who, i) => {
    const figure = scene.figure(who)!;
    pose.pop(scene, "splinters", placeOf(figure.from), struck + i * 60, 1.2, 120);
    pose.hurt(scene, figure, struck + i * 60, i % 2 ? 1 : -1, 1);
  });
}

/** The picture of an event, with those whom it strikes. */
export function picture(scene: Scene, { kind }: EventOf<"event-started">, struck: string[]): void {
  scene.pause(1200);
  switch (kind) {
    case "angry-marshal":
      stamp(scene, BEGINS - 100);
      if (struck.length) fireUp(scene, struck);
      return;
    case "swivel-arm":
      return sweep(scene, struck);
    case "braking":
      return brake(scene, struck);
    case "passengers-rebellion":
      return rebel(scene, struck);
    case "marshals-revenge":
      return thump(scene);
    case "hostage-conductor":
      return tremble(scene);
    case "take-it-all":
      return stamp(scene, BEGINS);
    case "pickpocketing":
      for (const { who } of scene.setting.before.standing)
        if (who !== "marshal") pose.glance(scene.figure(who)!, BEGINS);
  }
}

/** A strongbox comes down beside the Marshal, and the car squats. */
export function strongbox(scene: Scene, token: number): void {
  const to = scene.lies(token);
  if (!to) return scene.pause(500);
  const [x, y] = placeOf(to, 15, 11);
  scene
    .effect(() => element("use", { href: "#strongbox", x: -20, y: -15, width: 40, height: 30 }), [x, y - 120])
    .to("by", 0, 260, [x, y], "in")
    .to("squash", 0, 240, [0.9, 1.15])
    .to("squash", 260, 310, [1.3, 0.8], "snap")
    .to("squash", 310, 450, [1, 1], "back");
  scene.shake(260, 1.1);
  scene.sound("thud", 260);
  for (const side of [-1, 1]) pose.dust(scene, [x + 26 * side, y + 12], 255, 0.8, side);
  const { value } = scene.setting.token(token);
  const marshal = scene.figure("marshal");
  /** Beside the Marshal, not over his face. */
  const aside = marshal ? Math.max(0, 76 - Math.abs(x - marshal.from.x)) * (x < marshal.from.x ? -1 : 1) : 0;
  if (value) pose.tag(scene, pose.worth(value), [x + aside, y - 46], 320, 500);
  marshal?.to("by", 260, 330, [0, -16], "out").to("by", 330, 410, [0, 0], "in");
  scene.pause(520);
}
