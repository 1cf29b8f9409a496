import { expect, test } from "vitest";
import type { Bandit } from "../../src/wire/messages";
import { carX, chest, feet, LAND, lands } from "../../src/show/world";

const BANDITS: Bandit[] = ["belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco"];

test.each([2, 3, 4, 5, 6, 7])("no letter is covered where %d stand or lie in one car", (n) => {
  for (let fallen = 0; fallen < 1 << n; fallen++) {
    const standing = BANDITS.slice(0, n).map((who, line) => ({
      who,
      car: 1,
      floor: "inside" as const,
      line,
      back: line % 2 === 1,
    }));
    const letters = [...feet(standing, 4).values()]
      .map((p, i) => p.x + (fallen & (1 << i) ? chest(p.gap) * (standing[i]!.back ? 1 : -1) : 0))
      .sort((a, b) => a - b);
    for (const [i, x] of letters.entries()) if (i) expect(x - letters[i - 1]!).toBeGreaterThan(21.9);
  }
});

test.each([2, 3, 4, 5, 6, 7])("nor in the narrowest car: %d letters stand in two rows", (n) => {
  const standing = BANDITS.slice(0, n).map((who, line) => ({ who, car: 1, floor: "inside" as const, line }));
  const letters = [...feet(standing, 4, [], 124).values()];
  for (const a of letters)
    for (const b of letters)
      if (a !== b && Math.abs(a.x - b.x) < 21.9) expect(Math.abs(a.lift - b.lift)).toBeGreaterThan(21.9);
  for (const { x } of letters) {
    expect(x).toBeGreaterThan(carX(1, 4, 124) + 27);
    expect(x).toBeLessThan(carX(1, 4, 124) + 124 - 27);
  }
});

test.each([
  [-26, 1366],
  [-1200, 2600],
  [0, LAND],
  [-LAND, -1],
])("the drawings of the land cover all that is seen from %d to %d, and no more than that", (from, to) => {
  const drawn = lands(from, to);
  expect(drawn[0]! * LAND).toBeLessThanOrEqual(from);
  expect((drawn[0]! + 1) * LAND).toBeGreaterThan(from);
  expect((drawn.at(-1)! + 1) * LAND).toBeGreaterThan(to);
  expect(drawn.at(-1)! * LAND).toBeLessThanOrEqual(to);
  expect(drawn.map((k, i) => k - i)).toEqual(drawn.map(() => drawn[0]));
});
