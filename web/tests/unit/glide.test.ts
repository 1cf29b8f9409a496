import { expect, test } from "vitest";
import { between } from "../../src/superexpress/glide.svelte";
import { layOut } from "../../src/train/layout";

const LIMITS = { car: 130, onPhone: 124, boiler: 96 };
const lay = (cars: number, width = 1280, height = 400) => layOut({ width, height, head: 0 }, cars, LIMITS);

test("on its way a train begins where it was and ends where it goes", () => {
  const [from, to] = [lay(6), lay(5)];
  expect(between(from, to, 0)).toEqual({ ...from, tiers: [{ ...from.tiers[0], to: to.tiers[0]!.to }] });
  expect(between(from, to, 1)).toEqual(to);
  const half = between(from, to, 0.5)!;
  expect(half.scale).toBeCloseTo((from.scale + to.scale) / 2);
  expect(half.tiers[0]!.x).toBeCloseTo((from.tiers[0]!.x + to.tiers[0]!.x) / 2);
});

test("cars that change their tier do not glide through the rock", () => {
  const [from, to] = [lay(8, 390, 700), lay(2, 390, 200)];
  expect(from.tiers.length).toBeGreaterThan(to.tiers.length);
  expect(between(from, to, 0.5)).toBeNull();
});
