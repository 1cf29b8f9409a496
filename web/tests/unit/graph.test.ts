import { expect, test } from "vitest";
import {
  along,
  bandOf,
  frameOf,
  hasRoom,
  lane,
  pathOf,
  pointsOf,
  roundsAlong,
  Scale,
  spanOf,
  spread,
  strand,
  topOf,
} from "../../src/analysis/graph";
import { deedOf, telling } from "../../src/analysis/why";
import type { GameEvent } from "../../src/wire/messages";

const chance = (share: number, error = 0.1) => ({ share, error });
const rows = [[chance(0.5), chance(0.5)], [chance(0.7), chance(0.3)], null, [chance(1, 0), chance(0, 0)]];

test("the scale ends at three quarters where nobody passes it before the end", () => {
  expect(topOf(rows)).toBe(0.75);
  expect(topOf([[chance(0.8), chance(0.2)], ...rows])).toBe(1);
});

test("moments and shares have their places, and never lie outside", () => {
  const scale = new Scale(frameOf(840, 260), 3, 0.75);
  expect(scale.x(0)).toBe(52);
  expect(scale.x(3)).toBe(840 - 32);
  expect(scale.y(0)).toBe(260 - 48);
  expect(scale.y(0.75)).toBe(38);
  expect(scale.y(2)).toBe(38);
  expect([scale.at(-1), scale.at(0.5), scale.at(9)]).toEqual([0, 2, 3]);
  expect(frameOf(360, 140)).toMatchObject({ isNarrow: true, isTight: true, left: 30 });
});

test("a line has a point where something is known, and ends where its seat is out", () => {
  const scale = new Scale(frameOf(840, 260), 3, 1);
  expect(pointsOf(rows, 0, scale, 3)).toHaveLength(3);
  expect(pointsOf(rows, 1, scale, 1)).toHaveLength(2);
  const [above] = pointsOf(rows, 0, scale, 3, 1);
  const [below] = pointsOf(rows, 0, scale, 3, -1);
  expect(above![1]).toBeLessThan(below![1]);
  expect(pathOf([])).toBe("");
  expect(bandOf([[0, 1]], [[0, 3]])).toBe("M0.0 1.0L0.0 3.0Z");
});

test("every bandit's cloth is another one", () => {
  const points = [
    [0, 0],
    [100, 40],
  ] as const;
  const cloths = ["belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco"].map((bandit) =>
    JSON.stringify(strand(bandit, points, 1)).replaceAll(`--${bandit}`, ""),
  );
  expect(new Set(cloths).size).toBe(7);
  expect(along(points, 20, (_x, _y, _dx, _dy, n) => `${n} `)).toBe("0 1 2 3 4 5 ");
  expect(
    along(
      [
        [0, 0],
        [0, 0],
      ],
      5,
      () => "x",
    ),
  ).toBe("");
});

test("letters at the end keep their distance and stay inside", () => {
  const put = spread([{ y: 50 }, { y: 52 }, { y: 99 }], 18, 10, 100).map((label) => label.put);
  expect(put[1]! - put[0]!).toBeGreaterThanOrEqual(18);
  expect(put[2]! - put[1]!).toBeGreaterThanOrEqual(18);
  expect(Math.max(...put)).toBeLessThanOrEqual(100);
});

test("names stand side by side, and none runs out of the picture", () => {
  const names = lane(
    [
      { x: 780, width: 100 },
      { x: 790, width: 100 },
    ],
    838,
  );
  expect(names[1]!.left + names[1]!.width).toBeLessThanOrEqual(838);
  expect(names[0]!.left + names[0]!.width).toBeLessThanOrEqual(names[1]!.left);
});

test("a single moment has the whole axis, and its round's number does not lie on the word before it", () => {
  const frame = frameOf(800, 200);
  expect(spanOf(new Scale(frame, 0, 1), 0, 0)).toEqual([frame.left, 800 - frame.right]);
  const scale = new Scale(frame, 10, 1);
  expect(spanOf(scale, 2, 5)).toEqual([scale.x(2), scale.x(5)]);
});

test("a turn's sign stands where it fits, and not under the event at the round's end", () => {
  expect(hasRoom(100, 130, 200)).toBe(true);
  expect(hasRoom(100, 116, 200)).toBe(false);
  expect(hasRoom(100, 130, 120)).toBe(false);
});

test("rounds lie along the axis with their turns", () => {
  const place = (round: number, isPlanning: boolean, turn = 0, kind: string | null = "standard") => ({
    round,
    isPlanning,
    turn,
    kind: isPlanning ? kind : null,
  });
  const spans = roundsAlong([
    place(1, true),
    place(1, true),
    place(1, true, 1, "tunnel"),
    place(1, false),
    place(2, true),
    place(2, false),
  ]);
  expect(spans.map(({ round, from, plan, to }) => [round, from, plan, to])).toEqual([
    [1, 0, 3, 4],
    [2, 4, 5, 5],
  ]);
  expect(spans[0]!.turns).toEqual([
    { kind: "standard", from: 0, to: 2 },
    { kind: "tunnel", from: 2, to: 3 },
  ]);
});

const moved = (bandit: string, car: number) =>
  ({ event: "bandit-moved", bandit, to_car: car, floor: "inside", how: "run" }) as unknown as GameEvent;
const shot = (bandit: string, target: string) =>
  ({ event: "bandit-shot", bandit, target }) as unknown as GameEvent;

test("what would have followed is told in three sentences: only what did not happen, one's own first", () => {
  const imagined = [
    moved("doc", 1),
    shot("doc", "belle"),
    { event: "turn-started", turn: 1 } as unknown as GameEvent,
    moved("belle", 2),
    shot("tuco", "doc"),
    moved("tuco", 3),
  ];
  const found = telling(imagined, [shot("tuco", "doc")], ["belle"]);
  expect(found.map(({ at }) => at)).toEqual([0, 1, 3]);
  expect(telling(imagined, imagined, ["belle"])).toEqual([]);
});

test("what the better card does is told before anything heavier, and nothing is told twice", () => {
  const played = { event: "card-played", seat: 1, card: "move" } as unknown as GameEvent;
  const resolved = (seat: number, index: number) =>
    ({ event: "card-resolved", seat, index, card: "move" }) as unknown as GameEvent;
  const imagined = [
    played,
    resolved(0, 0),
    shot("doc", "tuco"),
    resolved(0, 1),
    shot("doc", "tuco"),
    resolved(1, 2),
    moved("belle", 2),
    resolved(0, 3),
    shot("doc", "ghost"),
    shot("tuco", "ghost"),
  ];
  const deed = deedOf(imagined, 2);
  expect(deed).toBe(6);
  expect(telling(imagined, [], ["belle"], deed).map(({ at }) => at)).toEqual([2, 6, 8]);
  // Whoever draws has no card in the pile.
  expect(deedOf(imagined.slice(1), 2)).toBeNull();
});
