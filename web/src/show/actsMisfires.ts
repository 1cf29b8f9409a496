/** A card that finds nobody, nothing or no way is the joke of the game, and is played as one. */
import { symbol, type Figure, type Scene } from "./scene";
import * as pose from "./poses";
import { placeOf } from "./poses";

/** Whirled round by its own fist, it sees stars. */
function punchesAir(scene: Scene, figure: Figure): void {
  const side = figure.now("face");
  const t = pose.strike(scene, figure, 0);
  for (let i = 0; i < 4; i++) figure.to("face", t + i * 80, t + 80 + i * 80, i % 2 ? side : -side, "linear");
  figure
    .to("by", t, t + 140, [10 * side, -12], "out")
    .to("by", t + 140, t + 320, [0, 0], "in")
    .to("lean", t, t + 120, -10)
    .to("lean", t + 120, t + 320, 12)
    .to("lean", t + 320, t + 450, -11)
    .to("lean", t + 450, t + 580, 6)
    .to("lean", t + 580, t + 660, 0);
  pose.land(figure, t + 320);
  pose.dust(scene, placeOf(figure.from), t + 310, 0.6, -1);
  pose.pop(scene, () => symbol("stunned", 48, 22), placeOf(figure.from, 0, -92), t + 330, 1, 240);
  scene.sound("swish", t + 120);
}

/** Gun in hand it peers ahead and behind: nobody. The gun twirls back, unspent. */
function seesNobody(scene: Scene, figure: Figure): void {
  const side = figure.now("face");
  pose.draw(figure, 0, 980);
  figure.to("lean", 150, 240, 9 * side, "out");
  pose.tag(scene, "?", placeOf(figure.from, 50 * side, -82), 180, 200);
  figure.to("lean", 330, 380, 0);
  const t = pose.turn(figure, 380, -side);
  figure.to("lean", t, t + 90, -9 * side, "out").to("lean", t + 200, t + 260, 0);
  pose.tag(scene, "?", placeOf(figure.from, -50 * side, -82), t + 40, 200);
  pose.turn(figure, t + 280, side);
  figure.to("by", t + 280, t + 340, [0, -5], "out").to("by", t + 340, t + 400, [0, 0], "in");
  scene.sound("click", 180);
}

/** Click, click, and a flag drops out of the barrel. */
function isEmpty(scene: Scene, figure: Figure): void {
  const side = figure.now("face");
  pose.draw(figure, 0, 950);
  const end = placeOf(figure.from, 54 * side, -40);
  for (const t of [200, 340]) {
    pose.pop(scene, "click", [end[0], end[1] - 8], t, 0.9, 0);
    scene.sound("click", t);
  }
  pose.pop(scene, "flag", end, 480, 1.1, 330);
  pose.pop(scene, "sweat", placeOf(figure.from, 0, -90), 560, 1.1, 240, [0, -6]);
  figure.to("lean", 480, 560, -6 * side, "out").to("lean", 840, 930, 0);
}

/** Gropes the bare boards; pockets out, a moth flies off. */
function findsNothing(scene: Scene, figure: Figure): void {
  const side = figure.now("face");
  figure
    .limb("arm-reach", 8, -34)
    .to("lean", 0, 120, 40, "out")
    .to("lean", 150, 210, 54)
    .to("lean", 210, 270, 36)
    .to("lean", 270, 330, 54)
    .to("seen", 380, 381, 0);
  figure
    .to("lean", 0, 140, 23 * side)
    .to("lean", 340, 440, -5 * side, "out")
    .to("lean", 500, 580, 0)
    .to("squash", 340, 440, [0.95, 1.06])
    .to("squash", 480, 600, [1, 1]);
  for (const t of [190, 310]) pose.dust(scene, placeOf(figure.from, 46 * side), t, 0.3, side);
  pose.pop(scene, "pockets", placeOf(figure.from, 0, -24), 440, 1.4, 420);
  const moth = pose.pop(scene, "moth", placeOf(figure.from, 16 * side, -32), 520, 1.2, 500, [26 * side, -96]);
  moth.to("lean", 520, 640, 24).to("lean", 640, 760, -24).to("lean", 760, 880, 20);
  scene.sound("card", 190);
}

/** Two steps to the edge, toes over, and back. */
function hasNoWay(scene: Scene, figure: Figure): void {
  const side = figure.now("face");
  figure
    .to("by", 0, 200, [26 * side, 0])
    .to("lean", 160, 320, 24 * side, "out")
    .to("lean", 320, 400, 13 * side)
    .to("lean", 400, 520, 29 * side)
    .to("lean", 560, 680, -8 * side, "out")
    .to("by", 560, 640, [13 * side, -22], "out")
    .to("by", 640, 720, [0, 0], "in")
    .to("lean", 700, 800, 0);
  pose.land(figure, 720);
  pose.pop(scene, "sweat", placeOf(figure.from, 18 * side, -88), 300, 1, 220, [0, -8]);
  scene.sound("step");
}

/** Shrugs at a question. */
function wonders(scene: Scene, figure: Figure): void {
  figure
    .to("squash", 60, 150, [0.94, 1.07], "out")
    .to("by", 60, 150, [0, -4])
    .to("by", 300, 380, [0, 0])
    .to("squash", 300, 420, [1, 1], "back");
  pose.tag(scene, "?", placeOf(figure.from, 0, -104), 60, 380);
  scene.pause(500);
}

export function misfire(scene: Scene, who: string, action: string, reason?: string | null): void {
  const figure = scene.figure(who);
  if (!figure) return scene.pause(500);
  if (reason === "no-bullets") return isEmpty(scene, figure);
  const joke = { punch: punchesAir, shoot: seesNobody, rob: findsNothing, move: hasNoWay }[action] ?? wonders;
  joke(scene, figure);
}

/** A shot along the line of sight that meets nobody: it flies past the end of the train. */
export function miss(scene: Scene, who: string): void {
  const figure = scene.figure(who);
  if (!figure) return scene.pause(400);
  const side = figure.now("face");
  const end = side > 0 ? scene.front + 60 : scene.rear - 90;
  pose.draw(figure, 0, 640);
  pose.fire(scene, figure, 200, [end, figure.from.y - 40]);
  pose.tag(scene, "?", placeOf(figure.from, 0, -104), 330, 300);
}
