/** Whose turn it is, whose tables, what was played, and when a screen is hidden from the next player. */
import { beforeEach, expect, test, vi } from "vitest";
import type { ExpressView, Outcome, Sight, TableState, Update, Welcome } from "../../src/wire/messages";
import { Eyes } from "../../src/table/eyes.svelte";
import { leftTable, myTables, sitsAt } from "../../src/table/mine";
import { byBandit, countedGames, eraseGames, noteGame, playedGames, tally } from "../../src/table/statistics";
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
  noteGame("four", seat, outcome, view, 5, true);
  expect(playedGames().map(({ table }) => table)).toEqual(["one", "two", "four"]);
  const games = countedGames();
  expect(tally(games)).toEqual({ games: 2, wins: 1, points: 1500, best: 1250, fired: 6, received: 2 });
  expect(byBandit(games)).toEqual([[bandit, tally(games)]]);
  eraseGames();
  expect(playedGames()).toEqual([]);
});

const sight = (seat: number, hand: string[], asked: boolean, more: Partial<ExpressView> = {}): Sight =>
  ({
    seat,
    events: [],
    view: { ...expressView(), phase: "schemin", seat, hand, ...more },
    decision: asked ? schemeDecision : null,
    can_take_back: false,
  }) as unknown as Sight;
const you = { seats: [0, 1], is_host: true, has_seen: [] };
const told = (sights: Sight[]) => ({ sights }) as Update;
const welcome = (sights: Sight[]) => ({ you, sights, history: [] }) as unknown as Welcome;
const STEALING = { phase: "stealin" } as const;

test("the screen is hidden between two players only where a hand would be seen", () => {
  const eyes = new Eyes();
  let sights = [sight(0, ["move"], true), sight(1, ["rob"], false)];
  eyes.begin(welcome(sights));
  expect([eyes.handing, eyes.hides(sights), eyes.show.view!.hand]).toEqual([0, true, null]);
  eyes.takeDevice(sights);
  expect(eyes.show.view!.hand).toEqual(["move"]);
  sights = [sight(0, ["move"], false), sight(1, ["rob"], true)];
  eyes.follow(told(sights), you);
  expect([eyes.handing, eyes.hides(sights)]).toEqual([1, true]);
  eyes.takeDevice(sights);
  sights = [sight(0, [], true), sight(1, [], false)];
  eyes.follow(told(sights), you);
  expect([eyes.handing, eyes.hides(sights)]).toEqual([0, false]);
});

test("hands that are kept for the next round are not seen in Stealin', which is not hidden for them", () => {
  const eyes = new Eyes();
  eyes.begin(welcome([sight(0, ["move"], true), sight(1, ["rob"], false)]));
  eyes.takeDevice([sight(0, ["move"], true), sight(1, ["rob"], false)]);
  const sights = [sight(0, ["move"], false, STEALING), sight(1, ["rob"], true, STEALING)];
  eyes.follow(told(sights), you);
  expect([eyes.show.view!.hand, eyes.handing, eyes.hides(sights)]).toEqual([null, 1, false]);
  eyes.takeDevice(sights);
  expect([eyes.seat, eyes.show.view!.hand, eyes.show.decision]).toEqual([1, null, schemeDecision]);
});

test("what ends a round is seen, and the new hand only by whoever says that it is his", async () => {
  localStorage.setItem("folsom.speed", "0");
  const eyes = new Eyes();
  let sights = [sight(0, [], true, STEALING), sight(1, [], false, STEALING)];
  eyes.begin(welcome(sights));
  sights = [sight(0, ["move"], true), sight(1, ["rob"], false)];
  sights[0]!.events = [
    { event: "round-started", round: 2, card: "angry-marshal" },
    { event: "card-drawn", seat: 0, card: "move" },
  ] as unknown as Sight["events"];
  eyes.follow(told(sights), you);
  await eyes.show.played;
  expect([eyes.show.view!.hand, eyes.show.decision, eyes.handing]).toEqual([null, null, 0]);
  expect(JSON.stringify(eyes.show.snapshots.map(({ view }) => view.hand))).not.toContain("move");
  expect(eyes.hides(sights)).toBe(true);
  eyes.takeDevice(sights);
  expect([eyes.seat, eyes.handing, eyes.show.view!.hand]).toEqual([0, null, ["move"]]);
});

test("who plays alone on a device always sees the own hand", () => {
  const eyes = new Eyes();
  const sights = [sight(0, ["move"], true)];
  eyes.begin({ ...welcome(sights), you: { ...you, seats: [0] } });
  expect([eyes.handing, eyes.show.view!.hand]).toEqual([null, ["move"]]);
});
