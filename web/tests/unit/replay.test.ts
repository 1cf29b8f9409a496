import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Replay } from "../../src/table/replay.svelte";
import type { ReplayFile } from "../../src/wire/messages";
import { expressView, sight } from "../fixtures/express";

const file = {
  seats: [],
  outcome: null,
  steps: Array.from({ length: 4 }, () => ({
    decision: null,
    sights: [{ ...sight(expressView(), null, [{ event: "passed", seat: 0, kind: "cover" }]), seat: null }],
  })),
} as unknown as ReplayFile;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a replay goes on when the step has been seen, and stops at the end", async () => {
  const replay = new Replay(file);
  void replay.play();
  expect(replay.step).toBe(1);
  await vi.advanceTimersByTimeAsync(120);
  expect([replay.step, replay.playing]).toEqual([2, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([replay.step, replay.playing]).toEqual([3, false]);
});

test("what has just been shown does not go on beside what is begun after it", async () => {
  const replay = new Replay(file);
  void replay.play();
  replay.go(0);
  void replay.play();
  expect(replay.step).toBe(1);
  await vi.advanceTimersByTimeAsync(120);
  expect(replay.step).toBe(2);
});
