import { expect, test } from "vitest";
import { LAND, lands } from "../../src/train/world";

test.each([[-26, 1366], [-1200, 2600], [0, LAND], [-LAND, -1]])("the drawings of the land cover all that is seen from %d to %d, and no more than that", (from, to) => {
  const drawn = lands(from, to);
  expect(drawn[0]! * LAND).toBeLessThanOrEqual(from);
  expect((drawn[0]! + 1) * LAND).toBeGreaterThan(from);
  expect((drawn.at(-1)! + 1) * LAND).toBeGreaterThan(to);
  expect(drawn.at(-1)! * LAND).toBeLessThanOrEqual(to);
  expect(drawn.map((k, i) => k - i)).toEqual(drawn.map(() => drawn[0]));
});
