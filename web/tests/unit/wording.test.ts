import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { listed, money, say, speak } from "../../src/words/words.svelte";

beforeAll(() => {
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve({ text: () => readFileSync(new URL(`../..${path}`, import.meta.url), "utf8") }));
});

test.each(["en", "sv", "de", "nb"] as const)("money in %s is written as the country writes it", async (locale) => {
  await speak(locale);
  const usual = new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumFractionDigits: 0, currencyDisplay: "narrowSymbol" });
  for (const value of [0, 250, 1000, 12500]) expect(money(value)).toBe(usual.format(value));
});

test.each(["sv", "de", "nb"] as const)("a list in %s is what its speakers expect", async (locale) => {
  await speak(locale);
  const usual = new Intl.ListFormat(locale, { type: "conjunction" });
  for (const names of [[], ["Belle"], ["Belle", "Doc"], ["Belle", "Doc", "Tuco"]]) expect(listed(names)).toBe(usual.format(names));
});

test("one is told from many, and a fraction has the language's own point", async () => {
  await speak("de");
  expect(say("chat-n", { n: 1 })).not.toBe(say("chat-n", { n: 2 }));
  expect(say("speed-n", { speed: 0.5 })).toBe("0,5×");
});
