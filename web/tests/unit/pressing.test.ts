import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pressing } from "../../src/board/pressing";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

test("what was found out is shown at once where nobody presses anything", () => {
  const shown: number[] = [];
  new Pressing().after(() => shown.push(1));
  expect(shown).toEqual([1]);
});

test("whoever goes on pressing is not met by it; it comes after that, in its order", () => {
  const pressing = new Pressing();
  const shown: number[] = [];
  for (let i = 0; i < 4; i++) {
    pressing.press();
    pressing.after(() => shown.push(i));
    vi.advanceTimersByTime(300);
  }
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([0, 1, 2, 3]);
});

test("nothing comes after it was closed", () => {
  const pressing = new Pressing();
  pressing.press();
  pressing.after(() => expect.unreachable());
  pressing.close();
  vi.advanceTimersByTime(1000);
});
