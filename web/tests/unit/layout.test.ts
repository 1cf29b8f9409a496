import { expect, test } from "vitest";
import { carX, spaceBox } from "../../src/show/world";
import { layOut, steadily, type Laid } from "../../src/train/layout";

const EXPRESS = { car: 156, onPhone: 132, boiler: 70 };
const SUPER = { car: 130, onPhone: 124, boiler: 96 };
const figure = (laid: Laid) => 84 * laid.scale;

/** The box of the train at each size of screen, the sky left to the pile, and how tall figures are there. */
const SIZES = [
  ["1280×720, six", 1280, 420, 76, 7, EXPRESS, 82],
  ["1920×1080, six", 1920, 630, 114, 7, EXPRESS, 123],
  ["768×1024, three", 768, 620, 72, 4, EXPRESS, 85],
  ["768×1024, four", 768, 566, 72, 5, EXPRESS, 76],
  ["768×1024, six", 768, 550, 132, 7, EXPRESS, 64],
  ["820×1180, six", 820, 706, 132, 7, EXPRESS, 88],
  ["844×390, six", 844, 195, 4, 7, EXPRESS, 54],
  ["390×844, six", 390, 408, 4, 7, EXPRESS, 49],
  ["360×640, six", 360, 255, 4, 7, EXPRESS, 42],
  ["1280×720, seven", 1280, 392, 4, 8, SUPER, 83],
  ["844×390, seven", 844, 191, 4, 8, SUPER, 55],
  ["390×844, seven", 390, 500, 4, 8, SUPER, 55],
] as const;

test.each(SIZES)("figures are as tall as drawn: %s", (_, width, height, head, cars, limits, tall) => {
  const laid = layOut({ width, height, head }, cars, limits);
  expect(figure(laid)).toBeGreaterThan(0.9 * tall);
  expect(figure(laid)).toBeLessThan(1.1 * tall);
});

test.each(SIZES)("every car and who stands on it is in the picture, once: %s", (...size) => {
  const [, width, height, head, cars, limits] = size;
  const laid = layOut({ width, height, head }, cars, limits);
  const seen = laid.tiers.flatMap((tier) => {
    const all = Array.from({ length: tier.to - tier.from + 1 }, (_, i) => tier.from + i);
    for (const car of all)
      for (const floor of ["roof", "inside"] as const) {
        const box = spaceBox(car, floor, cars, laid.car);
        expect(box.x + tier.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width + tier.x).toBeLessThanOrEqual(laid.width);
        expect((box.y + tier.y) * laid.scale).toBeGreaterThanOrEqual(head - 1);
        expect(box.y + box.height + tier.y).toBeLessThanOrEqual(laid.height);
        expect(box.x).toBeGreaterThanOrEqual(tier.left);
        expect(box.x + box.width).toBeLessThanOrEqual(tier.right);
      }
    return all;
  });
  expect(seen).toEqual(Array.from({ length: cars }, (_, car) => car));
});

test("a space is large enough for a finger on the smallest phone", () => {
  for (const [cars, limits] of [
    [7, EXPRESS],
    [8, SUPER],
  ] as const) {
    const laid = layOut({ width: 360, height: 250, head: 4 }, cars, limits);
    const box = spaceBox(1, "roof", cars, laid.car);
    expect(box.width * laid.scale).toBeGreaterThan(44);
    expect((box.height + 14) * laid.scale).toBeGreaterThan(44);
  }
});

test("tiers lie above one another, the caboose on the highest, and none covers another", () => {
  const { tiers, height } = layOut({ width: 390, height: 500, head: 4 }, 8, SUPER);
  expect(tiers.map((tier) => tier.from)).toEqual([...tiers.map((tier) => tier.from)].sort());
  expect(tiers.length).toBe(3);
  for (const [i, tier] of tiers.entries()) {
    expect(tier.y + 158).toBeLessThan(height);
    if (i) expect(tiers[i - 1]!.y - tier.y).toBeGreaterThan(158 + 84);
  }
});

test.each([2, 3, 4, 5, 6, 7, 8, 9])("a train of %d cars can be laid out in any box", (cars) => {
  for (const width of [320, 600, 1100, 2560])
    for (const height of [60, 200, 900]) {
      const laid = layOut({ width, height, head: 0 }, cars, SUPER);
      expect(laid.scale).toBeGreaterThan(0);
      expect(carX(0, cars, laid.car) + laid.tiers[0]!.x).toBeLessThan(laid.width);
    }
});

test("a question of more lines than the one before changes no tiers", () => {
  const tiersAt = (height: number) => layOut({ width: 390, height, head: 4 }, 8, SUPER).tiers.length;
  const flips = Array.from({ length: 100 }, (_, i) => 300 + 4 * i).filter(
    (h) => tiersAt(h) !== tiersAt(h + 4),
  );
  expect(flips.length).toBeGreaterThan(0);
  for (const height of flips) {
    const lay = steadily(SUPER);
    const tiers = [height + 4, height - 24, height + 4, height, height + 24].map(
      (h) => lay({ width: 390, height: h, head: 4 }, 8).tiers.length,
    );
    expect(new Set(tiers).size).toBe(1);
    // Where the phone is turned, or a car is gone, it is laid out anew.
    expect(lay({ width: 844, height: 191, head: 4 }, 8)).toEqual(
      layOut({ width: 844, height: 191, head: 4 }, 8, SUPER),
    );
  }
});
