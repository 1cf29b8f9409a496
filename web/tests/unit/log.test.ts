/** What the log says, read as a speaker of the language would read it. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import type { GameEvent } from "../../src/wire/messages";
import { narrate } from "../../src/words/narrate";
import { banditName, worded } from "../../src/words/wording";
import { LOCALES, type Locale } from "../../src/words/locale";
import { listed, speak } from "../../src/words/words.svelte";
import { expressView } from "../fixtures/express";

beforeAll(() => {
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve({ text: () => readFileSync(new URL(`../..${path}`, import.meta.url), "utf8") }),
  );
});

/** Five cars; the first seat leads Django and Ghost, the second Belle alone. */
const view = expressView();
view.players[0]!.bandits = ["django", "ghost"];

function told(event: Record<string, unknown>): string {
  const line = narrate(event as unknown as GameEvent, view)!;
  return worded(line, (seat) => listed(view.players[seat]!.bandits.map(banditName)))
    .map((piece) => piece.text)
    .join("")
    .replace(/[\u00AD\u200F\u2068\u2069]/g, "");
}

const SAID: [Record<string, unknown>, Partial<Record<Locale, string>>][] = [
  [
    { event: "bandit-moved", bandit: "belle", from_car: 3, to_car: 4, floor: "inside", how: "run" },
    {
      en: "Belle runs into the caboose.",
      de: "Belle läuft in den letzten Waggon.",
      sv: "Belle springer in i sista vagnen.",
      nb: "Belle løper inn i bakerste vogn.",
      fi: "Belle juoksee viimeiseen vaunuun.",
      pl: "Belle biegnie do ostatniego wagonu.",
      ar: "تركض بيل إلى داخل العربة الأخيرة.",
    },
  ],
  [
    { event: "bandit-moved", bandit: "belle", from_car: 1, to_car: 0, floor: "roof", how: "push" },
    {
      en: "Belle is pushed to the roof of the locomotive.",
      de: "Belle wird aufs Dach der Lokomotive gestoßen.",
      fi: "Belle lentää iskusta veturin katolle.",
      pl: "Cios posyła Belle na dach lokomotywy.",
      ar: "تُدفع بيل إلى سطح القاطرة.",
    },
  ],
  [
    { event: "bandit-moved", bandit: "belle", from_car: 2, to_car: 3, floor: "roof", how: "shot" },
    { en: "Belle is thrown to the roof of car 3.", de: "Belle wird aufs Dach von Waggon 3 geschleudert." },
  ],
  [
    { event: "bandit-climbed", bandit: "belle", car: 2, floor: "inside" },
    {
      en: "Belle climbs down into car 2.",
      de: "Belle klettert in Waggon 2 hinab.",
      fi: "Belle laskeutuu vaunuun 2.",
      pl: "Belle schodzi do wagonu 2.",
    },
  ],
  [
    { event: "bandit-placed", bandit: "belle", car: 4, floor: "inside" },
    {
      en: "Belle starts inside the caboose (car 4).",
      de: "Belle beginnt im letzten Waggon (Waggon 4).",
      fi: "Belle on aluksi viimeisessä vaunussa (vaunu 4).",
      pl: "Belle zaczyna w ostatnim wagonie (wagon 4).",
      ar: "تبدأ بيل داخل العربة الأخيرة (رقم 4).",
    },
  ],
  [
    { event: "marshal-moved", from_car: 1, to_car: 0 },
    {
      en: "The Marshal goes into the locomotive.",
      de: "Der Marshal geht in die Lokomotive.",
      sv: "Sheriffen går in i loket.",
      nb: "Marshalen går inn i lokomotivet.",
      fi: "Sheriffi menee veturiin.",
      pl: "Szeryf idzie do lokomotywy.",
      ar: "يذهب المارشال إلى داخل القاطرة.",
    },
  ],
  [
    { event: "strongbox-placed", token: 0, car: 2 },
    { en: "The second strongbox stands inside car 2.", de: "Die zweite Geldkassette steht in Waggon 2." },
  ],
  [
    { event: "loot-robbed", bandit: "belle", token: 1, car: 1, floor: "inside", value: 250 },
    {
      en: "Belle takes a purse ($250).",
      de: "Belle nimmt einen Geldbeutel (250\u00a0$).",
      fi: "Belle ottaa rahapussin (250\u00a0$).",
      pl: "Belle zabiera worek (250\u00a0$).",
      ar: "تأخذ بيل كيس نقود (250\u00a0$).",
    },
  ],
  [
    { event: "loot-pocketed", bandit: "belle", target: "doc", token: 1, value: null },
    {
      en: "Belle pockets a purse from Doc.",
      de: "Belle steckt einen Geldbeutel von Doc ein.",
      fi: "Belle vie Docin rahapussin.",
      pl: "Belle wyrywa worek z rąk Doca.",
    },
  ],
  [
    { event: "team-taken", seat: 3, bandits: ["cheyenne", "ghost"] },
    {
      en: "Cheyenne and Ghost are a team.",
      de: "Cheyenne und Ghost sind eine Bande.",
      ar: "شايان وغوست فريق واحد.",
    },
  ],
  [
    { event: "drew-instead", seat: 0, n: 3 },
    {
      en: "Django and Ghost draw 3 cards.",
      de: "Django und Ghost ziehen 3 Karten.",
      fi: "Django ja Ghost nostavat 3 korttia.",
      pl: "Django i Ghost dobierają 3 karty.",
      ar: "يسحب جانغو وغوست 3 بطاقات.",
    },
  ],
  [
    { event: "drew-instead", seat: 1, n: 1 },
    {
      en: "Belle draws a card.",
      de: "Belle zieht eine Karte.",
      fi: "Belle nostaa kortin.",
      pl: "Belle dobiera kartę.",
      ar: "تسحب بيل بطاقة واحدة.",
    },
  ],
  [
    { event: "card-picked", seat: 0, card: "ghost rob" },
    {
      en: "Django and Ghost pick Rob.",
      de: "Django und Ghost nehmen „Raub“.",
      fi: "Django ja Ghost ottavat käteen Ryöstä-kortin.",
      pl: "Django i Ghost biorą na rękę Rabunek.",
      ar: "يختار جانغو وغوست بطاقة سرقة.",
    },
  ],
  [
    { event: "passed", seat: 0, kind: "cover" },
    { en: "Django and Ghost give no cover.", de: "Django und Ghost geben keine Deckung." },
  ],
  [
    { event: "no-effect", bandit: "belle", card: "belle punch", reason: "no-target" },
    { en: "Belle’s Punch finds nobody.", de: "Belle: „Hieb“ geht ins Leere." },
  ],
  [
    { event: "fell-off", bandit: "belle", end: "front" },
    {
      en: "Belle falls off the front of the train.",
      de: "Belle fällt vorn vom Zug.",
      ar: "تسقط بيل من مقدّمة القطار.",
    },
  ],
  [
    { event: "bandit-shot", bandit: "belle", target: "doc" },
    { en: "Belle shoots Doc.", fi: "Belle ampuu Docia.", pl: "Belle strzela do Doca." },
  ],
  [
    { event: "bandit-moved", bandit: "tuco", from_car: 2, to_car: 4, floor: "roof", how: "swivel-arm" },
    {
      fi: "Kääntövarsi lakaisee Tucon viimeisen vaunun katolle.",
      pl: "Ruchome ramię zmiata Tuca na dach ostatniego wagonu.",
    },
  ],
  [
    { event: "card-discarded", seat: 1, card: "bullet doc" },
    {
      en: "Belle discards Bullet from Doc.",
      fi: "Belle hylkää Docin luodin.",
      pl: "Belle odrzuca kulę Doca.",
    },
  ],
  [
    { event: "card-played", seat: 1, bandit: "belle", card: "belle change-floor" },
    { fi: "Belle pelaa Vaihda kerrosta -\u2060kortin.", pl: "Belle zagrywa Zmianę poziomu." },
  ],
  [{ event: "drew-instead", seat: 1, n: 5 }, { pl: "Belle dobiera 5 kart." }],
  [{ event: "turn-started", turn: 1, kind: "speeding-up" }, { de: "Spielzug 2: der Zug beschleunigt." }],
];

test.each(["en", "de", "sv", "nb", "fi", "pl", "ar"] as const)(
  "the log's sentences are good ones, %s",
  async (locale) => {
    await speak(locale);
    for (const [event, sentences] of SAID) if (sentences[locale]) expect(told(event)).toBe(sentences[locale]);
  },
);

test.each(Object.keys(LOCALES) as Locale[])("no word of a sentence is missing, %s", async (locale) => {
  await speak(locale);
  for (const [event] of SAID) expect(told(event)).not.toMatch(/[{}]/);
});
