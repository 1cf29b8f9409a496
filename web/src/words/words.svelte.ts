/**
 * The viewer's language: Fluent catalogues, one per locale, loaded when wanted. Every sentence on the screen
 * comes from here.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember } from "../device/memory";
import { catalogue } from "./catalogues";
import { declare, isFromTheRight, type Locale } from "./locale";
import { pluralOf } from "./plural";

export type Words = Record<string, FluentVariable>;

/** Names inside a sentence are wrapped in these, so that the screen can set them in bold. */
const OPEN = "\uE000";
const CLOSE = "\uE001";

/**
 * Said before a sentence with names in it, which may become part of another one: what is in those names does
 * not tell which way it is read.
 */
const FROM_THE_RIGHT = "\u200F";

let bundle = $state.raw<FluentBundle | null>(null);
let locale = $state<Locale>("en");
/** The language of which only the first page's words are here. */
let begun: Locale | null = null;

export const language = () => locale;

/** The same digits in every language, as on the cards. */
const numbering = (locale: Locale) => `${locale}-u-nu-latn`;

/** Speaks this language: all of it, or only what the first page says. */
export async function speak(wish: Locale, part: "all" | "first" = "all"): Promise<void> {
  const source = await catalogue(wish, part);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once, and never changed
  const pseudo = new URLSearchParams(location.search).has("pseudo");
  const next = new FluentBundle(numbering(wish), {
    useIsolating: isFromTheRight(wish),
    transform: pseudo ? (text) => `⟦${text}⟧` : undefined,
  });
  // Where Fluent keeps the plural rules that it has made.
  next._intls.set(Intl.PluralRules, { "{}": { select: pluralOf(wish) } as Intl.PluralRules });
  next.addResource(new FluentResource(source));
  bundle = next;
  locale = wish;
  begun = part === "first" ? wish : null;
  declare(wish);
  remember("language", wish);
}

/** For whatever is not on the first page: to be awaited before it is drawn. */
export const allWords = (): Promise<void> => (begun ? speak(begun) : Promise.resolve());

/**
 * A count is written as it stands: to make the browser's first number format takes longer than to build half
 * the table.
 */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function counted(words: Words): Words {
  const out: Words = {};
  for (const [name, word] of Object.entries(words))
    out[name] = typeof word === "number" && Number.isInteger(word) ? new Count(word) : word;
  return out;
}

function formatted(id: string, words?: Words, bending?: string): string | null {
  const message = bundle?.getMessage(id);
  const pattern = bending ? message?.attributes[bending] : message?.value;
  if (!bundle || !pattern) return null;
  return (
    (words && isFromTheRight(locale) ? FROM_THE_RIGHT : "") +
    bundle.formatPattern(pattern, words ? counted(words) : null, [])
  );
}

/** A sentence of the catalogue. */
export const say = (id: string, words?: Words): string =>
  formatted(id, words)?.replaceAll(OPEN, "").replaceAll(CLOSE, "") ?? id;

/**
 * A name as a word of a sentence, `$target`, and beside it what the catalogue makes of it by an attribute:
 * `$target-genitive` in a language that has one.
 */
export function bent(key: string, id: string, words?: Words, dress = (text: string) => text): Words {
  const out: Words = { [key]: dress(say(id, words)) };
  for (const bending of Object.keys(bundle?.getMessage(id)?.attributes ?? {}))
    out[`${key}-${bending}`] = dress(formatted(id, words, bending)!);
  return out;
}

export interface Piece {
  text: string;
  strong: boolean;
}

/** The same sentence in pieces, names strong. */
export function pieces(id: string, words?: Words): Piece[] {
  return (formatted(id, words) ?? id)
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith(OPEN) ? { text: part.slice(1, -1), strong: true } : { text: part, strong: false },
    );
}

export const strong = (text: string) => OPEN + text + CLOSE;

function grouped(digits: string): string {
  return digits.length < Number(say("thousands-from"))
    ? digits
    : digits.replace(/\B(?=(\d{3})+$)/g, say("thousands"));
}

export const money = (value: number) => say("money", { value: grouped(String(value)) });
export const percent = (share: number) => say("percent", { n: Math.round(100 * share) });
const joined = (items: string[], join: (i: number) => string) =>
  items.length ? items.reduce((first, last, i) => say(join(i), { first, last })) : "";
export const listed = (items: string[]) =>
  joined(items, (i) => (i < items.length - 1 ? "list-more" : "list-last"));
/** Things one after another without an "and"; and such that are sentences of their own. */
export const inRow = (items: string[]) => joined(items, () => "list-row");
export const apart = (items: string[]) => joined(items, () => "list-apart");
