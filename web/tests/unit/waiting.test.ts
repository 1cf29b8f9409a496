/** No state of a table in which somebody waits without being told for whom, why, and what can be done. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { happening } from "../../src/express/asking";
import type { Desk } from "../../src/table/desk";
import { expressView } from "../fixtures/express";
import type { SeatState, TableState } from "../../src/wire/messages";
import { learn, NOTHING_KNOWN, type Knowledge } from "../../src/table/knowledge";
import { keyOf, newsOf } from "../../src/table/news";
import { untilTheStart } from "../../src/table/gathering";
import { markOf, whyWait } from "../../src/table/waiting";
import { inWords } from "../../src/table/waits";
import { speak } from "../../src/words/words.svelte";

beforeAll(async () => {
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve({ text: () => readFileSync(new URL(`../..${path}`, import.meta.url), "utf8") }),
  );
  await speak("en");
  return () => vi.unstubAllGlobals();
});

const MINUTE = 60_000;
const person = (seat: number, bot_plays_on = false): SeatState => ({
  seat,
  kind: "person",
  name: ["Ann", "Ben", "Clara"][seat]!,
  avatar: "",
  bandit: null,
  level: bot_plays_on ? "outlaw" : null,
  bot_plays_on,
  is_free: false,
  is_ready: true,
  nonce_commitment: null,
  has_revealed: true,
});
const bot = (seat: number): SeatState => ({ ...person(seat), kind: "bot", name: "" });
const table = (change: Partial<TableState> = {}): TableState => ({
  id: "a".repeat(16),
  phase: "playing",
  settings: { game: "express", n_seats: 4, options: {}, open: false },
  seats: [person(0), person(1), person(2), bot(3)],
  host: 0,
  asked: [1],
  wants_pause: [],
  commitment: "",
  secret: null,
  rematch: null,
  created: 0,
  rules_version: 2,
  kept_days: 14,
  starts: 1,
  broken_starts: 0,
  rematch_wanted: [],
  rematch_declined: [],
  carried: false,
  ...change,
});
const you = (...seats: number[]) => ({ seats, is_host: seats.includes(0), has_seen: seats });
const known = (change: Partial<Knowledge> = {}): Knowledge => ({
  ...NOTHING_KNOWN,
  table: table(),
  you: you(0),
  present: [0, 1, 2],
  ...change,
});
const sent: unknown[] = [];
const words = (of: Knowledge, now: number) => {
  const why = whyWait(of, now);
  return (
    why &&
    inWords(why, {
      name: (seat) => of.table!.seats[seat]!.name,
      mine: of.you.seats,
      send: (wish) => sent.push(wish),
      sit: () => sent.push("sit"),
    })
  );
};

test("in every state somebody is told for whom the table waits, and what can be done where something can", () => {
  const seats = [0, 1, 2].flatMap((at) => [null, at]);
  const whoseBot = [[], [0], [1], [0, 1]];
  let walked = 0;
  for (const phase of ["playing", "paused"] as const)
    for (const asked of [[0], [1], [2], [3], [1, 2], [0, 1, 2]])
      for (const relieved of whoseBot)
        for (const present of [[], [0], [0, 1], [0, 1, 2]])
          for (const seat of seats)
            for (const waited of [0, 30, 70, 150])
              for (const clock of [false, true]) {
                walked += 1;
                const held = seat === null ? you() : you(seat);
                const away = [0, 1, 2].filter((s) => !present.includes(s));
                const of = known({
                  table: table({
                    phase,
                    asked,
                    seats: [0, 1, 2].map((s) => person(s, relieved.includes(s))).concat(bot(3)),
                  }),
                  you: held,
                  present,
                  awaySince: Object.fromEntries(away.map((s) => [s, 0])),
                  clocks: clock ? [{ seat: 1, left: 1000, is_running: true }] : [],
                });
                const told = words(of, waited * 1000);
                const state = JSON.stringify({ phase, asked, relieved, present, seat, waited, clock });
                if (phase === "paused") {
                  expect(told?.stops, state).toBe(true);
                  expect(told?.acts.length, state).toBe(seat === null ? 0 : 1);
                } else if (seat !== null && relieved.includes(seat)) {
                  expect(told?.acts.length, state).toBe(1);
                } else if (seat !== null && asked.includes(seat)) {
                  expect(told, state).toBeNull();
                } else {
                  const slow = asked.filter((s) => s !== 3 && !relieved.includes(s));
                  const missing = slow.filter((s) => away.includes(s));
                  for (const s of missing) expect(told?.text, state).toContain(person(s).name);
                  if (missing.length && seat === 0) expect(told?.acts.length, state).toBe(1);
                  if (missing.length && seat !== null && waited > 61)
                    expect(told?.acts.length, state).toBe(1);
                  if (seat === null) expect(told?.acts ?? [], state).toEqual([]);
                  // Where nobody can do anything, a clock or a bot is at it, and the table says who is asked.
                  if (!told) expect(!slow.length || clock || waited < 60, state).toBe(true);
                }
              }
  expect(walked).toBeGreaterThan(3000);
});

const empty = (seat: number): SeatState => ({ ...person(seat), kind: "empty", name: "" });

test("on the platform everyone is told for whom the start waits, and who can do something about it", () => {
  let walked = 0;
  for (const phase of ["gathering", "revealing"] as const)
    for (const missing of [[], [0], [1], [1, 2]])
      for (const undecided of [[], [1], [0, 2]])
        for (const last of [bot(3), empty(3)])
          for (const host of [0, null])
            for (const present of [
              [0, 1, 2],
              [1, 2],
            ])
              for (const seat of [null, 0, 1]) {
                walked += 1;
                const seats = [0, 1, 2].map((s) => ({
                  ...person(s),
                  bandit: undecided.includes(s) ? null : "doc",
                  is_ready: !missing.includes(s),
                  has_revealed: !missing.includes(s),
                }));
                const at = {
                  ...you(...(seat === null ? [] : [seat])),
                  is_host: seat !== null && seat === host,
                };
                const of = {
                  table: table({ phase, seats: [...seats, last], host, asked: [] }),
                  you: at,
                  present,
                };
                const said = untilTheStart(of, true);
                const text = said.map((s) => s.text.replaceAll(/[\u2066-\u2069]/g, "")).join(" ");
                const state = JSON.stringify({
                  phase,
                  missing,
                  undecided,
                  last: last.kind,
                  host,
                  present,
                  seat,
                });
                expect(said.filter((s) => s.rank === "first").length, state).toBe(1);
                expect(text, state).not.toMatch(/\w-\w+-|: \.|of \./);
                for (const s of missing) expect(text, state).toContain(person(s).name);
                if (missing.length && at.is_host) expect(text, state).toContain("clear the seat");
                if (phase === "gathering" && !missing.length && seat !== null)
                  for (const s of undecided) expect(text, state).toContain(person(s).name);
                // The host has a button to start; everybody else reads whose it is, and whether he is there.
                if (phase === "gathering" && !at.is_host) {
                  expect(text, state).toContain(host === null ? "The host starts" : "Ann starts");
                  if (host === 0 && !present.includes(0)) expect(text, state).toContain("Ann is away");
                }
              }
  expect(walked).toBeGreaterThan(500);
});

test("somebody has left for good: whoever watches may take the seat, and those who play wait for nobody", () => {
  const left = { ...bot(1), is_free: true };
  const of = known({ table: table({ seats: [person(0), left, person(2), bot(3)] }), you: you() });
  const told = words(of, 0)!;
  expect(told).toMatchObject({ text: null, stops: false });
  told.acts[0]!.press();
  expect(sent.splice(0)).toEqual(["sit"]);
  // Who has seen another hand may not, and who plays has a seat.
  expect(words({ ...of, you: { ...you(), has_seen: [2] } }, 0)).toBeNull();
  expect(words({ ...of, you: you(2) }, 0)).toBeNull();
});

test("the host may hand an absent seat over at once, others after a minute, and it goes to that seat", () => {
  const away = known({ present: [0, 2], awaySince: { 1: 0 } });
  const host = words(away, 1000)!;
  expect(host).toMatchObject({ mark: "away", stops: false });
  expect(host.text).toContain("Ben");
  host.acts[0]!.press();
  expect(sent.splice(0)).toEqual([{ type: "hand-over", seat: 1 }]);
  const guest = { ...away, you: you(2) };
  expect(words(guest, MINUTE)!.acts).toEqual([]);
  expect(words(guest, MINUTE + 2000)!.acts).toHaveLength(1);
  expect(words(guest, 2 * MINUTE + 2000)!.text).toContain("2");
});

test("who has just left has not been away for less than no time, where a slow clock lags behind", () => {
  const away = known({ present: [0, 2], awaySince: { 1: 5000 } });
  expect(words(away, 1000)!.text).toBe("Ben is away. The seat is kept.");
});

test("since when somebody is away is counted from when he was first missed", () => {
  let now = known();
  now = learn(now, { type: "presence", seats: [0, 2] }, 500);
  now = learn(now, { type: "presence", seats: [0] }, 900);
  expect(now.awaySince).toEqual({ 1: 500, 2: 900, 3: 500 });
  now = learn(now, { type: "presence", seats: [0, 1] }, 950);
  expect(now.awaySince).toEqual({ 2: 900, 3: 500 });
});

test("whoever inherits the table is its host at once", () => {
  const guest = known({ you: you(1) });
  const message = { type: "table" as const, number: 5, at: 0, change: "handed-over", seat: 0, clocks: [] };
  expect(learn(guest, { ...message, table: table({ host: 1 }) }, 0).you.is_host).toBe(true);
  expect(learn(known(), { ...message, table: table({ host: 1 }) }, 0).you.is_host).toBe(false);
  const unseated = known({ you: { ...you(), is_host: true } });
  expect(learn(unseated, { ...message, table: table({ host: null }) }, 0).you.is_host).toBe(true);
});

test("a bot that plays for a person, an absent one and a wish to pause are marked on the sheet", () => {
  const of = known({
    table: table({ seats: [person(0), person(1, true), person(2), bot(3)], wants_pause: [2] }),
    present: [2],
  });
  expect([0, 1, 2, 3].map((seat) => markOf(of, seat))).toEqual(["away", "bot", "pause", null]);
});

test("a wish to pause is told to everyone, with who has agreed, until it is closed", () => {
  const wished = table({ wants_pause: [2] });
  const news = newsOf(wished, you(0), []);
  expect(news).toMatchObject({ news: "pause", asks: [2], isMine: false });
  expect(news && "votes" in news && news.votes.map((v) => v.said)).toEqual(["nothing", "nothing", "yes"]);
  expect(newsOf(wished, you(2), [])).toMatchObject({ news: "pause", isMine: true });
  expect(newsOf(wished, you(0), [keyOf(news!)])).toBeNull();
  expect(newsOf(table({ wants_pause: [1, 2] }), you(0), [keyOf(news!)])).toMatchObject({ asks: [1, 2] });
  expect(newsOf(table({ phase: "paused", wants_pause: [0, 1, 2] }), you(0), [])).toBeNull();
});

test("that a bot plays for somebody is told to the others", () => {
  const relieved = table({ seats: [person(0), person(1, true), person(2), bot(3)] });
  expect(newsOf(relieved, you(0), [])).toEqual({ news: "bot", asks: [1] });
  expect(newsOf(relieved, you(1), [])).toBeNull();
});

test("at the end each is asked for a rematch who has not spoken, and told of it who has", () => {
  const over = (change: Partial<TableState>) => table({ phase: "over", ...change });
  expect(newsOf(over({}), you(0), [])).toBeNull();
  const asked = over({ rematch_wanted: [0], rematch_declined: [2] });
  expect(newsOf(asked, you(1), [])).toMatchObject({ news: "rematch", isMine: false, asks: [0] });
  expect(newsOf(asked, you(0), [])).toMatchObject({ isMine: true, missing: [1], declined: [2] });
  expect(newsOf(asked, you(2), [])).toBeNull();
  const next = over({ rematch_wanted: [0, 1], rematch_declined: [2], rematch: "b".repeat(16) });
  expect(newsOf(next, you(0), [])).toEqual({ news: "next", isMine: true });
  expect(newsOf(next, you(2), [])).toEqual({ news: "next", isMine: false });
  expect(newsOf(over({ rematch: "b".repeat(16) }), you(2), [])).toEqual({ news: "next", isMine: true });
});

test("while an event is shown, what it does is told", () => {
  const desk = { kind: "live", show: { behind: 1 }, seats: [person(0)] } as unknown as Desk;
  const shown = (change: Parameters<typeof expressView>[0]) =>
    happening(expressView({ resolving: null, ...change }), desk);
  expect(shown({ phase: "event", round: 1 })).toBe("Everyone on a roof moves one car forward.");
  expect(shown({ phase: "schemin", round: 1 })).toBe("The others are at it.");
});
