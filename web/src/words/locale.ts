/** Which language to speak, before any of its words are here. */
import { remembered } from "../state/memory";

export const LOCALES = { en: "English", sv: "Svenska", de: "Deutsch", nb: "Norsk", fr: "Français", es: "Español", it: "Italiano", nl: "Nederlands", da: "Dansk", fi: "Suomi", pl: "Polski" } as const;
export type Locale = keyof typeof LOCALES;

export function preferredLocale(): Locale {
  const asked = new URLSearchParams(location.search).get("lang") ?? remembered("language");
  for (const wish of [asked, ...navigator.languages]) {
    const short = wish?.slice(0, 2).toLowerCase().replace(/^(no|nn)$/, "nb");
    if (short && short in LOCALES) return short as Locale;
  }
  return "en";
}
