/** Every kind of event there is, as the games declare them: each has words in every language. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import type { View } from "../../src/seen/game";
import type { GameEvent } from "../../src/wire/messages";
import { LOCALES, type Locale } from "../../src/words/locale";
import { narrate, type Line } from "../../src/words/narrate";
import { banditName, worded } from "../../src/words/wording";
import { listed, speak } from "../../src/words/words.svelte";
import { expressView } from "../fixtures/express";

const examples = JSON.parse(
  readFileSync(new URL("../fixtures/events.json", import.meta.url), "utf8"),
) as Record<"express" | "superexpress", GameEvent[]>;

/** What the screen shows without a line in the log. */
const UNTOLD = ["card-drawn", "chose", "deck-shuffled", "first-player", "hand-returned", "took-back"];

const express = expressView();
const superexpress = { ...express, game: "superexpress" } as unknown as View;

beforeAll(() => {
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve({ text: () => readFileSync(new URL(`../..${path}`, import.meta.url), "utf8") }),
  );
});

function told(line: Line): string {
  return worded(line, (seat) => listed(express.players[seat]!.bandits.map(banditName)))
    .map((piece) => piece.text)
    .join("");
}

/** The sentence that tells an event, and the names in it that have an entry of their own. */
const entries = (line: Line) => [
  line.id,
  ...Object.values(line.words).flatMap((word) =>
    typeof word === "object" && "key" in word ? [word.key] : [],
  ),
];

test.each(Object.keys(LOCALES) as Locale[])("every kind of event has words, %s", async (locale) => {
  await speak(locale);
  const catalogue = readFileSync(new URL(`../../src/words/${locale}.ftl`, import.meta.url), "utf8");
  const missing: GameEvent[] = [];
  for (const [game, view] of Object.entries({ express, superexpress }))
    for (const event of examples[game as keyof typeof examples]) {
      const line = narrate(event, view);
      if ((line === null) !== UNTOLD.includes(event.event)) missing.push(event);
      else if (line && /[{}]/.test(told(line))) missing.push(event);
      else if (line && !entries(line).every((id) => catalogue.includes(`\n${id} =`))) missing.push(event);
    }
  expect(missing).toEqual([]);
});
