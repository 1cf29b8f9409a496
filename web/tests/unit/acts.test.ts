import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { act } from "../../src/show/acts";
import { play } from "../../src/device/hearing";
import type { GameEvent } from "../../src/wire/messages";
import { stageOf } from "../../src/show/stage";
import { expressView } from "../fixtures/express";

vi.mock("../../src/device/hearing", () => ({ play: vi.fn() }));
beforeEach(() => void vi.mocked(play).mockClear());

const root = {
  querySelectorAll: () => [],
  animate: () => ({ finished: Promise.resolve() }),
} as unknown as SVGElement;
const token = () => ({ kind: "purse", value: null });
const stage = stageOf(expressView());
const shot = (silent: boolean) =>
  act(
    { root, before: stage, after: stage, token, rate: 1, calm: false, silent },
    { event: "bandit-shot", seat: 0, bandit: "django", target: "tuco", left: 3 },
  );

test("a shot is heard", async () => {
  await shot(false);
  expect(play).toHaveBeenCalledWith("shot", expect.any(Number));
});

test("a shot that is only foreseen is not", async () => {
  await shot(true);
  expect(play).not.toHaveBeenCalled();
});

/** What is seen in the hands and in the log alone. */
const UNSEEN = [
  "card-discarded",
  "card-drawn",
  "card-picked",
  "chose",
  "deck-shuffled",
  "first-player",
  "hand-returned",
  "took-back",
  "turn-started",
];

test("every kind of event is given time to be seen, but those that nothing is seen of", async () => {
  vi.useFakeTimers();
  const examples = JSON.parse(
    readFileSync(new URL("../fixtures/events.json", import.meta.url), "utf8"),
  ) as Record<string, GameEvent[]>;
  const calm = { root, before: stage, after: stage, token, rate: 1, calm: true, silent: true };
  for (const event of Object.values(examples).flat()) {
    let isOver = false;
    void act(calm, event).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(0);
    expect([event.event, isOver]).toEqual([event.event, UNSEEN.includes(event.event)]);
    await vi.advanceTimersByTimeAsync(500);
    expect([event.event, isOver]).toEqual([event.event, true]);
  }
  vi.useRealTimers();
});
