import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Together } from "../../src/board/together";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first comes at once, the rest soon and together, nothing twice and nothing is left", () => {
  const handed: number[][] = [];
  const together = new Together<number>((things) => handed.push(things));
  together.add([]);
  together.add([1]);
  expect(handed).toEqual([[1]]);
  together.add([2]);
  vi.advanceTimersByTime(100);
  together.add([3, 4]);
  expect(handed).toEqual([[1]]);
  vi.advanceTimersByTime(100);
  expect(handed).toEqual([[1], [2, 3, 4]]);
  together.add([5]);
  together.now();
  vi.runAllTimers();
  expect(handed).toEqual([[1], [2, 3, 4], [5]]);
});
