/** How each event looks: one small function a kind, found by its name. Nothing here knows a rule. */
import type { Sound } from "../device/sound";
import type { EventKind, EventOf, GameEvent } from "../wire/messages";
import { at, Scene, way, type Setting } from "./scene";

type Act<Event> = (scene: Scene, event: Event) => void;

/** Nothing of it is seen on the train. */
const unseen = () => undefined;

/** It is seen elsewhere, and given time. */
const pause = (ms?: number, sound?: Sound) => (scene: Scene) => {
  if (sound) scene.sound(sound);
  scene.pause(ms);
};

const run: Act<EventOf<"bandit-moved">> = (scene, { bandit }) => {
  const [from, to] = [scene.stoodAt(bandit), scene.standsAt(bandit)];
  if (!from || !to) return;
  const cars = Math.max(1, Math.round(Math.abs(from.x - to.x) / 240));
  const duration = 380 + 240 * cars;
  scene.slide(bandit, duration);
  scene.run(bandit, 2 * cars, 9 * way(from, to), duration);
  scene.sound("step");
};

/** A punch or a shot carries somebody away. */
const fly: Act<EventOf<"bandit-moved" | "bandit-pushed">> = (scene, { bandit }) => {
  const [from, to] = [scene.stoodAt(bandit), scene.standsAt(bandit)];
  if (!from || !to) return;
  scene.slide(bandit, 460, (a, b) => ({
    transform: `translate(${(a.x + b.x) / 2}px, ${Math.min(a.y, b.y) - 30}px)`,
  }));
  scene.pose(
    bandit,
    [{ transform: "none" }, { transform: `rotate(${28 * way(from, to)}deg)` }, { transform: "none" }],
    460,
  );
  scene.sound("fall");
};

function climb(scene: Scene, who: string, duration: number): void {
  scene.slide(who, duration, (a, b) => ({
    transform: `translate(${a.x}px, ${(a.y + b.y) / 2}px)`,
    offset: 0.5,
  }));
  scene.pose(
    who,
    [
      { transform: "rotate(-7deg)" },
      { transform: "rotate(7deg)" },
      { transform: "rotate(-7deg)" },
      { transform: "none" },
    ],
    620,
  );
}

/** A token goes from where it lies to whoever takes it. */
const pickUp: Act<EventOf<"loot-robbed" | "loot-pickpocketed">> = (scene, { bandit, token }) => {
  const [to, lay] = [scene.stoodAt(bandit), scene.lay(token)];
  const [drawn] = scene.find(`[data-token="${token}"]`);
  if (to && lay && drawn) {
    const [across, down] = [to.x - lay.x, to.y - lay.y];
    scene.animate(
      drawn,
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${across / 2}px, ${down - 90}px)`, offset: 0.5 },
        { transform: `translate(${across - 12}px, ${down - 50}px) scale(.6)`, opacity: 0 },
      ],
      620,
    );
  }
  scene.sound("coin");
};

/** A token falls from whoever loses it to where it lies. */
const fall: Act<EventOf<"loot-fell" | "loot-dropped">> = (scene, { bandit, token }) => {
  const [from, to] = [scene.stoodAt(bandit), scene.lies(token)];
  if (from && to)
    scene.toss(
      token,
      24,
      [
        { transform: at(from, 0, -45), easing: "ease-out" },
        {
          transform: `translate(${(from.x + to.x) / 2}px, ${from.y - 80}px)`,
          easing: "ease-in",
          offset: 0.45,
        },
        { transform: at(to, 11, 11) },
      ],
      560,
    );
  scene.sound("coin");
};

/** A kind without an act does not compile. */
const ACTS: { [Kind in EventKind]: Act<EventOf<Kind>> } = {
  "game-started": pause(),
  "team-taken": pause(),
  "bandit-placed": pause(),
  chose: unseen,
  "took-back": unseen,
  "round-started": pause(1500, "whistle"),
  "deck-shuffled": unseen,
  "card-picked": unseen,
  "card-drawn": unseen,
  "turn-started": unseen,
  "card-played": pause(320, "card"),
  "drew-instead": pause(320),
  passed: pause(),
  "hand-returned": unseen,
  "card-discarded": unseen,
  "card-resolved": pause(420, "card"),
  "card-revealed": pause(520, "card"),
  "no-effect": pause(500),
  missed: pause(400),
  "shootin-started": pause(900),
  "pass-started": pause(500),
  "event-started": pause(1300, "bell"),
  "bullets-short": pause(),
  "strongbox-placed": pause(500),
  "ransom-paid": pause(500),
  "left-behind": pause(),
  "loot-taken": pause(900),
  "loot-lost": pause(500),
  "round-ended": pause(),
  "first-player": unseen,
  "game-ended": pause(900, "bell"),

  "bandit-moved": (scene, event) => {
    const isThrown = "how" in event && (event.how === "push" || event.how === "shot");
    (isThrown ? fly : run)(scene, event);
  },

  "bandit-pushed": fly,

  "bandit-climbed": (scene, { bandit }) => {
    climb(scene, bandit, 620);
    scene.sound("step");
  },

  "bandit-fled": (scene, { bandit }) => {
    climb(scene, bandit, 420);
    const p = scene.standsAt(bandit) && (scene.stoodAt(bandit) ?? scene.standsAt(bandit));
    if (p) scene.star(p);
    scene.sound("step");
  },

  "marshal-moved": (scene) => {
    const [from, to] = [scene.stoodAt("marshal"), scene.standsAt("marshal")];
    if (!from || !to) return;
    scene.slide("marshal", 900);
    scene.run("marshal", 2, to.x > from.x ? 6 : -6, 900);
    scene.sound("step");
  },

  "bandit-shot": (scene, { bandit, target }) => {
    const [from, to] = [scene.stoodAt(bandit), scene.stoodAt(target)];
    if (!from || !to) return;
    const back = -way(from, to);
    scene.pose(
      bandit,
      [
        { transform: "none" },
        { transform: `translate(${8 * back}px, 0) rotate(${9 * back}deg)`, offset: 0.3 },
        { transform: "none" },
      ],
      420,
    );
    scene.tracer(from, to);
    scene.hit(target, from, 260);
    scene.sound("shot");
  },

  "bandit-punched": (scene, { bandit, target }) => {
    const [from, to] = [scene.stoodAt(bandit), scene.stoodAt(target)];
    if (!from || !to) return;
    const reach = Math.max(0, Math.abs(to.x - from.x) - 34);
    scene.move(
      bandit,
      [
        { transform: at(from) },
        { transform: at(from, way(from, to) * reach, -4), offset: 0.45 },
        { transform: at(from) },
      ],
      560,
    );
    scene.hit(target, from, 220);
    scene.sound("punch");
  },

  "neutral-bullet": (scene, { bandit }) => {
    const p = scene.stoodAt(bandit);
    if (p) scene.star(p);
    scene.sound("shot");
  },

  "loot-robbed": pickUp,
  "loot-pickpocketed": pickUp,

  "loot-pocketed": (scene, { bandit, target, token }) => {
    const [from, to] = [scene.stoodAt(target), scene.stoodAt(bandit)];
    if (from && to)
      scene.toss(token, 26, [{ transform: at(from, 0, -40) }, { transform: at(to, 0, -40) }], 500);
    scene.sound("coin");
  },

  "loot-fell": fall,
  "loot-dropped": fall,

  turned: (scene, { bandit }) =>
    scene.pose(bandit, [{ transform: "scale(1,1)" }, { transform: "scale(.05,1)" }], 180),

  "bandit-stunned": (scene, { bandit }) => {
    scene.pose(bandit, [{ transform: "none" }, { transform: "rotate(-80deg)" }], 260);
    scene.sound("fall");
  },

  "stood-up": (scene, { bandit }) =>
    scene.pose(bandit, [{ transform: "none" }, { transform: "rotate(50deg) translate(0, -10px)" }], 260),

  "fell-off": (scene, { bandit, end }) => {
    const p = scene.stoodAt(bandit);
    const out = end === "front" ? 1 : -1;
    if (p)
      scene.move(
        bandit,
        [
          { transform: at(p), opacity: 1 },
          { transform: `${at(p, 130 * out, -40)} rotate(${120 * out}deg)`, offset: 0.4 },
          { transform: `translate(${p.x - 320}px, 200px) rotate(-420deg)`, opacity: 0 },
        ],
        900,
      );
    scene.sound("fall");
  },

  "rode-in": (scene) => {
    scene.sound("step");
    scene.pause(500, 350);
  },

  "car-uncoupled": (scene, { car }) => {
    const rolls = { easing: "ease-in" };
    for (const drawn of scene.find(`[data-car="${car}"]`))
      scene.animate(
        drawn,
        [
          { transform: "none" },
          { transform: "translate(-40px, 0)", offset: 0.3 },
          { transform: "translate(-1400px, 0)" },
        ],
        1500,
        rolls,
      );
    for (const { who } of scene.setting.before.standing.filter((figure) => figure.car === car)) {
      const p = scene.stoodAt(who);
      if (p)
        scene.move(
          who,
          [{ transform: at(p) }, { transform: at(p, -40), offset: 0.3 }, { transform: at(p, -1400) }],
          1500,
          rolls,
        );
    }
    scene.sound("whistle");
  },
};

/** Plays one event; settles when it has been seen. Of a kind that is not known here one only reads. */
export async function act(setting: Setting, event: GameEvent): Promise<void> {
  const play = (ACTS[event.event] ?? pause()) as Act<GameEvent>;
  if (play === unseen) return;
  const scene = new Scene(setting);
  play(scene, event);
  await scene.end();
}
