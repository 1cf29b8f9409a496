/** Whose turn it is, whose tables, what was played, and when a screen is hidden from the next player. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Outcome, Sight, TableState, Update, Welcome } from "../../src/wire/messages";
import { Eyes } from "../../src/table/eyes.svelte";
import { leftTable, myTables, sitsAt } from "../../src/table/mine";
import { byBandit, eraseGames, noteGame, playedGames, tally } from "../../src/table/statistics";
import { isAsked, PATIENCE, Turn } from "../../src/table/turn";
import { expressView, schemeDecision } from "../fixtures/express";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("one is asked while the table plays and asks one of the own seats", () => {
  const table = { phase: "playing", asked: [2] } as unknown as TableState;
  expect(isAsked(table, [1, 2])).toBe(true);
  expect(isAsked(table, [1])).toBe(false);
  expect(isAsked({ ...table, phase: "paused" }, [2])).toBe(false);
  expect(isAsked(null, [2])).toBe(false);
});

test("who looks elsewhere is called at once, who looks on only after a while", () => {
  const turn = new Turn();
  expect(turn.hear(true, true, 0)).toBe(false);
  expect(turn.hear(false, false, 1000)).toBe(false);
  expect(turn.hear(true, false, 1000 + PATIENCE - 1)).toBe(false);
  turn.hear(false, false, 20_000);
  expect(turn.hear(true, false, 20_000 + PATIENCE)).toBe(true);
  expect(turn.hear(true, true, 40_000)).toBe(false);
  turn.hear(false, true, 40_001);
  expect(turn.hear(true, true, 40_002)).toBe(true);
});

test("the tables one sits at are remembered, the latest first, and forgotten when left", () => {
  for (const id of ["a", "b", "a"]) sitsAt(id);
  expect(myTables()).toEqual(["a", "b"]);
  leftTable("a");
  expect(myTables()).toEqual(["b"]);
  localStorage.setItem("folsom.tables", "{broken");
  expect(myTables()).toEqual([]);
});

test("a game is counted once, by bandit, and can be erased", () => {
  const view = expressView();
  const { seat, bandit } = view.bandits[0]!;
  const result = (seat: number, points: number) => ({
    seat,
    place: 1,
    points,
    parts: { loot: points, bullets_fired: 3, bullets_received: 1 },
  });
  const outcome = { winners: [seat], results: [result(seat, 1250)] } as unknown as Outcome;
  noteGame("one", seat, outcome, view, 1);
  noteGame("one", seat, outcome, view, 2);
  noteGame("two", seat, { ...outcome, winners: [], results: [result(seat, 250)] } as Outcome, view, 3);
  noteGame("three", 99, outcome, view, 4);
  const games = playedGames();
  expect(tally(games)).toEqual({ games: 2, wins: 1, points: 1500, best: 1250, fired: 6, received: 2 });
  expect(byBandit(games)).toEqual([[bandit, tally(games)]]);
  eraseGames();
  expect(playedGames()).toEqual([]);
});

const sight = (seat: number, hand: string[], asked: boolean): Sight =>
  ({
    seat,
    events: [],
    view: { ...expressView(), seat, hand },
    decision: asked ? schemeDecision : null,
    can_take_back: false,
  }) as unknown as Sight;
const you = { seats: [0, 1], is_host: true, has_seen: [] };
const told = (sights: Sight[]) => ({ sights }) as Update;

test("the screen is hidden between two players only where a hand would be seen", () => {
  const eyes = new Eyes();
  eyes.begin({
    you,
    sights: [sight(0, ["move"], true), sight(1, ["rob"], false)],
    history: [],
  } as unknown as Welcome);
  let sights = [sight(0, ["move"], false), sight(1, ["rob"], true)];
  eyes.follow(told(sights), you);
  expect([eyes.handing, eyes.hides(sights)]).toEqual([1, true]);
  eyes.takeDevice(sights);
  sights = [sight(0, [], true), sight(1, [], false)];
  eyes.follow(told(sights), you);
  expect([eyes.handing, eyes.hides(sights)]).toEqual([0, false]);
});

test("a hand that comes to a seat nobody has taken with a word is covered at once", () => {
  const eyes = new Eyes();
  eyes.begin({ you, sights: [sight(0, [], true), sight(1, [], false)], history: [] } as unknown as Welcome);
  let sights = [sight(0, [], false), sight(1, [], true)];
  eyes.follow(told(sights), you);
  eyes.takeDevice(sights);
  expect([eyes.seat, eyes.covered]).toEqual([1, false]);
  sights = [sight(0, ["move"], true), sight(1, ["rob"], false)];
  eyes.follow(told(sights), you);
  expect([eyes.covered, eyes.hides(sights), eyes.handing]).toEqual([true, true, 0]);
  eyes.takeDevice(sights);
  expect([eyes.seat, eyes.covered, eyes.handing]).toEqual([0, false, null]);
});
