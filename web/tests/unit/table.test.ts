import { expect, test } from "vitest";
import type { TableState, Update, Welcome } from "../../src/wire/messages";
import { freeSeat, learn, NOTHING_KNOWN, sightOf, timeLeft } from "../../src/table/knowledge";
import { expressView, moveDecision, sight } from "../fixtures/express";

const table = { id: "a", phase: "playing", asked: [0], seats: [] } as unknown as TableState;
const welcome: Welcome = {
  type: "welcome",
  version: 1,
  number: 5,
  now: 1000,
  at: 900,
  table,
  you: { seats: [0], is_host: true, has_seen: [0] },
  answer: 3,
  sights: [sight(expressView(), moveDecision)],
  clocks: [{ seat: 0, left: 5000, is_running: true }],
  outcome: null,
  history: [],
  chat: [],
};
const update: Update = {
  type: "update",
  number: 6,
  at: 1500,
  seat: 0,
  by_bot: false,
  answer: 4,
  asked: [1],
  sights: [sight(expressView({ turn: 1 }), null)],
  clocks: [],
  outcome: null,
};

test("a welcome tells everything", () => {
  const known = learn(NOTHING_KNOWN, welcome, 400);
  expect(known).toMatchObject({ number: 5, answer: 3, you: { seats: [0] }, skew: 600 });
});

test("an update moves on, and a repeat of it changes nothing", () => {
  const before = learn(NOTHING_KNOWN, welcome, 0);
  const after = learn(before, update, 0);
  expect(after).toMatchObject({ number: 6, answer: 4, table: { asked: [1] } });
  expect(learn(after, update, 0)).toBe(after);
  expect(learn(after, { ...update, number: 4 }, 0)).toBe(after);
});

test("a seat without a sight of its own sees what spectators see", () => {
  const open = { ...update.sights[0]!, seat: null };
  expect(sightOf([open], 3)).toBe(open);
  expect(sightOf([], 3)).toBeNull();
});

test("a running clock runs on by the server's time", () => {
  const known = learn(NOTHING_KNOWN, welcome, 400);
  expect(timeLeft(known, 0, 1300)).toBe(4000);
  expect(timeLeft(known, 1, 1300)).toBeNull();
});

test("a seat left in mid-game is for those who have seen no other hand", () => {
  const seats = [{ seat: 0 }, { seat: 1, is_free: true }];
  const free = (held: number[], seen: number[]) =>
    freeSeat({
      ...NOTHING_KNOWN,
      table: { ...table, seats } as TableState,
      you: { seats: held, is_host: false, has_seen: seen },
    });
  expect(freeSeat(NOTHING_KNOWN)).toBe("none");
  expect(free([], [])).toBe("open");
  expect(free([], [1])).toBe("open");
  expect(free([], [0])).toBe("closed");
  expect(free([], [0, 1])).toBe("closed");
  expect(free([0], [0])).toBe("none");
});
