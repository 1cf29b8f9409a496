/** How it looks when somebody runs, climbs, shoots, strikes, takes or loses something. */
import { money } from "../words/words.svelte";
import type { EventFields, EventOf } from "../wire/messages";
import { fellOff } from "./actsSuper";
import type { Figure, Scene } from "./scene";
import * as pose from "./poses";
import { placeOf } from "./poses";

/** Longest reach of a fist from where one stands. */
const REACH = 44;
/** How far inside of a car its door is; how soon the Marshal shoots again, and how long at most in all. */
const DOOR = 12;
const AGAIN = 170;
const VOLLEY = 680;

export function run(scene: Scene, { bandit, from_car, to_car }: EventOf<"bandit-moved">): void {
  const figure = scene.figure(bandit);
  if (!figure) return;
  const begins = pose.turn(figure, 0, scene.facing(bandit));
  const ends = begins + 280 + 150 * Math.max(1, Math.abs(from_car - to_car));
  pose.run(scene, figure, begins, ends, placeOf(figure.goal));
  scene.makeRoom(begins, ends, [bandit]);
}

/** A blow carries somebody away, head over heels. */
export function tumble(scene: Scene, { bandit }: EventOf<"bandit-moved">): void {
  const figure = scene.figure(bandit);
  if (!figure) return;
  pose.tumble(scene, figure, 0, 420);
  scene.makeRoom(0, 420, [bandit]);
}

/** A bullet pushes somebody back on the heels. */
export function skid(scene: Scene, { bandit }: { bandit: string }, at = 0): void {
  const figure = scene.figure(bandit);
  if (!figure) return;
  const side = pose.towards(figure, figure.goal);
  figure
    .to("at", at, at + 420, placeOf(figure.goal), "out")
    .to("lean", at, at + 90, 22 * side, "out")
    .to("by", at + 40, at + 130, [0, -18], "out")
    .to("by", at + 130, at + 230, [0, 0], "in")
    .to("lean", at + 360, at + 440, -8 * side, "out")
    .to("lean", at + 440, at + 520, 0);
  for (const part of [0.3, 0.6, 0.95])
    pose.dust(
      scene,
      placeOf(figure.from, (figure.goal.x - figure.from.x) * part, figure.goal.y - figure.from.y),
      at + 60 + 360 * part,
      0.5,
      -side,
    );
  pose.land(figure, at + 400);
  scene.makeRoom(at, at + 420, [bandit]);
  scene.sound("thud", at + 380);
}

export function climb(scene: Scene, who: string, time: number): void {
  const figure = scene.figure(who);
  if (!figure) return;
  pose.climb(scene, figure, 0, time);
  scene.makeRoom(0, time, [who]);
}

/** He strides in; those whom he meets are shot from the door, one after another, and flee. */
export function stride(
  scene: Scene,
  { from_car, to_car }: EventOf<"marshal-moved">,
  others: EventFields[] = [],
): void {
  const marshal = scene.figure("marshal");
  if (!marshal) return;
  const those = (kind: string) => others.flatMap(({ event, bandit }) => (event === kind ? bandit! : []));
  const [hit, met] = [those("neutral-bullet"), those("bandit-fled")];
  const side = Math.sign(from_car - to_car) || 1;
  const begins = pose.turn(marshal, 0, side);
  const door = side > 0 ? scene.carX(to_car) + DOOR : scene.carX(to_car) + scene.carWidth(to_car) - DOOR;
  const stops: pose.Place = met.length ? [door, marshal.goal.y] : placeOf(marshal.goal);
  const ends = begins + (met.length ? 200 : 360) + 180 * Math.abs(from_car - to_car);
  pose.run(scene, marshal, begins, ends, stops, true);
  scene.shake(ends, 0.7);
  scene.sound("thud", ends);
  if (!met.length) return scene.makeRoom(begins, ends, ["marshal"]);
  for (const who of met) start(scene, who, ends - 120);
  const fires = ends + 170;
  const again = Math.min(AGAIN, VOLLEY / hit.length);
  if (hit.length) pose.draw(marshal, ends + 20, fires + again * hit.length + 140);
  let flees = ends + 60;
  met.forEach((who, i) => {
    const figure = scene.figure(who)!;
    if (hit.includes(who)) {
      const at = fires + again * i;
      const struck = pose.fire(scene, marshal, at, placeOf(figure.from, -12 * side, -44));
      pose.struck(scene, figure, struck, side);
      flees = struck + 110;
    }
    pose.climb(scene, figure, flees, flees + 400);
  });
  const follows = flees + 120;
  pose.run(scene, marshal, follows, follows + 260, placeOf(marshal.goal), true);
  pose.turn(marshal, follows + 280, scene.facing("marshal"));
  scene.makeRoom(ends, flees + 400, ["marshal", ...met]);
}

/** Somebody sees what is coming. */
export function start(scene: Scene, who: string, at: number): void {
  const figure = scene.figure(who);
  if (!figure) return;
  figure.to("by", at, at + 60, [0, -12], "out").to("by", at + 60, at + 140, [0, 0], "in");
  pose.pop(scene, "bang", placeOf(figure.goal, 0, -108), at, 0.8, 60);
}

/** Turns, draws and fires; through the roof if that is between them. */
export function shoot(
  scene: Scene,
  shooter: Figure,
  target: Figure,
  side: number,
  others: EventFields[] = [],
): void {
  const up = Math.sign(shooter.from.y - target.from.y) as -1 | 0 | 1;
  const t = pose.turn(shooter, 0, side);
  const shot = t + 150;
  pose.draw(shooter, t, shot + 380, up);
  const [x, y] = pose.muzzle(shooter, up);
  const roof = up > 0 ? target.from.y + 4 : shooter.from.y + 4;
  const away = pose.towards(shooter, target.from);
  const hit = pose.fire(scene, shooter, shot, up ? [x, roof] : placeOf(target.from, -12 * away, -44), up);
  if (up) pose.pop(scene, "splinters", [x, y > roof ? roof : roof + 6], hit - 20, 1.3, 160, [0, -12 * up]);
  const off = others.find(({ event }) => event === "fell-off");
  if (!others.length) return void pose.hurt(scene, target, hit, away, up > 0 ? 1 : 0);
  // Whom it carries off does not stand up in between.
  pose.struck(scene, target, hit, away);
  if (off) fellOff(scene, off as EventOf<"fell-off">, hit + 40);
  else if (others.some(({ event }) => event === "bandit-stunned")) pose.knockDown(scene, target, hit + 40);
  else skid(scene, { bandit: target.who }, hit + 40);
}

export function shot(
  scene: Scene,
  { bandit, target }: EventOf<"bandit-shot">,
  others: EventFields[] = [],
): void {
  const [a, b] = [scene.figure(bandit), scene.figure(target)];
  if (a && b) shoot(scene, a, b, scene.facing(bandit), others);
}

/**
 * Goes up to whom it strikes, where the fist does not reach, and comes back. With the blow the loot pops out,
 * and whom it meets flies.
 */
export function punch(
  scene: Scene,
  { bandit, target }: EventOf<"bandit-punched">,
  others: EventFields[] = [],
): void {
  const [a, b] = [scene.figure(bandit), scene.figure(target)];
  if (!a || !b) return;
  const side = scene.facing(bandit);
  let t = pose.turn(a, 0, side);
  const far = Math.max(0, Math.abs(b.from.x - a.from.x) - REACH - 22);
  const runs = far > 8 ? 90 + far : 0;
  if (runs) t = pose.run(scene, a, t, t + runs, placeOf(a.from, far * side));
  const blow = pose.strike(scene, a, t);
  pose.unstrike(a, blow + 60);
  scene.sound("punch", blow);
  if (others.some(({ how }) => how)) {
    pose.struck(scene, b, blow, side);
    pose.tumble(scene, b, blow + 60, blow + 520);
    scene.makeRoom(blow + 60, blow + 520, [bandit, target]);
  } else pose.hurt(scene, b, blow, side);
  for (const other of others)
    if (other.event === "loot-fell") fall(scene, other as EventOf<"loot-fell">, blow + 30);
    else if (other.event === "loot-pocketed") pocket(scene, other as EventOf<"loot-pocketed">, blow + 30);
  const way = a.goal.x - a.now("at")[0];
  if (!way) return;
  const back = pose.turn(a, blow + 120, Math.sign(way));
  a.to("at", back, back + Math.max(90, runs), placeOf(a.goal));
  pose.turn(a, back + Math.max(90, runs), side);
}

/** What it is worth, as far as one may know. */
const gained = (value: number | null | undefined) => `+${value == null ? "?" : money(value)}`;

/** A token goes from where it lies into somebody's coat. */
export function pickUp(scene: Scene, event: EventOf<"loot-robbed" | "loot-pickpocketed">): void {
  const figure = scene.figure(event.bandit);
  const lay = scene.lay(event.token);
  if (!figure || !lay) return;
  const side = scene.facing(event.bandit);
  const t = pose.turn(figure, 0, side);
  const reach = figure.limb("arm-reach", 8, -34);
  reach
    .to("seen", 0, 0, 0)
    .to("seen", t, t + 1, 1)
    .to("lean", t, t + 140, 38, "out")
    .to("lean", t + 180, t + 340, -40, "out")
    .to("seen", t + 420, t + 421, 0);
  figure
    .to("lean", t, t + 150, 22 * side)
    .to("squash", t, t + 150, [1.06, 0.92])
    .to("lean", t + 190, t + 330, -4 * side, "out")
    .to("lean", t + 330, t + 430, 0)
    .to("squash", t + 190, t + 290, [0.96, 1.05])
    .to("squash", t + 440, t + 490, [1.1, 0.92], "out")
    .to("squash", t + 490, t + 580, [1, 1], "back");
  scene.moving(`[data-token="${event.token}"]`).to("seen", t + 180, t + 181, 0);
  const into = placeOf(figure.from, 4 * side, -24);
  pose.toss(scene, scene.setting.token(event.token).kind, 24, placeOf(lay, 11, 11), into, t + 180, 270);
  pose.tag(scene, gained(event.value), placeOf(figure.from, 0, -104), t + 440);
  scene.sound("coin", t + 420);
}

/** Straight from one coat into another. */
export function pocket(
  scene: Scene,
  { bandit, target, token, value }: EventOf<"loot-pocketed">,
  at = 0,
): void {
  const [from, to] = [scene.stoodAt(target), scene.stoodAt(bandit)];
  if (!from || !to) return;
  pose.toss(scene, scene.setting.token(token).kind, 26, placeOf(from, 0, -40), placeOf(to, 0, -30), at, 340);
  pose.tag(scene, gained(value), placeOf(to, 0, -104), at + 340);
  scene.sound("coin", at + 300);
  scene.pause(at + 480);
}

/** A token falls from whoever loses it to where it lies, and is seen there until the picture is over. */
export function fall(scene: Scene, { bandit, token }: EventOf<"loot-fell" | "loot-dropped">, at = 0): void {
  const [from, to] = [scene.stoodAt(bandit), scene.lies(token)];
  if (!from || !to) return;
  const { kind } = scene.setting.token(token);
  pose.toss(scene, kind, 24, placeOf(from, 0, -45), placeOf(to, 11, 11), at, 380, at ? 300 : 0);
  scene.sound("coin", at + 360);
  scene.pause(at + 380);
}

/** The same, and what was lost is told. */
export function drop(scene: Scene, event: EventOf<"loot-dropped">, at = 0): void {
  fall(scene, event, at);
  const { value } = scene.setting.token(event.token);
  const from = scene.stoodAt(event.bandit);
  if (from && value) pose.tag(scene, `−${money(value)}`, placeOf(from, 0, -104), at + 340);
}

/** A loot card is taken, the conductor pays: something of worth reaches somebody. */
export function paid(
  scene: Scene,
  who: string,
  value: number | null,
  {
    at = 0,
    kind = "purse",
    from,
    told,
  }: { at?: number; kind?: string; from?: pose.Place; told?: pose.Place } = {},
): void {
  const to = scene.stoodAt(who);
  if (!to) return;
  pose.toss(scene, kind, 28, from ?? [to.x, to.y - 150], placeOf(to, 0, -30), at, 340);
  pose.tag(scene, gained(value), told ?? placeOf(to, 0, -104), at + 340, 560);
  scene.sound("coin", at + 320);
  scene.pause(at + 500);
}
