/** The viewer's language: Fluent catalogues, one per locale, loaded when wanted. Every sentence on the screen comes from here. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember, remembered } from "../state/memory";

export const LOCALES = { en: "English", sv: "Svenska", de: "Deutsch", nb: "Norsk" } as const;
export type Locale = keyof typeof LOCALES;
export type Words = Record<string, FluentVariable>;

const catalogues = import.meta.glob<string>("./*.ftl", { query: "?url", import: "default", eager: true });

/** Names inside a sentence are wrapped in these, so that the screen can set them in bold. */
const OPEN = "\uE000";
const CLOSE = "\uE001";

let bundle = $state.raw<FluentBundle | null>(null);
let locale = $state<Locale>("en");

export const language = () => locale;

export function preferredLocale(): Locale {
  const asked = new URLSearchParams(location.search).get("lang") ?? remembered("language");
  for (const wish of [asked, ...navigator.languages]) {
    const short = wish?.slice(0, 2).toLowerCase().replace(/^(no|nn)$/, "nb");
    if (short && short in LOCALES) return short as Locale;
  }
  return "en";
}

export async function speak(wish: Locale): Promise<void> {
  const address = catalogues[`./${wish}.ftl`];
  if (!address) return;
  const source = await fetch(address).then((answer) => answer.text());
  const pseudo = new URLSearchParams(location.search).has("pseudo");
  const next = new FluentBundle(wish, { useIsolating: false, transform: pseudo ? (text) => `⟦${text}⟧` : undefined });
  next.addResource(new FluentResource(source));
  bundle = next;
  locale = wish;
  document.documentElement.lang = wish;
  remember("language", wish);
}

/** A sentence of the catalogue. */
export function say(id: string, words?: Words): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, words ?? null, []).replaceAll(OPEN, "").replaceAll(CLOSE, "");
}

export interface Piece {
  text: string;
  strong: boolean;
}

/** The same sentence in pieces, names strong. */
export function pieces(id: string, words?: Words): Piece[] {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return [{ text: id, strong: false }];
  const whole = bundle.formatPattern(message.value, words ?? null, []);
  return whole.split(/(\uE000[^\uE001]*\uE001)/).filter(Boolean).map((part) =>
    part.startsWith(OPEN) ? { text: part.slice(1, -1), strong: true } : { text: part, strong: false });
}

export const strong = (text: string) => OPEN + text + CLOSE;

/** Making a formatter takes milliseconds, so each language makes its own once. */
const perLocale = <T>(make: (locale: Locale) => T) => {
  const made = new Map<Locale, T>();
  return () => made.get(locale) ?? made.set(locale, make(locale)).get(locale)!;
};
const moneyFormat = perLocale((l) => new Intl.NumberFormat(l, { style: "currency", currency: "USD", maximumFractionDigits: 0, currencyDisplay: "narrowSymbol" }));
const percentFormat = perLocale((l) => new Intl.NumberFormat(l, { style: "percent" }));
const listFormat = perLocale((l) => new Intl.ListFormat(l, { type: "conjunction" }));

export const money = (value: number) => moneyFormat().format(value);
export const percent = (share: number) => percentFormat().format(share);
export const listed = (items: string[]) => listFormat().format(items);

/** Makes the formatters ahead, one at a time, while the page waits for the network anyway. */
export function warmUp(): void {
  for (const use of [() => say("hand-count", { hand: 1, deck: 1 }), () => money(0), () => listed([""])]) setTimeout(use);
}
