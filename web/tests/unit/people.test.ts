/** Who is who: people by name wherever somebody acts, waits or wins. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import type { Line } from "../../src/words/narrate";
import type { GameOffer, Said, SeatState, TableState } from "../../src/wire/messages";
import { banditCalled, leaderOf, seatCalled, waitingFor } from "../../src/words/people";
import { worded } from "../../src/words/wording";
import { speak } from "../../src/words/words.svelte";
import { PHRASES, phraseWords, saidWords, speaker } from "../../src/words/talk";
import { awaitedDevices, banditsAreChosen, freeBandits, isChoosing } from "../../src/table/gathering";
import { Unread } from "../../src/table/unread.svelte";
import { expressView } from "../fixtures/express";

beforeAll(async () => {
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve({ text: () => readFileSync(new URL(`../..${path}`, import.meta.url), "utf8") }),
  );
  await speak("en");
});

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");
const person = (seat: number, name: string, more: Partial<SeatState> = {}): SeatState => ({
  seat,
  kind: "person",
  name,
  avatar: "",
  bandit: null,
  level: null,
  bot_plays_on: false,
  is_free: false,
  is_ready: true,
  nonce_commitment: null,
  has_revealed: false,
  ...more,
});
const bot = (seat: number) => person(seat, "", { kind: "bot", level: "outlaw" });

const view = expressView();
const [first, second] = view.bandits as [(typeof view.bandits)[0], (typeof view.bandits)[0]];
const seats = view.bandits.map((_, seat) => bot(seat));
seats[second.seat] = person(second.seat, "Anna");

test("a person is called by name, with the bandit beside it; a bot by its bandit", () => {
  const name = plain(seatCalled({ ...view, seat: first.seat }, seats, second.seat));
  expect(name).toMatch(/^Anna \(\w+\)$/);
  expect(plain(banditCalled({ ...view, seat: first.seat }, seats, second.bandit))).toBe(name);
  expect(seatCalled({ ...view, seat: null }, seats, first.seat)).not.toContain("(");
});

test("bots that are waited for think; with a person among them, it is the person who is awaited", () => {
  const asking = (...asked: number[]) =>
    plain(
      waitingFor({ ...view, seat: null, asked: asked.map((seat) => ({ ...view.asked[0]!, seat })) }, seats),
    );
  const [one, more] = view.bandits.filter((b) => b.seat !== second.seat).map((b) => b.seat);
  expect(asking(one!)).toMatch(/^A bot is thinking: \w+\.$/);
  expect(asking(one!, more!)).toMatch(/^Bots are thinking: \w+ and \w+\.$/);
  expect(asking(one!, second.seat)).toMatch(/^Waiting for \w+ and Anna \(\w+\)\.$/);
  expect(asking()).toBe("Waiting.");
});

test("nobody is told the own name", () => {
  expect(seatCalled({ ...view, seat: second.seat }, seats, second.seat)).not.toContain("Anna");
});

test("the log tells who is behind a bandit that acts, and not behind its target", () => {
  const line: Line = {
    id: "log-bandit-shot",
    icon: "",
    who: [],
    words: { bandit: { bandit: second.bandit }, target: { bandit: second.bandit } },
    place: null,
    weight: "plain",
  };
  const text = (seat: number) =>
    plain(
      worded(line, String, leaderOf({ ...view, seat }, seats))
        .map((piece) => piece.text)
        .join(""),
    );
  expect(text(first.seat)).toMatch(/^\w+ \(Anna\) shoots \w+\.$/);
  expect(text(second.seat)).not.toContain("Anna");
});

const said = (number: number, more: Partial<Said> = {}): Said => ({
  type: "said",
  number,
  at: 0,
  seat: 1,
  name: "Anna",
  text: "hello",
  ...more,
});

test("a set phrase is read in the own language, and own words as they are", async () => {
  await speak("sv");
  expect(saidWords(said(1, { text: "", phrase: "good-luck" }))).toBe("Lycka till!");
  await speak("en");
  expect(saidWords(said(1, { text: "", phrase: "good-luck" }))).toBe("Good luck!");
  expect(saidWords(said(1))).toBe("hello");
  for (const phrase of PHRASES) expect(phraseWords(phrase)).not.toBe(`phrase-${phrase}`);
});

test("whoever speaks without a seat is said to watch", () => {
  expect(speaker(said(1))).toBe("Anna");
  expect(plain(speaker(said(1, { seat: null })))).toBe("Anna (watching)");
  expect(speaker(said(1, { seat: null, name: "" }))).toBe("An onlooker");
});

test("what others have said since one last looked is counted, and shown for a moment", () => {
  vi.useFakeTimers();
  const unread = new Unread();
  expect(unread.hear([said(1)], [0], false)).toBe(false);
  expect(unread.count([said(1)], [0])).toBe(0);
  const chat = [said(1), said(2), said(3, { seat: 0 })];
  expect(unread.hear(chat, [0], false)).toBe(true);
  expect(unread.count(chat, [0])).toBe(1);
  expect(unread.toast?.number).toBe(2);
  expect(unread.hear(chat, [0], false)).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(unread.toast).toBeNull();
  unread.hear(chat, [0], true);
  expect(unread.count(chat, [0])).toBe(0);
  vi.useRealTimers();
});

const table = (more: Partial<TableState>): TableState => ({
  id: "a".repeat(16),
  phase: "gathering",
  settings: { game: "express", n_seats: 4 },
  seats: [],
  host: 0,
  asked: [],
  wants_pause: [],
  commitment: "",
  secret: null,
  rematch: null,
  created: 0,
  rules_version: 1,
  kept_days: 14,
  starts: 0,
  broken_starts: 0,
  rematch_wanted: [],
  rematch_declined: [],
  carried: false,
  ...more,
});

test("bandits are chosen unless they are dealt or led in pairs", () => {
  const offer: GameOffer = {
    game: "express",
    rules_version: 1,
    seats: [2, 3, 4],
    options: {},
    form: [
      {
        name: "two_bandits",
        kind: "switch",
        default: false,
        is_fine_print: false,
        choices: [],
        seats_on: { "": [2, 3] },
        seats_off: { "": [3, 4] },
      },
    ],
    clocks: {},
    levels: [],
    is_ready: true,
    bandits: ["belle", "doc"],
  };
  const settings = { game: "express", n_seats: 4 };
  expect(banditsAreChosen(offer, table({ settings }))).toBe(true);
  expect(banditsAreChosen(offer, table({ settings: { ...settings, bandits: "random" } }))).toBe(false);
  expect(banditsAreChosen(offer, table({ settings: { ...settings, n_seats: 2 } }))).toBe(false);
  expect(banditsAreChosen(undefined, table({ settings }))).toBe(false);
});

test("who has no bandit is choosing, and who has one takes it from the others", () => {
  const anna = person(0, "Anna", { bandit: "doc" });
  expect([isChoosing(anna, true), isChoosing(person(1, "Ben"), true)]).toEqual([false, true]);
  expect(isChoosing(person(1, "Ben"), false)).toBe(false);
  expect(isChoosing(bot(2), true)).toBe(false);
  expect(freeBandits(["belle", "doc"], table({ seats: [anna, bot(1)] }))).toEqual(["belle"]);
});

test("the start waits for the devices that have not committed, or not told", () => {
  const seats = [person(0, "Anna", { has_revealed: true }), person(1, "Ben", { is_ready: false }), bot(2)];
  const names = (t: TableState) => awaitedDevices(t).map((s) => s.name);
  expect(names(table({ seats }))).toEqual(["Ben"]);
  expect(names(table({ seats: seats.map((s) => ({ ...s, is_ready: true })), phase: "revealing" }))).toEqual([
    "Ben",
  ]);
});
