import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type View } from "../../src/seen/game";
import { act } from "../../src/show/acts";
import { patch } from "../../src/show/patch";
import { stageOf, type Stage } from "../../src/show/stage";
import type { GameEvent } from "../../src/wire/messages";
import { Part } from "../fixtures/theatre";

const games = JSON.parse(
  gunzipSync(readFileSync(new URL("../fixtures/games.json.gz", import.meta.url))).toString(),
) as { view: View; events: GameEvent[] }[];

const GOES = new Set(["bandit-moved", "bandit-pushed", "bandit-climbed", "marshal-moved", "bandit-fled"]);

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { createElementNS: () => new Part() });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A train of two tiers, the second of which begins with this car. */
const tiersFrom = (cut: number, stage: Stage) => [
  { from: 0, to: cut - 1 },
  { from: cut, to: stage.cars.length - 1 },
];
const tierOf = (stage: Stage, who: string, cut: number) =>
  Number(stage.standing.find((figure) => figure.who === who)!.car >= cut);

/** Whether a figure's parts on a tier are seen as an act begins, at some time in it, and as it ends. */
function seen(root: Part, from: number, who: string) {
  const parts = root.querySelectorAll(`[data-tier="${from}"] [data-who="${who}"]`);
  const frames = parts[0]!.asked.flatMap((asked) => asked.frames.map((frame) => frame["visibility"]));
  const ways = frames.filter((each) => each !== undefined).map((each) => each === "visible");
  return { begins: ways[0], ever: ways.includes(true), ends: ways.at(-1) };
}

test("whoever makes room or goes is seen on a tier only if it is there, or goes there", () => {
  let [rooms, ways] = [0, 0];
  for (const { view: start, events } of games.slice(0, 12)) {
    let view = start;
    let stage = stageOf(view);
    for (const event of events) {
      const before = stage;
      view = patch(view, event, start);
      stage = stageOf(view, before, event);
      if (!GOES.has(event.event) || stage.cars.length !== before.cars.length) continue;
      const cut = Math.ceil(stage.cars.length / 2);
      const root = new Part();
      // The parts on a tier are found among all parts.
      const find = root.querySelectorAll.bind(root);
      root.querySelectorAll = (selector) =>
        selector.startsWith("[data-who")
          ? [0, cut].flatMap((from) => find(`[data-tier="${from}"] ${selector}`))
          : find(selector);
      const setting = {
        root: root as unknown as SVGElement,
        tiers: tiersFrom(cut, stage),
        before,
        after: stage,
        token: () => ({ kind: "purse", value: null }),
        rate: 1,
        calm: false,
        silent: true,
      };
      void act(setting, event, []);
      for (const { who } of stage.standing) {
        if (!before.standing.some((figure) => figure.who === who)) continue;
        const [was, is] = [tierOf(before, who, cut), tierOf(stage, who, cut)];
        const on = [seen(root, 0, who), seen(root, cut, who)];
        if (was === is) {
          expect(on[1 - is]!.ever, `${who} as ${event.event}`).toBe(false);
          rooms += Number(on[is]!.ever);
        } else if (on[is]!.ever) {
          expect(on[was], `${who} as ${event.event}`).toMatchObject({ begins: true, ends: false });
          expect(on[is], `${who} as ${event.event}`).toMatchObject({ begins: false, ends: true });
          ways++;
        }
      }
    }
  }
  expect(rooms).toBeGreaterThan(100);
  expect(ways).toBeGreaterThan(10);
});
