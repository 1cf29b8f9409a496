/** Each round event has its own picture; those whom it strikes are struck together. */
import { money } from "../words/words.svelte";
import type { EventFields, EventOf } from "../wire/messages";
import { drawn, element, type Scene } from "./scene";
import * as pose from "./poses";
import { drop, paid, start } from "./actsMoves";
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
  pose.pop(scene, "badge", placeOf(marshal.from, 0, -100), at + 160, 1, 60);
}

/** He thumps the ceiling, everyone above is thrown up, and the least purse slips out. */
function thump(scene: Scene, dropped: EventOf<"loot-dropped">[]): void {
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
  dropped.forEach((event, i) => drop(scene, event, BEGINS + 420 + i * 90));
}
const marshalCar = (scene: Scene) => scene.setting.before.standing.find((s) => s.who === "marshal")?.car;

/** In the cab, before the fire. */
const conductorAt = (scene: Scene): pose.Place => [scene.carX(0) + 130, FOOT.inside];

/** What he pays goes to somebody on the engine; inside, where others stand above, it is told aside. */
export function ransom(
  scene: Scene,
  { bandit, token }: { bandit?: string | null; token?: number | null },
  _others?: unknown,
  at = 0,
  row = 0,
): void {
  const { kind, value } = scene.setting.token(token!);
  const [x, y] = conductorAt(scene);
  const isInside = scene.stoodAt(bandit!)?.y === FOOT.inside;
  const told: pose.Place = [scene.carX(0) - 28, 66 - 38 * row];
  paid(scene, bandit!, value, { at, kind, from: [x, y - 40], ...(isInside ? { told } : {}) });
}

/** The conductor shuffles into the cab, trembles, pays one after another, and shuffles off. */
function pay(scene: Scene, ransoms: EventFields[]): void {
  const [x, y] = conductorAt(scene);
  const door = x + 30;
  const body = () => element("use", { href: "#m-conductor", x: -27, y: -84, width: 54, height: 84 });
  const faced = () => element("g", {}, element("g", { transform: "scale(-1 1)" }, body()));
  const conductor = scene.effect(faced, [x, y], true).to("by", 0, 0, [door, y]);
  conductor.to("seen", 0, 0, 0).to("seen", 100, 160, 1);
  const shuffle = (at: number, from: number, to: number) => {
    for (let i = 0; i < 4; i++) {
      const t = at + i * 90;
      const step = (part: number) => from + ((to - from) * (i + part)) / 4;
      conductor
        .to("by", t, t + 45, [step(0.5), y - 6], "out")
        .to("by", t + 45, t + 90, [step(1), y], "in")
        .to("lean", t, t + 90, i % 2 ? 5 : -5);
    }
  };
  shuffle(100, door, x);
  const pays = 700;
  for (let t = 470; t < pays; t += 50) conductor.to("lean", t, t + 50, (t / 10) % 2 ? -3 : 3, "linear");
  pose.pop(scene, "sweat", [x, y - 92], 440, 1, 400);
  let row = 0;
  ransoms.forEach((event, i) => {
    const t = pays + i * 190;
    conductor.to("by", t, t + 60, [x, y - 10], "out").to("by", t + 60, t + 120, [x, y], "in");
    ransom(scene, event, [], t, row);
    if (scene.stoodAt(event.bandit!)?.y === FOOT.inside) row++;
  });
  const leaves = pays + 190 * ransoms.length + 340;
  for (let t = leaves - 340; t < leaves; t += 50)
    conductor.to("lean", t, t + 50, (t / 10) % 2 ? -3 : 3, "linear");
  conductor.to("squash", leaves, leaves + 90, [-1, 1]);
  shuffle(leaves + 90, x, door);
  conductor.to("seen", leaves + 410, leaves + 450, 0);
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
  pose.draw(marshal, BEGINS + 270, shot + 160 * hit.length + 240, 1);
  hit.forEach((who, i) => {
    const figure = scene.figure(who)!;
    const struck = pose.fire(scene, marshal, shot + i * 160, [pose.muzzle(marshal, 1)[0], FOOT.roof + 4], 1);
    pose.pop(scene, "splinters", placeOf(figure.from), struck, 1.2, 120);
    pose.hurt(scene, figure, struck, i % 2 ? 1 : -1, 1);
  });
}

/** The picture of an event, with those whom it strikes. */
export function picture(scene: Scene, { kind }: EventOf<"event-started">, others: EventFields[]): void {
  const struck = others.flatMap(({ bandit }) => bandit ?? []);
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
      return thump(scene, others as EventOf<"loot-dropped">[]);
    case "hostage-conductor":
      return pay(scene, others);
    case "take-it-all":
      for (const { token } of others) strongbox(scene, token!, BEGINS + 150);
      return others.length ? undefined : stamp(scene, BEGINS);
    case "pickpocketing":
      for (const { who } of scene.setting.before.standing)
        if (who !== "marshal") pose.glance(scene.figure(who)!, BEGINS);
  }
}

/** A strongbox comes down beside the Marshal, and the car squats. */
export function strongbox(scene: Scene, token: number, at = 0): void {
  const to = scene.lies(token);
  if (!to) return scene.pause(500);
  const [x, y] = placeOf(to, 15, 11);
  const lands = at + 260;
  scene
    .effect(() => element("use", { href: "#strongbox", x: -20, y: -15, width: 40, height: 30 }), [x, y - 120])
    .to("seen", 0, 0, at ? 0 : 1)
    .to("seen", at, at + 1, 1)
    .to("by", at, lands, [x, y], "in")
    .to("squash", at, lands - 20, [0.9, 1.15])
    .to("squash", lands, lands + 50, [1.3, 0.8], "snap")
    .to("squash", lands + 50, lands + 190, [1, 1], "back")
    .to("seen", at + 519, at + (at ? 800 : 520), 1);
  scene.shake(lands, 1.1);
  scene.sound("thud", lands);
  for (const side of [-1, 1]) pose.dust(scene, [x + 26 * side, y + 12], lands - 5, 0.8, side);
  const { value } = scene.setting.token(token);
  const marshal = scene.figure("marshal");
  /** Beside the Marshal, not over his face. */
  const aside = marshal ? Math.max(0, 76 - Math.abs(x - marshal.from.x)) * (x < marshal.from.x ? -1 : 1) : 0;
  if (value) pose.tag(scene, money(value), [x + aside, y - 46], lands + 60, 500);
  marshal?.to("by", lands, lands + 70, [0, -16], "out").to("by", lands + 70, lands + 150, [0, 0], "in");
  if (marshal) pose.land(marshal, lands + 150);
  scene.pause(at + 520);
}
