import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { act } from "../../src/show/acts";
import { Actor } from "../../src/show/actor";
import { patch } from "../../src/show/patch";
import { together } from "../../src/show/pictures";
import { inFront, stageOf, type Stage } from "../../src/show/stage";
import type { Setting } from "../../src/show/theatre";
import { isExpress, type View } from "../../src/seen/game";
import type { EventFields, GameEvent } from "../../src/wire/messages";
import { Part } from "../fixtures/theatre";

const games = JSON.parse(
  gunzipSync(readFileSync(new URL("../fixtures/games.json.gz", import.meta.url))).toString(),
) as { view: View; events: GameEvent[] }[];

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { createElementNS: () => new Part() });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Picture {
  before: Stage;
  after: Stage;
  events: [GameEvent, ...GameEvent[]];
}

/** All that is seen of a game, picture by picture. */
function* picturesOf({ view, events }: (typeof games)[number]): Generator<Picture> {
  let [seen, stage] = [view, stageOf(view)];
  for (let i = 0, n: number; i < events.length; i += n) {
    n = together(events.slice(i));
    const before = stage;
    for (const event of events.slice(i, i + n)) {
      seen = patch(seen, event, view);
      stage = stageOf(seen, stage, event);
    }
    yield { before, after: stage, events: events.slice(i, i + n) as Picture["events"] };
  }
}
const pictures = games.slice(0, 20).map((game) => [...picturesOf(game)]);

function play({ before, after, events: [event, ...others] }: Picture, more: Partial<Setting> = {}) {
  const root = new Part();
  const setting = {
    root: root as unknown as SVGElement,
    before,
    after,
    token: () => ({ kind: "purse", value: 250 }),
    rate: 1,
    calm: false,
    silent: true,
    left: 0,
    top: -200,
    ...more,
  };
  return { root, over: act(setting, event, others) };
}

/** The first picture that begins with such an event and goes on so. */
function find(begins: (event: EventFields) => boolean, goesOn: (event: EventFields) => boolean): Picture {
  return pictures.flat().find(({ events }) => {
    const [event, ...others] = events as EventFields[];
    return begins(event!) && others.some(goesOn);
  })!;
}
const punch = () =>
  find(
    ({ event }) => event === "bandit-punched",
    ({ event }) => event === "loot-fell",
  );

/** When a picture is over. */
async function lasts(picture: Picture, calm = false): Promise<number> {
  const begins = Date.now();
  let ends = Infinity;
  void play(picture, { calm }).over.then(() => (ends = Date.now()));
  await vi.advanceTimersByTimeAsync(4000);
  return ends - begins;
}

test("a blow, what falls from whom it meets and how he flies are one picture", () => {
  expect(punch().events.map(({ event }) => event)).toEqual(["bandit-punched", "loot-fell", "bandit-moved"]);
});

test("the Marshal meets however many in one picture: each is struck, then flees", async () => {
  const { view } = games.find(({ view }) => isExpress(view) && view.n_seats === 6)!;
  const met = view.bandits.map(({ bandit, seat }) => ({ bandit, seat, car: 2 }));
  const crowd = {
    ...view,
    marshal: 1,
    bandits: view.bandits.map((b) => ({ ...b, car: 2, floor: "inside" })),
  } as View;
  const events = [
    { event: "marshal-moved", from_car: 1, to_car: 2 },
    ...met.map((each) => ({ event: "neutral-bullet", ...each, left: 5 })),
    ...met.map((each) => ({ event: "bandit-fled", ...each })),
  ] as unknown as GameEvent[];
  const [picture, ...more] = [...picturesOf({ view: crowd, events })] as [Picture, ...Picture[]];
  expect(more).toEqual([]);
  const { root } = play(picture);
  for (const { bandit } of met) {
    const body = root.querySelectorAll(`[data-who="${bandit}"]`)[0]!;
    const height = (ms: number) => body.at("transform", ms)![1]!;
    let struck = 0;
    while (!body.querySelectorAll(".pose")[0]!.at("rotate", struck)![0]) struck += 20;
    expect(height(struck)).toBe(height(0));
    expect(height(body.end)).toBeLessThan(height(0));
  }
  expect(await lasts(picture)).toBeLessThanOrEqual(2000);
});

test("whom a bullet carries off and lays flat does not stand up in between", () => {
  const picture = find(
    ({ event }) => event === "bandit-shot",
    ({ event }) => event === "bandit-stunned",
  );
  const { root } = play(picture);
  const { target } = picture.events[0] as EventFields;
  const body = root.querySelectorAll(`[data-who="${target!}"]`)[0]!;
  const pose = body.querySelectorAll(".pose")[0]!;
  let struck = false;
  for (let ms = 0; ms < body.end; ms += 20) {
    const [at, later] = [body.at("transform", ms)![0]!, body.at("transform", ms + 20)![0]!];
    const lean = Math.abs(pose.at("rotate", ms)?.[0] ?? 0);
    struck ||= lean > 0;
    if (at !== later) expect(struck).toBe(true);
  }
  expect(struck).toBe(true);
});

test("no picture lasts longer than two seconds, an event's three; where nothing moves none is slower", async () => {
  const slow: string[] = [];
  for (const picture of [pictures[4]!, pictures[9]!].flat()) {
    const { event } = picture.events[0];
    const [moving, still] = [await lasts(picture), await lasts(picture, true)];
    if (moving > (event === "event-started" ? 3000 : 2000)) slow.push(`${event}: ${moving}`);
    if (still > moving) slow.push(`${event}: ${still} instead of ${moving}`);
  }
  expect(slow).toEqual([]);
}, 60_000);

test("what falls is seen where it lies until the train is drawn anew", () => {
  const { root } = play(punch());
  const marks = root.querySelectorAll(".effects")[0]!.children;
  const loot = marks.find((mark) => mark.attributes["href"] === "#purse")!;
  expect(new Set(loot.asked.map(({ until }) => until)).size).toBe(1);
});

test("all ways in which something moves last as long as the longest", () => {
  const asked: number[] = [];
  const node = { animate: (_: unknown, { duration }: { duration: number }) => void asked.push(duration) };
  new Actor(() => [node] as unknown as Element[])
    .to("by", 0, 100, [1, 1])
    .to("seen", 0, 300, 0)
    .to("lean", 0, 0, 5)
    .play(1, "show");
  expect(asked).toEqual([300, 300, 300]);
});

test("the conductor stays until everybody has been paid", () => {
  const picture = find(
    ({ kind }) => kind === "hostage-conductor",
    ({ event }) => event === "ransom-paid",
  );
  const { children } = play(picture).root.querySelectorAll(".effects")[0]!;
  const isHe = (mark: Part): boolean =>
    mark.attributes["href"] === "#m-conductor" || mark.children.some(isHe);
  const he = children.find(isHe)!;
  const purses = children.filter((mark) => mark.attributes["href"] === "#purse");
  expect(purses).toHaveLength(picture.events.length - 1);
  for (const purse of purses) expect(he.at("opacity", purse.end)).toEqual([1]);
  expect(he.at("opacity", he.end)).toEqual([0]);
});

test("where nothing moves, what tells is seen until the picture is over", async () => {
  const { root, over } = play(punch(), { calm: true });
  await vi.advanceTimersByTimeAsync(100);
  const { children } = root.querySelectorAll(".effects")[0]!;
  expect(children.length).toBeGreaterThan(0);
  expect(children.filter(({ gone }) => gone)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await over;
  expect(children.filter(({ gone }) => !gone)).toEqual([]);
});

test("whoever falls off the rear is seen until he is down", () => {
  const rear = pictures.flat().filter(({ events: [event] }) => (event as EventFields).end === "rear");
  expect(rear.length).toBeGreaterThan(0);
  for (const picture of rear) {
    const { root } = play(picture);
    const body = root.querySelectorAll(`[data-who="${(picture.events[0] as EventFields).bandit!}"]`)[0]!;
    let down = 0;
    while (body.at("transform", down)![1]! < 170) down += 20;
    for (let ms = 0; ms < down; ms += 20) expect(body.at("transform", ms)![0]).toBeGreaterThanOrEqual(15);
  }
});

test("a slip of paper is all in the picture", () => {
  const picture = find(
    ({ event }) => event === "bandit-punched",
    ({ event }) => event === "loot-pocketed",
  );
  for (const [left, right, top] of [
    [-500, 5000, -500],
    [2000, 5000, -100],
    [-500, -100, -100],
  ] as const) {
    const { children } = play(picture, { left, right, top }).root.querySelectorAll(".effects")[0]!;
    const tag = children.find((mark) => mark.attributes["class"] === "tag")!;
    const [x, y] = tag.at("translate", tag.end)!;
    expect(x).toBeGreaterThan(left + 40);
    expect(x).toBeLessThan(right - 40);
    expect(y).toBeGreaterThanOrEqual(top + 20);
  }
});

test("whoever acts is drawn before the others, who keep their order", () => {
  const { standing } = stageOf(games[0]!.view);
  const who = standing[0]!.who;
  expect(inFront(standing, who).map((s) => s.who)).toEqual([...standing.slice(1).map((s) => s.who), who]);
  expect(inFront(standing, null)).toEqual(standing);
});
