import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Entry } from "../../src/local/entries";
import { type About, load } from "../../src/local/module";
import { replay } from "../../src/local/past";
import { LocalTable } from "../../src/local/table";
import { readTranscript, writeTranscript } from "../../src/local/transcripts";
import { gameIn } from "../../src/table/pastHere";
import type { ServerMessage, Settings, Sight, TableState } from "../../src/wire/messages";

interface Recorded {
  name: string;
  settings: Settings;
  rules: number;
  people: number[];
  seed: string;
  /** Who, which option, and how: 0 a person, 1 a bot, 2 instead; 3: greeted at that time; 4: looked ahead. */
  lines: [number, number, number][];
  digest: string;
  transcript?: string;
  replay?: string;
}

const modules = new URL("../../../src/folsom/modules/", import.meta.url);
const recorded = JSON.parse(readFileSync("tests/fixtures/local_tables.json", "utf8")) as Recorded[];
vi.stubGlobal("self", { location: { href: "https://folsom.test/" } });
vi.stubGlobal("fetch", async (url: string) => {
  const name = url.split("/").at(-1)!.split("?")[0]!;
  return new Response(readFileSync(new URL(name, modules)));
});
const moduleOf = (game: string) =>
  load(
    Uint8Array.from(readFileSync(new URL(`${game}.wasm`, modules))),
    JSON.parse(readFileSync(new URL(`${game}.json`, modules), "utf8")) as About,
  );

/** With all fields in order, and without what only a server's table has. */
function canonical(message: object): string {
  const told = { ...message } as { table?: TableState };
  if (told.table) {
    const { phase, settings, host, asked, rules_version } = told.table;
    const seats = told.table.seats.map(({ seat, kind, name, bandit, level, bot_plays_on }) => ({
      seat,
      kind,
      name,
      bandit,
      level,
      bot_plays_on,
    }));
    told.table = { phase, settings, host, asked, rules_version, seats } as TableState;
  }
  const ordered = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(ordered)
      : typeof value === "object" && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([name, part]) => [name, ordered(part)]),
          )
        : value;
  return JSON.stringify(ordered(told));
}
const digestOf = (thing: object) => createHash("sha256").update(canonical(thing)).digest("hex");

test.each(recorded.map((table) => [table.name, table] as const))(
  "a table in the page says what the server says: %s",
  async (_, { settings, rules, people, seed, lines, digest }) => {
    const table = new LocalTable("local-x", await moduleOf(settings.game));
    const first: Entry[] = [
      { kind: "created", at: 0, settings, rules },
      ...people.map((seat): Entry => ({ kind: "seated", at: 0, seat, name: `P${seat}`, bandit: null })),
    ];
    for (const line of first) table.follow(line);
    // A server notes its bots in the first line: they count as nothing here either.
    const { number } = table;
    for (let seat = 0; seat < settings.n_seats; seat++)
      if (!people.includes(seat)) table.follow({ kind: "bot-seated", at: 0, seat, level: "outlaw" });
    table.number = number;
    const said = createHash("sha256");
    const hear = (message: ServerMessage | null) => message && said.update(canonical(message));
    hear(
      table.follow({ kind: "started", at: 1, options: settings.options as Record<string, unknown>, seed }),
    );
    for (const [seat, option, how] of lines) {
      const at = table.number + 1;
      if (how === 3) hear(table.welcome(option));
      else if (how === 4) said.update(canonical({ sights: table.preview(seat, []) as Sight[] }));
      else if (how === 2) hear(table.follow({ kind: "exchanged", at, seat, option }));
      else hear(table.follow({ kind: "answered", at, seat, option, bot: how === 1 }));
    }
    expect(table.isOver).toBe(true);
    expect(said.digest("hex")).toBe(digest);
  },
);

test.each(recorded.filter((table) => table.transcript).map((table) => [table.name, table] as const))(
  "a transcript and its replay are the server's: %s",
  async (_, { transcript, replay: seen }) => {
    const read = readTranscript(transcript!);
    expect(writeTranscript(read)).toBe(transcript);
    const file = await replay(read);
    expect(file.transcript).toBe(transcript);
    expect(digestOf(file)).toBe(seen);
  },
  60_000,
);

test("a game of this browser is written as a file that the command line takes", async () => {
  const { settings, rules, people, seed, lines } = recorded.find(
    ({ name }) => name === "superexpress 5-seats",
  )!;
  const started = {
    kind: "started",
    at: 1,
    options: settings.options as Record<string, unknown>,
    seed,
  } as const;
  const written: Entry[] = [
    { kind: "created", at: 0, settings, rules },
    ...people.map((seat): Entry => ({ kind: "seated", at: 0, seat, name: `P${seat}`, bandit: null })),
    started,
    ...lines
      .filter(([, , how]) => how < 3)
      .map(([seat, option, how]): Entry =>
        how === 2
          ? { kind: "exchanged", at: 2, seat, option }
          : { kind: "answered", at: 2, seat, option, bot: how === 1 },
      ),
  ];
  const { transcript } = await replay(readTranscript(writeTranscript(gameIn(written))));
  // tests/page/test_transcripts.py plays and verifies this very file.
  expect(transcript).toBe(readFileSync("tests/fixtures/local_game.txt", "utf8"));
});

test.each([
  ["cut off", (text: string) => text.slice(0, -30), "local/transcript"],
  ["edited", (text: string) => text.replace('"seats":5', '"seats":4'), "local/transcript"],
  ["no transcript at all", () => "hello", "local/transcript"],
  [
    "of other rules",
    (text: string) => {
      const body = text.slice(0, text.lastIndexOf("sum ")).replace(/^(folsom \w+) \d+/, "$1 99");
      return `${body}sum ${createHash("sha256").update(body).digest("hex").slice(0, 16)}\n`;
    },
    "local/rules",
  ],
])("a transcript that is %s is refused", (_, change, code) => {
  const text = readFileSync("tests/fixtures/local_game.txt", "utf8");
  expect(() => readTranscript(change(text))).toThrow(expect.objectContaining({ code }));
});
