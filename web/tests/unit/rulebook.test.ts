import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { OFFERS } from "../../src/generated/offers";
import { rulebook } from "../../src/words/rulebook";
import { say, speak } from "../../src/words/words.svelte";
import type { ExpressView } from "../../src/wire/messages";
import { expressView } from "../fixtures/express";

const finePrint = OFFERS.find(({ game }) => game === "express")!
  .form.filter((offer) => offer.is_fine_print)
  .map(({ name }) => name as keyof ExpressView["settings"]);

beforeAll(async () => {
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve({ text: () => readFileSync(new URL(`../..${path}`, import.meta.url), "utf8") }),
  );
  await speak("en");
});

/** The titles under a heading, where these switches are as said. */
function told(part: string, settings: Partial<ExpressView["settings"]>): string[] {
  const view = expressView();
  const sections = rulebook({ ...view, settings: { ...view.settings, ...settings } });
  return sections.find(({ id }) => id === part)?.items.map(({ title }) => title) ?? [];
}

const all = (value: boolean) => Object.fromEntries(finePrint.map((name) => [name, value]));

test("every switch of the fine print that is on has its line", () => {
  expect(told("fine-print", { expert: true, ...all(true) }).sort()).toEqual(
    finePrint.map((name) => say(`option-${name}`)).sort(),
  );
  expect(told("fine-print", { expert: true, ...all(false) })).toEqual([]);
});

test("what is fine print of a variant is told where it is played", () => {
  const titles = told("fine-print", { expert: false, events: false, ...all(true) });
  expect(titles).toContain(say("option-reveal_first"));
  expect(titles).not.toContain(say("option-station_last"));
  expect(titles).not.toContain(say("option-keep_actions_only"));
});

test("a variant with a section of its own is not told again", () => {
  expect(told("variants", { expert: true, powers: true, events: true })).toEqual([say("option-expert")]);
  expect(told("powers", { powers: true })).not.toEqual([]);
});
