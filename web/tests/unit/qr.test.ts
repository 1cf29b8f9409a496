import { expect, test } from "vitest";
import { qrModules } from "../../src/parts/qr";

test("a QR code has its three finders and the size of its version", () => {
  const grid = qrModules("https://folsom.example/t/abcdefgh23456777");
  expect(grid.length).toBe(29);
  for (const [r, c] of [
    [0, 0],
    [0, 22],
    [22, 0],
  ] as const)
    expect(grid[r]!.slice(c, c + 7).every(Boolean)).toBe(true);
});
