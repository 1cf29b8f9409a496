import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { costOf, type Judged, ownRows, type Reviewed, turningPoints } from "../../src/analysis/chances";
import { checksum, readTranscript } from "../../src/analysis/transcript";
import { handlers } from "../../src/local/board";
import { choicesThatStood, laysOf } from "../../src/local/review";
import { begun, bytesOf, momentsOf } from "../../src/local/line";

const modules = new URL("../../../src/folsom/modules/", import.meta.url);
beforeEach(() => {
  vi.stubGlobal("self", { location: { href: "https://folsom.test/" } });
  vi.stubGlobal(
    "fetch",
    async (url: string) =>
      new Response(readFileSync(new URL(url.split("/").at(-1)!.split("?")[0]!, modules))),
  );
});

interface Played {
  game: "express" | "superexpress";
  options: Record<string, unknown>;
  seed: string;
  answers: [number, number][];
}
const games = JSON.parse(readFileSync("tests/fixtures/local_games.json", "utf8")) as Played[];
const RULES = { express: 2, superexpress: 1 };
const lineOf = ({ game, options, seed, answers }: Played, n = answers.length) => ({
  game,
  rules: RULES[game],
  start: { options, seed },
  steps: answers.slice(0, n).map(([seat, option]) => ({ seat, option })),
});
const first = (game: string) => games.find((each) => each.game === game)!;
const { signal } = new AbortController();

const judgedAt = (lay: number[], share: number, error = 0.01): Judged => ({
  lay,
  known: { share, error },
  truth: null,
});
const choice = (moment: number, chosen: number, shares: number[], isSure = true): Reviewed => ({
  moment,
  seat: 0,
  chosen: [chosen],
  options: shares.map((share, option) => judgedAt([option], share)),
  isSure,
});

test("turning points are the dearest choices that were looked at closely, in the order of the game", () => {
  const choices = [
    choice(9, 1, [0.5, 0.3]),
    choice(2, 1, [0.6, 0.2]),
    choice(5, 0, [0.6, 0.2]),
    choice(7, 1, [0.6, 0.59]),
    choice(8, 1, [0.9, 0.1], false),
  ];
  expect(turningPoints(choices).map(({ moment }) => moment)).toEqual([2, 9]);
  expect(costOf(choices[0]!).share).toBeCloseTo(0.2);
  const doubtful = { ...choices[0]!, options: [judgedAt([0], 0.5, 0.2), judgedAt([1], 0.3, 0.2)] };
  expect(turningPoints([doubtful])).toEqual([]);
});

test("each seat's own line is what its own eyes saw, where all have looked", () => {
  const row = (share: number) => [0, 1].map((seat) => ({ share: share + seat, error: 0 }));
  const lines = new Map([
    [0, { eyes: 0, playouts: 1, rows: [row(0.1), row(0.2)] }],
    [1, { eyes: 1, playouts: 1, rows: [row(0.3), null] }],
  ]);
  expect(ownRows(lines, 2, 2)[0]!.map(({ share }) => share)).toEqual([0.1, 1.3]);
  expect(ownRows(lines, 2, 2)[1]).toBeNull();
});

test.each(["express", "superexpress"])(
  "what a seat could not know changes no number of its line: %s",
  async (name) => {
    const played = first(name);
    const whole = lineOf(played, 24);
    const eyes = 1;
    const drawn = async (steps: (typeof whole)["steps"] | object[]) => {
      const rows: unknown[] = [];
      const line = { ...whole, steps: steps as (typeof whole)["steps"] };
      await handlers["board.graph"]({ line, eyes: [eyes, -2], passes: [12] }, (d) => rows.push(d), signal);
      const of = (who: number) =>
        (rows as { eyes: number; rows: unknown[] }[]).filter((d) => d.eyes === who).flatMap((d) => d.rows);
      return { known: of(eyes), truth: of(-2) };
    };
    const [real, other] = [
      await drawn(whole.steps),
      await drawn([...whole.steps, { eyes, seed: "7c".repeat(32) }]),
    ];
    expect(other.known.at(-1)).toEqual(real.known.at(-1));
    expect(other.known.slice(0, 25)).toEqual(real.known);
    expect(other.truth.at(-1)).not.toEqual(real.truth.at(-1));
  },
);

test("shares add up, and the end is what came", async () => {
  const played = first("express");
  const rows: { share: number; error: number }[][] = [];
  await handlers["board.graph"](
    { line: lineOf(played), eyes: [0], passes: [4] },
    (d) => rows.push(...d.rows),
    signal,
  );
  expect(rows).toHaveLength(played.answers.length + 1);
  for (const row of rows) expect(row.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(rows.at(-1)!.every(({ share, error }) => (share === 0 || share >= 0.25) && error === 0)).toBe(true);
});

test("a plan of Super Express is one choice, and all of them are offered", async () => {
  const played = first("superexpress");
  const line = lineOf(played);
  const game = await begun(line);
  const lays = laysOf(game, 0);
  expect(lays.every((lay) => lay.length === 3)).toBe(true);
  expect(new Set(lays.map(String)).size).toBe(lays.length);
  const stood = choicesThatStood(game, line.steps);
  expect(stood.every(({ lay }) => lay.length <= 3)).toBe(true);
  expect(stood.filter(({ lay }) => lay.length === 3).length).toBeGreaterThan(stood.length / 2);
  game.close();
});

test("options are judged for what the seat knew and for the truth, the best first", async () => {
  const line = lineOf(first("express"), 20);
  const game = await begun(line);
  momentsOf(game, line.steps);
  const seat = Math.log2(game.asked & -game.asked);
  const n = game.optionsOf(seat).length;
  game.close();
  const found = await handlers["board.options"]({ line, seat, playouts: 40 }, () => undefined, signal);
  expect(found).toHaveLength(n);
  const shares = found.map(({ known }) => known.share);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(found.every(({ truth }) => truth && truth.share >= 0 && truth.share <= 1)).toBe(true);
});

test("what would have followed begins with the other choice and ends with the round; bots play on", async () => {
  const line = lineOf(first("express"));
  const game = await begun(line);
  const stood = choicesThatStood(game, line.steps);
  const kept = (game.close(), stood[10]!);
  const again = await begun(line);
  momentsOf(again, line.steps.slice(0, kept.moment));
  const other = again.optionsOf(kept.seat).find((option) => option !== kept.lay[0])!;
  again.close();
  const { moment, seat } = kept;
  const ahead = await handlers["board.ahead"](
    { line, moment, seat, lay: [other] },
    undefined as never,
    signal,
  );
  expect(ahead[0]).toEqual({ seat, option: other });
  expect(ahead.length).toBeGreaterThan(1);
  const bots = { 0: "outlaw", 1: "outlaw", 2: "outlaw", 3: "outlaw", 4: "outlaw", 5: "outlaw" };
  const short = { ...line, steps: line.steps.slice(0, 8) };
  const played = await handlers["board.play"]({ line: short, bots, most: 5 }, () => undefined, signal);
  expect(played).toHaveLength(5);
  expect(await handlers["board.play"]({ line: short, bots: {}, most: 5 }, () => undefined, signal)).toEqual(
    [],
  );
});

const written = ({ game, options, seed, answers }: Played) => {
  const body =
    `folsom ${game} ${RULES[game]}\nseed ${seed}\noptions ${JSON.stringify(options)}\n` +
    `answers ${answers.map(([seat, option]) => `${seat}:${option < 0 ? "-" : option}`).join(" ")}\n`;
  return `${body}sum ${checksum(body)}\n`;
};

test("a transcript is read whole; what is wrong is told with its line, and what stands before is kept", async () => {
  const played = first("superexpress");
  const text = written(played);
  expect(readTranscript(text, RULES).wrong).toBeNull();
  expect(readTranscript(text.replaceAll("\n", "\r\n"), RULES).wrong).toBeNull();
  const read = (given: string) => handlers["board.read"]({ text: given }, undefined as never, signal);
  const whole = await read(text);
  expect(whole).toMatchObject({ wrong: null, seats: played.options["seats"] });
  expect(whole.answers).toHaveLength(played.answers.length);

  expect((await read("hello")).wrong).toEqual({ line: 1, what: "head", found: "hello" });
  expect((await read("folsom chess 1\n")).wrong).toMatchObject({ line: 1, what: "game" });
  expect((await read(text.replace("express 1", "express 9"))).wrong).toMatchObject({
    line: 1,
    what: "rules",
  });
  expect((await read(text.slice(0, 60))).wrong).toMatchObject({ line: 2, what: "seed" });
  const cut = await read(text.slice(0, text.indexOf("sum")));
  expect(cut.wrong).toMatchObject({ what: "cut", line: 4 });
  expect(cut.answers).toHaveLength(played.answers.length);
  const edited = await read(text.replace(/answers (\S+) (\S+)/, "answers $1 9:62"));
  expect(edited.wrong).toMatchObject({ what: "refused", line: 4, found: "9:62" });
  expect(edited.answers).toHaveLength(1);
  expect((await read(text.replace(/answers (\S+)/, "answers $1 x"))).wrong).toMatchObject({ what: "answer" });
  expect((await read(text.replace(/\nsum \S+/, "\nsum 00"))).wrong).toMatchObject({ what: "sum", line: 5 });
  expect(bytesOf("00ff10")).toEqual(Uint8Array.of(0, 255, 16));
});

test("every moment of a line is seen with everybody's eyes and with everything open", async () => {
  const played = first("express");
  const moments: { seat: number | null; sights: { seat: number | null; view: { seat: number | null } }[] }[] =
    [];
  const outcome = await handlers["board.walk"](
    { line: lineOf(played), from: 0 },
    (m) => moments.push(...m),
    signal,
  );
  expect(outcome?.winners.length).toBeGreaterThan(0);
  expect(moments).toHaveLength(played.answers.length + 1);
  expect(moments[3]!.sights.map(({ view }) => view.seat)).toEqual([
    null,
    ...Array(moments[3]!.sights.length - 1).keys(),
  ]);
  const later: unknown[] = [];
  await handlers["board.walk"]({ line: lineOf(played), from: 5 }, (m) => later.push(...m), signal);
  expect(later).toEqual(moments.slice(5));
});
