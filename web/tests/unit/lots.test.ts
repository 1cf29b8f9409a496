import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commitmentOf } from "../../src/fairness/commitments";
import { keptOf, newNonce } from "../../src/fairness/kept";
import { Lots, PATIENCE } from "../../src/fairness/lots";
import { NOTHING_KNOWN, type Knowledge } from "../../src/table/knowledge";

type Sent = { type: string; seat: number; nonce?: string; nonce_commitment?: string };
let sent: Sent[];
let verdict: { ok: true } | { ok: false; code: string };
let lots: Lots;
let id = 0;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  id += 1;
  verdict = { ok: true };
  lots = new Lots((wish) => {
    sent.push(wish);
    return Promise.resolve(verdict);
  });
});
afterEach(() => {
  lots.close();
  vi.useRealTimers();
});

const tableId = () => `table${id}`;
const person = (seat: number, nonce_commitment: string | null, has_revealed = false) => ({
  seat,
  kind: "person",
  nonce_commitment,
  has_revealed,
});
const known = (phase: string, seats: unknown[], mine = [0], present = [0, 1], broken_starts = 0) =>
  ({
    ...NOTHING_KNOWN,
    you: { seats: mine, is_host: true },
    present,
    table: { id: tableId(), commitment: "server", phase, seats, broken_starts },
  }) as unknown as Knowledge;
const sit = () => newNonce({ id: tableId(), commitment: "server" });

test("a seat without a commitment gets one, once", async () => {
  const seats = [person(0, null), person(1, null), { seat: 2, kind: "bot", nonce_commitment: null }];
  await lots.look(known("gathering", seats));
  await lots.look(known("gathering", seats));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ type: "commit-nonce", seat: 0 });
  expect(commitmentOf(tableId(), keptOf(tableId())!.nonces[0]!.nonce)).toBe(sent[0]!.nonce_commitment);
});

test("nothing is told before the start is called, and then each number once, with all commitments kept", () => {
  const mine = sit();
  const other = sit();
  const seats = [person(0, mine), person(1, other), person(2, "theirs")];
  void lots.look(known("gathering", seats, [0, 1], [0, 1, 2]));
  expect(sent).toEqual([]);
  void lots.look(known("revealing", seats, [0, 1], [0, 1, 2]));
  void lots.look(known("revealing", [person(0, mine, true), ...seats.slice(1)], [0, 1], [0, 1, 2]));
  expect(sent.map((s) => [s.type, s.seat])).toEqual([
    ["reveal-nonce", 0],
    ["reveal-nonce", 1],
  ]);
  expect(commitmentOf(tableId(), sent[0]!.nonce!)).toBe(mine);
  expect(keptOf(tableId())!.nonces.map((n) => n.shown)).toEqual([
    [mine, other, "theirs"],
    [mine, other, "theirs"],
  ]);
});

test("while somebody's device sleeps no number is told, but not for ever", async () => {
  const seats = [person(0, sit()), person(1, "theirs")];
  void lots.look(known("revealing", seats, [0], [0]));
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map((s) => s.type)).toEqual(["reveal-nonce"]);
});

test("who wakes up, or has told a number without being connected, is waited for no longer", () => {
  const mine = sit();
  void lots.look(known("revealing", [person(0, mine), person(1, "a"), person(2, "b")], [0], [0]));
  void lots.look(known("revealing", [person(0, mine), person(1, "a", true), person(2, "b")], [0], [0]));
  expect(sent).toEqual([]);
  void lots.look(known("revealing", [person(0, mine), person(1, "a", true), person(2, "b")], [0], [0, 2]));
  expect(sent.map((s) => s.type)).toEqual(["reveal-nonce"]);
});

test("after a start that was broken off another number is committed to", async () => {
  const mine = sit();
  void lots.look(known("revealing", [person(0, mine), person(1, "a")]));
  await lots.look(known("gathering", [person(0, null), person(1, "a")], [0], [0, 1], 1));
  expect(sent.map((s) => s.type)).toEqual(["reveal-nonce", "commit-nonce"]);
  expect(sent[1]!.nonce_commitment).not.toBe(mine);
});

test("a number that came too late for its start is no secret any more: another one is committed to", async () => {
  const mine = sit();
  verdict = { ok: false, code: "table/other-start" };
  void lots.look(known("revealing", [person(0, mine), person(1, "a")]));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map((s) => s.type)).toEqual(["reveal-nonce", "commit-nonce"]);
  expect(sent[1]!.nonce_commitment).not.toBe(mine);
});

test("a device that does not know its seat's number replaces it once, while nobody has told one", async () => {
  await lots.look(known("gathering", [person(0, "of another device")]));
  expect(sent.map((s) => s.type)).toEqual(["commit-nonce"]);
  await lots.look(known("gathering", [person(0, "of another device, again")]));
  expect(sent).toHaveLength(1);
});

test("when the start is called already, it waits for the other device first", async () => {
  void lots.look(known("revealing", [person(0, "of another device"), person(1, "a", true)]));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(sent.map((s) => s.type)).toEqual(["commit-nonce"]);
});

test("spectators and games under way are left alone", async () => {
  await lots.look(known("gathering", [person(0, null)], []));
  await lots.look(known("playing", [person(0, null)]));
  expect(sent).toEqual([]);
});
