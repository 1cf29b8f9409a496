import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { question, spaceSummary } from "../../src/express/asking";
import { optionName } from "../../src/words/options";
import { lootName, spaceName, toSpace } from "../../src/words/wording";
import type { ExpressDecision, ExpressOption } from "../../src/wire/messages";
import { LOCALES, type Locale } from "../../src/words/locale";
import { pluralOf } from "../../src/words/plural";
import { apart, inRow, listed, money, percent, say, speak } from "../../src/words/words.svelte";
import { expressView, schemeDecision } from "../fixtures/express";

const locales = Object.keys(LOCALES) as Locale[];

beforeAll(() => {
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve({ text: () => readFileSync(new URL(`../..${path}`, import.meta.url), "utf8") }),
  );
});

/** What keeps names and numbers in their places is not seen. */
const seen = (text: string) => text.replace(/[\u200E\u200F\u2066\u2068\u2069]/g, "");

test.each(locales)("money in %s is written as the country writes it", async (locale) => {
  await speak(locale);
  const usual = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
    currencyDisplay: "narrowSymbol",
  });
  for (const value of [0, 250, 1000, 12500])
    expect(seen(money(value))).toBe(seen(usual.format(value)).replace("US$", "$"));
});

test.each(locales)("a list in %s is what its speakers expect", async (locale) => {
  await speak(locale);
  const usual = new Intl.ListFormat(locale === "en" ? "en-GB" : locale, { type: "conjunction" });
  for (const names of [[], ["Belle"], ["Belle", "Doc"], ["Belle", "Doc", "Tuco"]])
    expect(seen(listed(names))).toBe(usual.format(names));
});

test.each(locales)(
  "a count in %s is the number counted, whatever its grammar makes of it",
  async (locale) => {
    await speak(locale);
    for (const id of ["n-purse", "n-jewel", "n-strongbox", "chat-n", "seats-free", "tie-bullets"])
      for (const n of locale === "ar" ? [3, 11, 21, 100] : [0, 1, 2, 21])
        expect(say(id, { n })).toMatch(new RegExp(`\\b${n}\\b`));
  },
);

test.each(locales)("%s counts as the browser would, without its plural rules", async (locale) => {
  const usual = new Intl.PluralRules(locale);
  const made = vi.spyOn(Intl, "PluralRules");
  const counting = pluralOf(locale);
  for (let n = 0; n <= 1000; n++) expect(counting(n), `${n}`).toBe(usual.select(n));
  await speak(locale);
  expect(say("seats-free", { n: 1 })).not.toBe(say("seats-free", { n: 5 }).replace("5", "1"));
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test("Arabic says none, one and two without a digit", async () => {
  await speak("ar");
  expect([0, 1, 2, 3, 11, 100].map((n) => seen(say("seats-free", { n })))).toEqual([
    "لا مقاعد شاغرة",
    "مقعد شاغر واحد",
    "مقعدان شاغران",
    "3 مقاعد شاغرة",
    "11 مقعدًا شاغرًا",
    "100 مقعد شاغر",
  ]);
  for (const id of ["n-purse", "n-jewel", "n-strongbox", "chat-n"])
    for (const n of [0, 1, 2]) expect(say(id, { n })).toMatch(/^\D+$/);
});

test("what is written from right to left says so, and keeps what is put into a sentence in its place", async () => {
  for (const locale of locales) {
    await speak(locale);
    expect(document.documentElement).toEqual({ lang: locale, dir: locale === "ar" ? "rtl" : "ltr" });
    expect(/\u2068Ada\u2069/.test(say("pass-device", { name: "Ada" }))).toBe(locale === "ar");
  }
});

test("what is put together from names alone is still read from the right when it is put into a sentence", async () => {
  await speak("ar");
  for (const text of [lootName("purse", 400), money(400), say("card-of", { card: "أ", bandit: "ب" })])
    expect(text).toMatch(/^\u200F/);
});

test("digits are the same everywhere, and rows of things have the language's own comma", async () => {
  await speak("ar");
  expect(seen(percent(0.12))).toBe("12%");
  expect(seen(say("speed-n", { speed: 0.5 }))).toBe("×0.5");
  expect([inRow(["أ", "ب"]), apart(["أ", "ب"])].map(seen)).toEqual(["أ، ب", "أ؛ ب"]);
  await speak("en");
  expect([inRow(["a", "b"]), apart(["a", "b"])]).toEqual(["a, b", "a; b"]);
});

test("a percentage is written as the language writes it", async () => {
  for (const locale of locales) {
    await speak(locale);
    const written = (0.42).toLocaleString(`${locale}-u-nu-latn`, { style: "percent" });
    expect(seen(percent(0.4149))).toBe(seen(written).replace("42", "41"));
  }
});

test("one is told from many, and a fraction has the language's own point", async () => {
  await speak("de");
  expect(say("chat-n", { n: 1 })).not.toBe(say("chat-n", { n: 2 }));
  expect(say("speed-n", { speed: 0.5 })).toBe("0,5×");
});

const PLACES = {
  ar: ["داخل القاطرة", "إلى سطح القاطرة", "داخل العربة 2", "إلى سطح العربة الأخيرة"],
  fr: [
    "dans la locomotive",
    "sur le toit de la locomotive",
    "dans le wagon 2",
    "sur le toit du wagon de queue",
  ],
  es: [
    "dentro de la locomotora",
    "al techo de la locomotora",
    "dentro del vagón 2",
    "al techo del vagón de cola",
  ],
  it: ["nella locomotiva", "sul tetto della locomotiva", "nel vagone 2", "sul tetto del vagone di coda"],
} as const;

test.each(Object.entries(PLACES))(
  "places in %s have the article their noun wants",
  async (locale, places) => {
    await speak(locale as Locale);
    expect(
      [
        spaceName(0, "inside", false),
        toSpace(0, "roof", false),
        spaceName(2, "inside", false),
        toSpace(4, "roof", true),
      ].map(seen),
    ).toEqual(places);
  },
);

test("what is in a space is told with the points of the language", async () => {
  await speak("fr");
  expect(spaceSummary(expressView(), 3, "roof")).toBe("toit du wagon 3\u202f: personne\u202f; 1 bourse");
  expect(spaceSummary(expressView(), 1, "roof")).toBe("toit du wagon 1\u202f: personne");
});

const TURNS = ["standard", "tunnel", "speeding-up", "switching"] as const;

/** What is asked while scheming when these are the options: all of them, only cards, only to draw. */
function schemes(turn: (typeof TURNS)[number]): string[] {
  const view = expressView({ round: 1, turn: 0, rounds: [{ card: "bridge", turns: [turn], event: null }] });
  const { options } = schemeDecision;
  return [
    options,
    options.filter((o) => o.form.do === "play"),
    options.filter((o) => o.form.do === "draw"),
  ].map((some) => question({ ...schemeDecision, options: some }, view).text);
}

test.each(locales)(
  "scheming, %s tells a deck to draw from, an empty one and a hand of bullets apart",
  async (locale) => {
    await speak(locale);
    for (const turn of TURNS) expect(new Set(schemes(turn)).size).toBe(3);
  },
);

test("scheming, a card that is up again is asked for by the turn it was laid in", async () => {
  await speak("en");
  const view = expressView({
    round: 1,
    turn: 1,
    rounds: [{ card: "bridge", turns: ["tunnel", "speeding-up"], event: null }],
    pile: [
      {
        seat: 0,
        bandit: "doc",
        card: "doc move",
        face_down: true,
        turn: 0,
        resolved: false,
        cover: false,
        before_reshuffle: false,
      },
    ],
  });
  expect(question(schemeDecision, view).text).toMatch(/^Speeding up/);
  expect(question(schemeDecision, view, true).text).toMatch(/^Tunnel/);
});

test("scheming, only what is possible is proposed", async () => {
  await speak("en");
  expect(schemes("standard")).toEqual(["Play a card, or draw three.", "Play a card.", "Draw three."]);
  expect(schemes("tunnel")).toEqual([
    "Tunnel: your card goes face down. Or draw three.",
    "Tunnel: your card goes face down.",
    "Tunnel: draw three.",
  ]);
  expect(schemes("speeding-up")[1]).toBe("Speeding up: two goes. Play a card.");
});

test("a card that goes face down is said to", async () => {
  await speak("en");
  const options = [false, true].map((face_down, number): ExpressOption => ({
    number,
    form: { do: "play", card: "django rob", face_down },
  }));
  expect(
    options.map(({ number }) => optionName({ ...schemeDecision, options }, number, expressView())),
  ).toEqual(["Play Rob", "Play Rob face down"]);
});

test("where each leads two bandits, a card has its bandit beside it, and a bullet is only whose it is", async () => {
  await speak("en");
  const view = expressView();
  view.settings.two_bandits = true;
  const cards = ["django rob", "bullet doc", "bullet neutral"];
  const decision: ExpressDecision = {
    ...schemeDecision,
    kind: "pick",
    options: cards.map((card, number) => ({ number, form: { do: "pick", card } })),
  };
  expect(cards.map((_, number) => optionName(decision, number, view))).toEqual([
    "Take Rob (Django) in hand",
    "Take Bullet from Doc in hand",
    "Take Bullet from the Marshal in hand",
  ]);
});
