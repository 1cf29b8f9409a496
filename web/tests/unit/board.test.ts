import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { plant } from "../../src/analysis/tree";
import { Board } from "../../src/board/board.svelte";
import { seatsFor } from "../../src/local/seats";
import { beatsOf } from "../../src/show/beats";
import type { GameEvent, ReplayStep, Sight } from "../../src/wire/messages";
import { expressView, sight } from "../fixtures/express";

const passed = { event: "passed", seat: 0, kind: "cover" } as GameEvent;
const resolved = (card: string) => ({ event: "card-resolved", bandit: "doc", card }) as unknown as GameEvent;
const moment = (events: GameEvent[]) =>
  ({
    seat: 0,
    option: 0,
    decision: null,
    sights: [{ ...sight(expressView(), null, events), seat: null }],
  }) as unknown as ReplayStep;
const answers = [0, 1, 2].map((option) => ({ seat: 0, option }));
const start = { options: {}, seed: "00".repeat(32) };
const board = (events: GameEvent[][]) =>
  new Board({
    tree: plant({ game: "express", rules: 2, start }, answers),
    seats: seatsFor(4),
    moments: events.map(moment),
  });
const quiet = () => board([[passed], [passed], [passed], [passed]]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it plays on when a card has been seen, and stops at the end", async () => {
  const played = quiet();
  played.go(0);
  void played.play();
  expect(played.moment).toBe(1);
  await vi.advanceTimersByTimeAsync(230);
  expect([played.moment, played.playing]).toEqual([2, true]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([played.moment, played.playing]).toEqual([3, false]);
});

test("whoever plays it before the rest is there sees it when it comes", async () => {
  const played = board([[passed]]);
  let tell: (moments: ReplayStep[]) => void = () => undefined;
  let end: (outcome: null) => void = () => undefined;
  const call = (_: string, __: unknown, { tell: told }: { tell: typeof tell }) => {
    tell = told;
    return new Promise<null>((done) => (end = done));
  };
  played.engine = { call } as unknown as typeof played.engine;
  played.go(0);
  void played.walk(played.main.at(-1)!.id);
  void played.play();
  await vi.advanceTimersByTimeAsync(500);
  expect([played.moment, played.playing]).toEqual([0, true]);
  tell([moment([passed]), moment([passed])]);
  await vi.advanceTimersByTimeAsync(230);
  expect([played.moment, played.playing]).toEqual([1, true]);
  end(null);
  await vi.advanceTimersByTimeAsync(500);
  expect([played.moment, played.playing]).toEqual([1, false]);
});

test("what has just been shown does not go on beside what is begun after it", async () => {
  const played = quiet();
  played.go(0);
  void played.play();
  played.go(0);
  void played.play();
  expect(played.moment).toBe(1);
  await vi.advanceTimersByTimeAsync(230);
  expect(played.moment).toBe(2);
});

test("a moment in which many cards are carried out is gone through card by card, both ways", () => {
  const many = board([
    [passed],
    [passed],
    [passed, resolved("doc move"), passed, resolved("doc rob")],
    [passed],
  ]);
  many.go(1);
  const seen = () => [many.moment, many.beat];
  many.on();
  expect([seen(), many.beats]).toEqual([[2, 0], 3]);
  many.on();
  many.on();
  expect(seen()).toEqual([2, 2]);
  many.on();
  expect(seen()).toEqual([3, 0]);
  many.back();
  expect(seen()).toEqual([2, 2]);
  many.back();
  expect(seen()).toEqual([2, 1]);
  many.goTo(1);
  expect(seen()).toEqual([1, 0]);
});

test("beats leave nothing out, and the last is what came of it all", () => {
  const events = [passed, resolved("doc move"), passed, resolved("doc rob"), passed];
  const whole = sight(expressView(), null, events) as Sight;
  const beats = beatsOf(expressView(), whole);
  expect(beats.flatMap((beat) => beat.events)).toEqual(events);
  expect(beats).toHaveLength(3);
  expect(beats.at(-1)!.view).toBe(whole.view);
  expect(beatsOf(null, whole)).toEqual([whole]);
});
