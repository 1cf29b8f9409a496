/** Days and large numbers as the viewer's language writes them, with the same digits everywhere. */
import { language } from "../../words/words.svelte";

const locale = () => `${language()}-u-nu-latn`;

/** "Monday, 16 November" */
export const dayInWords = (date: Date): string =>
  date.toLocaleDateString(locale(), { weekday: "long", day: "numeric", month: "long" });

/** "200,000" */
export const counted = (n: number): string => n.toLocaleString(locale());
