/** Where the words are: all that there are in a language, and beside them the few of the first page. */
import type { Locale } from "./locale";

const all = import.meta.glob<string>("./*.ftl", { query: "?url", import: "default", eager: true });
const first = import.meta.glob<string>("./*.ftl", { query: "?first", import: "default", eager: true });

const asked = new Map<string, Promise<string>>();

/** A language's words: all, or only the first page's. They are fetched once. */
export function catalogue(locale: Locale, part: "all" | "first"): Promise<string> {
  const address = { all, first }[part][`./${locale}.ftl`]!;
  const known = asked.get(address);
  if (known) return known;
  const text = fetch(address).then((answer) => answer.text());
  asked.set(address, text);
  text.catch(() => asked.delete(address));
  return text;
}
