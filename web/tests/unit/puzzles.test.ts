import { existsSync, readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { Streak } from "../../src/device/streak";
import { LocalGame } from "../../src/local/game";
import { type About, load } from "../../src/local/module";
import { positionOf, seedOf } from "../../src/local/puzzle";
import {
  dateOf,
  dayOf,
  Puzzles,
  readDay,
  standing,
  writtenDay,
  type PuzzleFile,
} from "../../src/seen/puzzles";

const MODULES = "../src/folsom/modules";
const read = (path: string) => {
  if (!existsSync(path)) throw new Error(`${path} is not there: run \`make wasm\` first`);
  return readFileSync(path);
};
const fileOf = (game: string) =>
  JSON.parse(read(`src/generated/puzzles-${game}.json`).toString()) as PuzzleFile;
const GAMES = ["express", "superexpress"] as const;

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
});

test.each(GAMES)("every shipped puzzle can be played to its question in the page: %s", async (game) => {
  const puzzles = new Puzzles(fileOf(game));
  const about = JSON.parse(read(`${MODULES}/${game}.json`).toString()) as About;
  const module = await load(Uint8Array.from(read(`${MODULES}/${game}.wasm`)), about);
  for (const puzzle of puzzles.all) {
    const begin = () =>
      new LocalGame(module, { seats: puzzle.seats, rules_version: puzzles.rules }, seedOf(puzzle.seed));
    const posed = { ...puzzle, game, rules: puzzles.rules };
    const position = positionOf(begin(), posed, puzzle.seat, []);
    const decision = JSON.parse(position.decision) as { seat: number };
    const view = JSON.parse(position.view) as { seat: number };
    expect([decision.seat, view.seat]).toEqual([puzzle.seat, puzzle.seat]);
    expect(position.plays).toHaveLength(puzzle.shares.length);
    expect(standing(puzzle.shares)[0]).toBe(puzzle.best);
    const after = positionOf(begin(), posed, puzzle.seat, position.plays[puzzle.best]!);
    expect(after.view).not.toBe(position.view);
  }
});

test("a day has its own puzzle, the same however many are added, and after the last the archive goes round", () => {
  const file = fileOf("express");
  const few = new Puzzles({ ...file, puzzles: file.puzzles.slice(0, 3) });
  const more = new Puzzles(file);
  const first = few.first;
  for (const day of [first, first + 1, first + 2]) {
    expect(few.isOwn(day)).toBe(true);
    expect(few.of(day)).toEqual(more.of(day));
    expect(few.dayOf(few.of(day))).toBe(day);
  }
  expect(few.isOwn(first + 3)).toBe(false);
  expect(few.of(first + 3)).toBe(few.of(first));
  expect(few.of(first - 1)).toBe(few.of(first + 2));
  expect(few.until(first + 1).map((puzzle) => puzzle.number)).toEqual([1, 0]);
});

test("days are those of the calendar, also where clocks change", () => {
  const late = new Date(2026, 2, 29, 23, 59);
  expect(dayOf(new Date(2026, 2, 30, 0, 1)) - dayOf(late)).toBe(1);
  expect(dayOf(dateOf(dayOf(late)))).toBe(dayOf(late));
  expect(writtenDay(readDay("2026-11-16")!)).toBe("2026-11-16");
  expect([readDay("2026-13-40"), readDay("16 November"), readDay(null)]).toEqual([null, null, null]);
});

test("a streak counts days in a row that were solved on the day, and only the first answer", () => {
  const streak = new Streak("express");
  const right = { play: 2, isRight: true };
  const wrong = { play: 1, isRight: false };
  streak.keep(0, right, 100, true);
  streak.keep(1, right, 101, true);
  expect(streak.length(101)).toBe(2);
  expect(streak.length(102)).toBe(2);
  expect(streak.length(103)).toBe(0);
  streak.keep(2, wrong, 102, true);
  streak.keep(2, right, 102, true);
  expect([streak.answered(2), streak.on(102), streak.length(102), streak.best]).toEqual([wrong, false, 0, 2]);
  // one from the archive is solved, and makes no day
  streak.keep(3, right, 103, false);
  expect([streak.on(103), streak.answered(3)]).toEqual([null, right]);
  // and all of it is there when the page comes again
  expect(new Streak("express").best).toBe(2);
  expect(new Streak("superexpress").answered(0)).toBeNull();
});
