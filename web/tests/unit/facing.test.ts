import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { act } from "../../src/show/acts";
import { together } from "../../src/show/pictures";
import { patch } from "../../src/show/patch";
import { actorOf, stageOf, type Stage } from "../../src/show/stage";
import { feet } from "../../src/show/world";
import { type View } from "../../src/seen/game";
import type { EventFields, GameEvent } from "../../src/wire/messages";
import { Part } from "../fixtures/theatre";

const games = JSON.parse(
  gunzipSync(readFileSync(new URL("../fixtures/games.json.gz", import.meta.url))).toString(),
) as { view: View; events: GameEvent[] }[];

/** Frames are looked at so often; a lunge or a recoil of so many units is no going. */
const EVERY = 20;
const STEP_BACK = 16;
/** Whoever is thrown, carried off or left behind faces as before. */
const CARRIED = ["push", "shot", "braking", "swivel-arm"];
const isCarried = ({ event, how }: EventFields) =>
  event === "bandit-pushed" || event === "car-uncoupled" || (how != null && CARRIED.includes(how));

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { createElementNS: () => new Part() });
});
afterEach(() => void vi.clearAllTimers());
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Pose {
  x: number;
  y: number;
  side: number;
}

const kept = new WeakMap<Stage, ReturnType<typeof feet>>();
function feetOf(stage: Stage) {
  const known = kept.get(stage) ?? feet(stage.standing, stage.cars.length, stage.lying);
  kept.set(stage, known);
  return known;
}

/** Where a figure is and where it faces at a moment of an act. */
function poseOf(root: Part, who: string, ms: number, stage: Stage): Pose {
  const [body] = root.querySelectorAll(`[data-who="${who}"]`);
  const standing = stage.standing.find((figure) => figure.who === who)!;
  const stood = feetOf(stage).get(who)!;
  const by = body!.querySelectorAll(".pose, .lift")[0]!.at("translate", ms)?.[0] ?? 0;
  const face = body!.querySelectorAll(".turn")[0]!.at("scale", ms)?.[0] ?? (standing.back ? -1 : 1);
  const [x, y] = body!.at("transform", ms) ?? [stood.x, stood.y];
  return { x: x! + by, y: y!, side: Math.sign(face) };
}

/** All that is wrong with the frames of an act. */
function wrong(before: Stage, after: Stage, events: GameEvent[]): string[] {
  const root = new Part();
  const token = () => ({ kind: "purse", value: null });
  const [event, ...others] = events as [GameEvent, ...GameEvent[]];
  const setting = {
    root: root as unknown as SVGElement,
    before,
    after,
    token,
    rate: 1,
    calm: false,
    silent: true,
  };
  void act(setting, event, others);
  const fields: EventFields = event;
  const told: string[] = [];
  const space = (stage: Stage, who: string) => {
    const found = stage.standing.find((figure) => figure.who === who);
    return found && `${found.car} ${found.floor}`;
  };
  for (const { who } of before.standing) {
    const isActor = fields.bandit === who || (event.event === "marshal-moved" && who === "marshal");
    const moves = space(after, who) !== space(before, who);
    const last = after.standing.find((figure) => figure.who === who);
    const [body] = root.querySelectorAll(`[data-who="${who}"]`);
    const end =
      body!.end + Math.max(...[".turn", ".pose, .lift"].map((s) => body!.querySelectorAll(s)[0]!.end));
    if (last && poseOf(root, who, end, before).side !== (last.back ? -1 : 1)) told.push(`${who} jumps round`);
    const isTaken = (other: EventFields) =>
      other.bandit === who && (isCarried(other) || other.event === "fell-off");
    if ((!isActor && !moves) || isCarried(fields) || others.some(isTaken)) continue;
    if (event.event === "fell-off" && poseOf(root, who, 0, before).side !== (fields.end === "front" ? 1 : -1))
      continue;
    let back = 0;
    for (let ms = 0; ms < (event.event === "fell-off" ? 400 : end); ms += EVERY) {
      const [a, b] = [poseOf(root, who, ms, before), poseOf(root, who, ms + EVERY, before)];
      const across = Math.abs(b.x - a.x);
      const climbs = Math.abs(b.y - a.y) > across;
      back = (b.x - a.x) * b.side < 0 && !climbs ? back + across : 0;
      if (back > STEP_BACK) {
        told.push(`${who} goes backwards at ${ms}`);
        break;
      }
    }
  }
  const target = fields.target;
  if (event.event === "bandit-shot" && target) {
    const points = feetOf(before);
    const across = points.get(target)!.x - points.get(event.bandit)!.x;
    const flash = root
      .querySelectorAll(".effects")[0]!
      .children.filter((mark) => !/dust/.test(JSON.stringify(mark)));
    const first = Math.min(...flash.flatMap(({ asked }) => asked.map(seenFrom)));
    if (!Number.isFinite(first)) told.push("no shot is seen");
    else if (across && poseOf(root, event.bandit, first, before).side !== Math.sign(across))
      told.push(`${event.bandit} shoots backwards`);
  }
  return told;
}

/** When a mark is first seen. */
function seenFrom({ frames, from, until }: Part["asked"][number]): number {
  const at = frames.findIndex(({ opacity }) => Number(opacity) > 0);
  return at < 0 ? Infinity : from + (until - from) * Number(frames[at]!["offset"] ?? 0);
}

test("there are fifty games of many kinds", () => {
  expect(games).toHaveLength(50);
  expect(games.reduce((n, { events }) => n + events.length, 0)).toBeGreaterThan(5000);
});

test.each(games.map((game, i) => [i, game] as const))(
  "game %i: nobody moves or shoots against its facing, not for a frame",
  (_, game) => {
    const told: string[] = [];
    let view = game.view;
    let stage = stageOf(view);
    for (let i = 0, n: number; i < game.events.length; i += n) {
      n = together(game.events.slice(i));
      const events = game.events.slice(i, i + n);
      const before = stage;
      for (const event of events) {
        view = patch(view, event, game.view);
        stage = stageOf(view, stage, event);
      }
      told.push(...wrong(before, stage, events).map((line) => `${i} ${events[0]!.event}: ${line}`));
    }
    expect(told).toEqual([]);
  },
);

test("who lays a card on the pile does nothing on the train: nobody is drawn anew for it", () => {
  const about = { bandit: "doc", seat: 0 };
  expect(actorOf({ event: "card-played", ...about } as never)).toBeUndefined();
  expect(actorOf({ event: "card-resolved", ...about } as never)).toBe("doc");
  expect(actorOf({ event: "marshal-moved", ...about } as never)).toBe("marshal");
});
