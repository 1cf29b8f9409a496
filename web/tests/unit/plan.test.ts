import { expect, test } from "vitest";
import type { SuperView } from "../../src/seen/game";
import { planOf, ridesBack } from "../../src/superexpress/plan";

const view = (cards: (string | null)[], more: object = {}) =>
  ({
    seat: 1,
    round: 2,
    phase: "shootin",
    plans: [
      { seat: 0, n: 3, locked: true, cards: [null, null, null] },
      { seat: 1, n: cards.length, locked: cards.length === 3, cards },
    ],
    ...more,
  }) as unknown as SuperView;
const LOCKED = { round: 2, cards: ["move", "shoot", "horse"] };

test("the last to lock sees the own third card, and nobody else's (S3.1)", () => {
  const seen = view(["move", "shoot", null]);
  expect(planOf(seen, 1, [], LOCKED)).toEqual(["move", "shoot", "horse"]);
  expect(planOf(seen, 0, [], LOCKED)).toEqual([null, null, null]);
});

test("what was locked in another round says nothing about this one", () => {
  expect(planOf(view([null, null, null]), 1, [], { ...LOCKED, round: 1 })).toEqual([null, null, null]);
});

test("cards that are being laid follow those that lie", () => {
  expect(planOf(view(["move"], { phase: "plan" }), 1, ["flip"], null)).toEqual(["move", "flip", undefined]);
});

test("a Horse brings back only as the very next card (S4.8)", () => {
  const plan = ["move", "horse", "shoot"];
  const fallen = (n: number) =>
    view(plan, { revealedIn: 2, revealed: plan.slice(0, n).map((card) => `belle ${card}`) });
  expect(ridesBack(fallen(1), "belle", plan)).toBe(true);
  expect(ridesBack(fallen(0), "belle", plan)).toBe(false);
  expect(ridesBack(fallen(2), "belle", plan)).toBe(false);
});
