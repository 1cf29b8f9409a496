/**
 * How each event looks: Web Animations on the figures, lines and stars on an effects layer. Nothing here
 * knows a rule.
 */
import type { GameEvent } from "../wire/messages";
import type { Stage } from "./stage";
import { feet, lootPoints, type Point } from "./world";
import { play } from "../device/sound";

export interface Theatre {
  root: SVGElement;
}

interface Scene extends Theatre {
  before: Stage;
  after: Stage;
  event: GameEvent;
  kind: (token: number) => string;
  rate: number;
  calm: boolean;
  silent: boolean;
}

const SVG = "http://www.w3.org/2000/svg";
const QUIET = new Set([
  "chose",
  "took-back",
  "deck-shuffled",
  "card-drawn",
  "hand-returned",
  "card-discarded",
  "first-player",
  "turn-started",
  "card-picked",
]);
const PAUSES: Record<string, number> = {
  "card-played": 320,
  "drew-instead": 320,
  "card-resolved": 420,
  "card-revealed": 520,
  "round-started": 1500,
  "event-started": 1300,
  "no-effect": 500,
  "shootin-started": 900,
  "pass-started": 500,
  "game-ended": 900,
  missed: 400,
  "strongbox-placed": 500,
  "ransom-paid": 500,
  "loot-taken": 900,
  "loot-lost": 500,
};

/** Plays one event; settles when it has been seen. */
export async function act(scene: Scene): Promise<void> {
  const kind = scene.event.event;
  if (QUIET.has(kind)) return;
  if (scene.calm) return wait(Math.min(PAUSES[kind] ?? 350, 450) / scene.rate);
  const before = feet(scene.before.standing, scene.before.cars.length, scene.before.lying);
  const after = feet(scene.after.standing, scene.after.cars.length, scene.after.lying);
  const going: Promise<unknown>[] = [];
  const sound: typeof play = (what) => {
    if (!scene.silent) play(what);
  };
  const e = scene.event as unknown as Record<string, string> & {
    token: unknown;
    car: unknown;
    from_car: unknown;
    to_car: unknown;
  };
  const animate = (
    target: Element,
    frames: Keyframe[],
    duration: number,
    more: KeyframeAnimationOptions = {},
  ) => {
    const animation = target.animate(frames, {
      duration: duration / scene.rate,
      easing: "ease-in-out",
      id: "show",
      fill: "forwards",
      ...more,
    });
    going.push(animation.finished.catch(() => undefined));
    return animation;
  };
  const parts = (who: string) => [...scene.root.querySelectorAll<SVGGElement>(`[data-who="${who}"]`)];
  const pose = (who: string, frames: Keyframe[], duration: number, more?: KeyframeAnimationOptions) =>
    parts(who).forEach((part) =>
      part.querySelectorAll(".pose").forEach((p) => animate(p, frames, duration, { fill: "none", ...more })),
    );
  const at = (p: Point) => `translate(${p.x}px, ${p.y}px)`;

  /**
   * Slides everyone who stands elsewhere afterwards; `who` runs, climbs or is thrown, the others make room.
   */
  const slide = (duration: number, middle?: (from: Point, to: Point) => Keyframe[]) => {
    for (const [who, to] of after) {
      const from = before.get(who);
      if (!from || (from.x === to.x && from.y === to.y)) continue;
      const own = who === e["bandit"] || (kind === "marshal-moved" && who === "marshal");
      for (const part of parts(who))
        animate(
          part,
          [{ transform: at(from) }, ...(own && middle ? middle(from, to) : []), { transform: at(to) }],
          duration,
        );
    }
  };
  const effect = (make: (layer: SVGGElement) => Element, frames: Keyframe[], duration: number, delay = 0) => {
    const layer = scene.root.querySelector<SVGGElement>(".effects");
    if (!layer) return;
    const mark = make(layer);
    layer.append(mark);
    animate(mark, frames, duration, { delay: delay / scene.rate, fill: "both" })
      .finished.catch(() => undefined)
      .finally(() => mark.remove());
  };
  const symbol = (id: string, size: number) => () => {
    const use = document.createElementNS(SVG, "use");
    for (const [name, value] of Object.entries({
      href: `#${id}`,
      x: -size / 2,
      y: -size / 2,
      width: size,
      height: size,
    }))
      use.setAttribute(name, String(value));
    return use;
  };
  const star = (p: Point, delay = 0, size = 46) =>
    effect(
      symbol("hit", size),
      [
        { transform: `translate(${p.x}px, ${p.y - 45}px) scale(.2)`, opacity: 0 },
        {
          transform: `translate(${p.x}px, ${p.y - 45}px) scale(1.25) rotate(20deg)`,
          opacity: 1,
          offset: 0.3,
        },
        { transform: `translate(${p.x}px, ${p.y - 52}px) scale(1) rotate(30deg)`, opacity: 0 },
      ],
      520,
      delay,
    );
  const tracer = (from: Point, to: Point) => {
    const way = Math.sign(to.x - from.x) || 1;
    const [x1, y1, x2, y2] = [from.x + 26 * way, from.y - 40, to.x - 8 * way, to.y - 40];
    effect(
      () => {
        const g = document.createElementNS(SVG, "g");
        for (const [stroke, width] of [
          ["var(--ink)", 7],
          ["var(--light)", 3],
        ] as const) {
          const line = document.createElementNS(SVG, "line");
          for (const [name, value] of Object.entries({
            x1,
            y1,
            x2,
            y2,
            stroke,
            "stroke-width": width,
            "stroke-linecap": "round",
          }))
            line.setAttribute(name, String(value));
          g.append(line);
        }
        return g;
      },
      [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }],
      420,
      120,
    );
    effect(
      symbol("hit", 30),
      [
        { transform: `translate(${x1}px, ${y1}px) scale(.3)` },
        { transform: `translate(${x1}px, ${y1}px) scale(1)` },
      ],
      140,
      100,
    );
  };
  const hit = (who: string, from: Point, delay: number) => {
    const p = before.get(who);
    if (!p) return;
    const way = Math.sign(p.x - from.x) || 1;
    pose(
      who,
      [
        { transform: "none" },
        { transform: `translate(${6 * way}px, 0) rotate(${20 * way}deg)`, offset: 0.35 },
        { transform: "none" },
      ],
      520,
      { delay: delay / scene.rate },
    );
    star(p, delay);
  };
  const running = (n: number, lean: number) =>
    Array.from({ length: 2 * n + 1 }, (_, i) => ({
      transform:
        i % 2 ? `translate(0, -7px) rotate(${lean + 7}deg)` : `translate(0, 0) rotate(${lean - 5}deg)`,
    }));

  switch (kind) {
    case "bandit-moved":
    case "bandit-pushed": {
      const from = before.get(e["bandit"]!),
        to = after.get(e["bandit"]!);
      if (!from || !to) break;
      const cars = Math.max(1, Math.round(Math.abs(from.x - to.x) / 240)),
        way = Math.sign(to.x - from.x) || 1;
      if (e["how"] === "push" || e["how"] === "shot" || kind === "bandit-pushed") {
        slide(460, (a, b) => [
          { transform: `translate(${(a.x + b.x) / 2}px, ${Math.min(a.y, b.y) - 30}px)` },
        ]);
        pose(
          e["bandit"]!,
          [{ transform: "none" }, { transform: `rotate(${28 * way}deg)` }, { transform: "none" }],
          460,
        );
        sound("fall");
      } else {
        const duration = 380 + 240 * cars;
        slide(duration);
        pose(e["bandit"]!, running(2 * cars, 9 * way), duration);
        sound("step");
      }
      break;
    }
    case "marshal-moved": {
      slide(900);
      pose("marshal", running(2, after.get("marshal")!.x > before.get("marshal")!.x ? 6 : -6), 900);
      sound("step");
      break;
    }
    case "bandit-climbed":
    case "bandit-fled": {
      const to = after.get(e["bandit"]!);
      slide(kind === "bandit-fled" ? 420 : 620, (a, b) => [
        { transform: `translate(${a.x}px, ${(a.y + b.y) / 2}px)`, offset: 0.5 },
      ]);
      pose(
        e["bandit"]!,
        [
          { transform: "rotate(-7deg)" },
          { transform: "rotate(7deg)" },
          { transform: "rotate(-7deg)" },
          { transform: "none" },
        ],
        620,
      );
      if (kind === "bandit-fled" && to) star(before.get(e["bandit"]!) ?? to);
      sound("step");
      break;
    }
    case "bandit-shot": {
      const from = before.get(e["bandit"]!),
        to = before.get(e["target"]!);
      if (!from || !to) break;
      const way = Math.sign(to.x - from.x) || 1;
      pose(
        e["bandit"]!,
        [
          { transform: "none" },
          { transform: `translate(${-8 * way}px, 0) rotate(${-9 * way}deg)`, offset: 0.3 },
          { transform: "none" },
        ],
        420,
      );
      tracer(from, to);
      hit(e["target"]!, from, 260);
      sound("shot");
      break;
    }
    case "bandit-punched": {
      const from = before.get(e["bandit"]!),
        to = before.get(e["target"]!);
      if (!from || !to) break;
      const way = Math.sign(to.x - from.x) || 1,
        reach = Math.max(0, Math.abs(to.x - from.x) - 34);
      for (const part of parts(e["bandit"]!))
        animate(
          part,
          [
            { transform: at(from) },
            { transform: `translate(${from.x + way * reach}px, ${from.y - 4}px)`, offset: 0.45 },
            { transform: at(from) },
          ],
          560,
        );
      hit(e["target"]!, from, 220);
      sound("punch");
      break;
    }
    case "neutral-bullet": {
      const p = before.get(e["bandit"]!);
      if (p) star(p);
      sound("shot");
      break;
    }
    case "loot-robbed":
    case "loot-pickpocketed":
    case "loot-pocketed": {
      const to = before.get(e["bandit"]!);
      const owner = e["target"] ? before.get(e["target"]) : undefined;
      const token = scene.root.querySelector(`[data-token="${String(e.token)}"]`);
      const lies = lootPoints(scene.before.lying, scene.before.cars.length).get(e.token as unknown as number);
      if (to && token && lies)
        animate(
          token,
          [
            { transform: "none", opacity: 1 },
            { transform: `translate(${(to.x - lies.x) / 2}px, ${to.y - 90 - lies.y}px)`, offset: 0.5 },
            {
              transform: `translate(${to.x - lies.x - 12}px, ${to.y - 50 - lies.y}px) scale(.6)`,
              opacity: 0,
            },
          ],
          620,
        );
      else if (to && owner)
        effect(
          symbol(scene.kind(e.token as unknown as number), 26),
          [
            { transform: `translate(${owner.x}px, ${owner.y - 40}px)` },
            { transform: `translate(${to.x}px, ${to.y - 40}px)` },
          ],
          500,
        );
      sound("coin");
      break;
    }
    case "loot-fell":
    case "loot-dropped": {
      const from = before.get(e["bandit"]!);
      const to = lootPoints(scene.after.lying, scene.after.cars.length).get(e.token as unknown as number);
      if (from && to)
        effect(
          symbol(scene.kind(e.token as unknown as number), 24),
          [
            { transform: `translate(${from.x}px, ${from.y - 45}px)`, easing: "ease-out" },
            {
              transform: `translate(${(from.x + to.x) / 2}px, ${from.y - 80}px)`,
              easing: "ease-in",
              offset: 0.45,
            },
            { transform: `translate(${to.x + 11}px, ${to.y + 11}px)` },
          ],
          560,
        );
      sound("coin");
      break;
    }
    case "turned":
      pose(e["bandit"]!, [{ transform: "scale(1,1)" }, { transform: "scale(.05,1)" }], 180, { fill: "none" });
      break;
    case "bandit-stunned":
      pose(e["bandit"]!, [{ transform: "none" }, { transform: "rotate(-80deg)" }], 260);
      sound("fall");
      break;
    case "stood-up":
      pose(e["bandit"]!, [{ transform: "none" }, { transform: "rotate(50deg) translate(0, -10px)" }], 260);
      break;
    case "fell-off": {
      const p = before.get(e["bandit"]!);
      const way = e["end"] === "front" ? 1 : -1;
      if (p)
        for (const part of parts(e["bandit"]!))
          animate(
            part,
            [
              { transform: at(p), opacity: 1 },
              {
                transform: `translate(${p.x + way * 130}px, ${p.y - 40}px) rotate(${way * 120}deg)`,
                offset: 0.4,
              },
              { transform: `translate(${p.x - 320}px, 200px) rotate(-420deg)`, opacity: 0 },
            ],
            900,
          );
      sound("fall");
      break;
    }
    case "car-uncoupled": {
      scene.root
        .querySelectorAll(`[data-car="${String(e.car)}"]`)
        .forEach((car) =>
          animate(
            car,
            [
              { transform: "none" },
              { transform: "translate(-40px, 0)", offset: 0.3 },
              { transform: "translate(-1400px, 0)" },
            ],
            1500,
            { easing: "ease-in" },
          ),
        );
      for (const figure of scene.before.standing.filter((s) => s.car === Number(e.car))) {
        const p = before.get(figure.who);
        if (p)
          for (const part of parts(figure.who))
            animate(
              part,
              [
                { transform: at(p) },
                { transform: `translate(${p.x - 40}px, ${p.y}px)`, offset: 0.3 },
                { transform: `translate(${p.x - 1400}px, ${p.y}px)` },
              ],
              1500,
              { easing: "ease-in" },
            );
      }
      sound("whistle");
      break;
    }
    case "rode-in":
      sound("step");
      going.push(wait(500 / scene.rate));
      break;
    default:
      if (kind === "card-played" || kind === "card-resolved" || kind === "card-revealed") sound("card");
      if (kind === "round-started") sound("whistle");
      if (kind === "event-started" || kind === "game-ended") sound("bell");
      going.push(wait((PAUSES[kind] ?? 250) / scene.rate));
  }
  await Promise.all(going);
}

/** Takes off what finished animations still hold, once the drawing itself has caught up. */
export function clear(theatre: Theatre): void {
  theatre.root
    .getAnimations({ subtree: true })
    .forEach((a) => a.id === "show" && a.playState === "finished" && a.cancel());
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
