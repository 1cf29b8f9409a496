/** Which language to speak, before any of its words are here. */
import { remembered } from "../device/memory";

export const LOCALES = {
  en: "English",
  sv: "Svenska",
  de: "Deutsch",
  nb: "Norsk",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
  da: "Dansk",
  fi: "Suomi",
  pl: "Polski",
  ar: "العربية",
} as const;
export type Locale = keyof typeof LOCALES;

/** Those written from right to left. */
const FROM_THE_RIGHT: readonly string[] = ["ar"];

export const isFromTheRight = (locale: string) => FROM_THE_RIGHT.includes(locale);

/** Tells the browser which language the page speaks, and which way it is read. */
export function declare(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = isFromTheRight(locale) ? "rtl" : "ltr";
}

export function preferredLocale(): Locale {
  const asked = new URLSearchParams(location.search).get("lang") ?? remembered("language");
  for (const wish of [asked, ...navigator.languages]) {
    const short = wish
      ?.slice(0, 2)
      .toLowerCase()
      .replace(/^(no|nn)$/, "nb");
    if (short && short in LOCALES) return short as Locale;
  }
  return "en";
}
