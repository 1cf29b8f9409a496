/**
 * How each language counts whole things. The browser knows it too, but its first plural rules take longer to
 * be made than half the table to be built.
 */
import type { Locale } from "./locale";

type Form = Intl.LDMLPluralRule;
type Counting = (n: number) => Form;

const isBetween = (n: number, least: number, most: number) => n >= least && n <= most;
const oneOrMore: Counting = (n) => (n === 1 ? "one" : "other");
const OTHERS: Partial<Record<Locale, Counting>> = {
  fr: (n) => (n < 2 ? "one" : "other"),
  pl: (n) => (n === 1 ? "one" : isBetween(n % 10, 2, 4) && !isBetween(n % 100, 12, 14) ? "few" : "many"),
  ar: (n) =>
    (["zero", "one", "two"] as const)[n] ??
    (isBetween(n % 100, 3, 10) ? "few" : n % 100 > 10 ? "many" : "other"),
};

/** The plural form of a count in this language. */
export const pluralOf = (locale: Locale): Counting => OTHERS[locale] ?? oneOrMore;
