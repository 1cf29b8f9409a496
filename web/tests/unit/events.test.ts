/** Every kind of event there is, as the games declare them: each has words in every language. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import type { View } from "../../src/seen/game";
import type { GameEvent } from "../../src/wire/messages";
import { LOCALES, type Locale } from "../../src/words/locale";
import { narrate, type Line } from "../../src/words/narrate";
import { seatName, worded } from "../../src/words/wording";
import { speak } from "../../src/words/words.svelte";
import { expressView } from "../fixtures/express";

type Game = "express" | "superexpress";

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8"));
const examples = fixture("events.json") as Record<Game, GameEvent[]>;
/** A table of each game, and how Python tells the examples there. */
const inPython = fixture("sentences.json") as Record<Game, { view: View; told: Record<Locale, string[]> }>;

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

function told(line: Line, view: View): string {
  return worded(line, (seat) => seatName(view, seat))
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
    for (const event of examples[game as Game]) {
      const line = narrate(event, view);
      if ((line === null) !== UNTOLD.includes(event.event)) missing.push(event);
      else if (line && /[{}]/.test(told(line, view))) missing.push(event);
      else if (line && !entries(line).every((id) => catalogue.includes(`\n${id} =`))) missing.push(event);
    }
  expect(missing).toEqual([]);
});

/** Where words are read from the right, or may be broken, is marked otherwise in a browser. */
const unmarked = (text: string) => text.replace(/[\u00ad\u200e\u200f\u2060\u2066-\u2069]/g, "");

test.each(Object.keys(LOCALES) as Locale[])(
  "Python tells events in the same sentences, %s",
  async (locale) => {
    await speak(locale);
    for (const game of ["express", "superexpress"] as const) {
      const { view, told: theirs } = inPython[game];
      const lines = examples[game].map((event) => narrate(event, view));
      const ours = lines.map((line) => line && unmarked(told(line, view)));
      expect(ours).toEqual(theirs[locale].map((text, i) => (lines[i] ? unmarked(text) : null)));
    }
  },
);
