/** Cars are drawn narrower where many have to fit: what is shown stays on the train that is drawn. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../src/show/acts";
import type { Setting } from "../../src/show/theatre";
import type { Stage } from "../../src/show/stage";
import { CAB, carX, trainWidth, type Standing } from "../../src/show/world";
import type { GameEvent } from "../../src/wire/messages";
import { Part } from "../fixtures/theatre";

const [CARS, WIDE] = [8, 130];
/** So far the picture reaches: the boiler runs out of it. */
const RIGHT = trainWidth(CARS, WIDE) - 90;
const cars = Array.from({ length: CARS }, (_, car) => ({ car, card: car ? "1P" : "locomotive" }));
const at = (who: string, car: number, floor: Standing["floor"] = "inside") =>
  ({ who, car, floor, back: false }) as Standing;
const stage = (...standing: Standing[]): Stage => ({ cars, standing, lying: [] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { createElementNS: () => new Part() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Plays events, and says where the marks and the figure of somebody are over time. */
function shown(before: Stage, after: Stage, events: unknown[], who: string) {
  const root = new Part();
  const setting: Setting = {
    root: root as unknown as SVGElement,
    wide: WIDE,
    right: RIGHT,
    before,
    after,
    token: () => ({ kind: "purse", value: 250 }),
    rate: 1,
    calm: false,
    silent: true,
  };
  const [event, ...others] = events as [GameEvent, ...GameEvent[]];
  void act(setting, event, others);
  const moments = Array.from({ length: 130 }, (_, i) => i * 20);
  const xs = (part: Part, property: string) =>
    moments.flatMap((ms) =>
      (part.at("opacity", ms)?.[0] ?? 1) > 0 && ms <= part.end ? (part.at(property, ms)?.[0] ?? []) : [],
    );
  return {
    marks: root
      .querySelectorAll(".effects")[0]!
      .children.map((mark) => ({ mark, xs: xs(mark, "translate") })),
    figure: xs(root.querySelectorAll(`[data-who="${who}"]`)[0]!, "transform"),
    fell: moments
      .map((ms) => root.querySelectorAll(`[data-who="${who}"]`)[0]!.at("transform", ms))
      .find((place) => place && place[1]! > 130),
  };
}
const named = (marks: { mark: Part }[], id: string) =>
  marks.filter(({ mark }) => JSON.stringify(mark).includes(id)) as { mark: Part; xs: number[] }[];

test("who falls off the front does so where the engine ends, or the picture", () => {
  const fell = { event: "fell-off", seat: 0, bandit: "doc", end: "front" };
  const { figure, fell: place } = shown(stage(at("doc", 0)), stage(), [fell], "doc");
  expect(Math.max(...figure)).toBeLessThanOrEqual(RIGHT);
  expect(place![0]).toBeGreaterThan(RIGHT - 120);
});

test("who falls off the rear does so behind the caboose", () => {
  const fell = { event: "fell-off", seat: 0, bandit: "doc", end: "rear" };
  const { fell: place } = shown(stage(at("doc", CARS - 1)), stage(), [fell], "doc");
  expect(Math.abs(place![0]! - carX(CARS - 1, CARS, WIDE))).toBeLessThan(70);
});

test("the pin jumps where the cars are coupled", () => {
  const cut = { event: "car-uncoupled", car: CARS - 1 };
  const { marks } = shown(stage(at("doc", 1)), stage(at("doc", 1)), [cut], "doc");
  const [pin] = named(marks, "m-pinrod");
  expect(Math.abs(pin!.xs[0]! - carX(CARS - 2, CARS, WIDE))).toBeLessThan(20);
});

test("the conductor is in the cab", () => {
  const event = { event: "event-started", kind: "hostage-conductor" };
  const { marks } = shown(stage(at("doc", 1)), stage(at("doc", 1)), [event], "doc");
  for (const { xs } of named(marks, "m-conductor"))
    for (const x of xs) {
      expect(x).toBeGreaterThan(carX(0, CARS, WIDE) + 27);
      expect(x).toBeLessThan(carX(0, CARS, WIDE) + CAB - 27);
    }
});

test("the arm comes in at the front, and reaches whom it sweeps before it is over", () => {
  const swept = {
    event: "bandit-moved",
    seat: 0,
    bandit: "doc",
    from_car: 1,
    to_car: CARS - 1,
    floor: "roof",
    how: "swivel-arm",
  };
  const event = { event: "event-started", kind: "swivel-arm" };
  const { marks } = shown(
    stage(at("doc", 1, "roof")),
    stage(at("doc", CARS - 1, "roof")),
    [event, swept],
    "doc",
  );
  const [arm] = named(marks, "m-waterarm");
  expect(arm!.xs[0]).toBeLessThan(trainWidth(CARS, WIDE) + 260);
  const stars = named(marks, "m-star");
  expect(Math.abs(stars[0]!.xs[0]! - carX(1, CARS, WIDE) - WIDE / 2)).toBeLessThan(40);
  expect(stars[0]!.mark.asked[0]!.until).toBeLessThan(900);
});

test("sparks fly under the wheels of every car, passengers' guns are in the car", () => {
  const brakes = { event: "event-started", kind: "braking" };
  const braked = shown(stage(at("doc", 1)), stage(at("doc", 1)), [brakes], "doc");
  for (const { xs } of named(braked.marks, "m-spark")) expect(xs[0]).toBeLessThan(trainWidth(CARS, WIDE));
  const rebels = { event: "event-started", kind: "passengers-rebellion" };
  const hit = { event: "neutral-bullet", seat: 0, bandit: "doc" };
  const { marks } = shown(stage(at("doc", 1)), stage(at("doc", 1)), [rebels, hit], "doc");
  const guns = named(marks, "m-window-gun");
  expect(guns).toHaveLength(2);
  for (const { xs } of guns)
    for (const x of xs) {
      expect(x).toBeGreaterThan(carX(1, CARS, WIDE));
      expect(x).toBeLessThan(carX(0, CARS, WIDE));
    }
});

test("a horse gallops along this train, and a shot that meets nobody leaves it", () => {
  const rode = { event: "rode-in", seat: 0, bandit: "doc", car: 0 };
  const { marks } = shown(stage(), stage(at("doc", 0)), [rode], "doc");
  const horse = named(marks, 'm-horse"')[0]!;
  expect(Math.abs(horse.xs[0]! - carX(CARS - 1, CARS, WIDE))).toBeLessThan(160);
  const missed = { event: "missed", seat: 0, bandit: "doc" };
  const shot = shown(stage(at("doc", 3)), stage(at("doc", 3)), [missed], "doc");
  for (const { xs } of shot.marks) for (const x of xs) expect(x).toBeLessThan(trainWidth(CARS, WIDE) + 100);
});
