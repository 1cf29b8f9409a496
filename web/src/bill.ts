/** What the page has on hand in every language from the start, to be put up before any words have come. */
import { preferredLocale } from "./words/locale";

/** The first page's head, what any other says until it is there, or that the code is not to be had. */
export const bill = (kind: "head" | "coming" | "gone"): DocumentFragment =>
  document.querySelector<HTMLTemplateElement>(`template.${kind}[lang="${preferredLocale()}"]`)!.content;
