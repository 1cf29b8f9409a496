/** Stands in the page itself, and so runs before any file has come: what is read first, in one's language. */
import { bill } from "./bill";
import { isFirstPage } from "./device/address";
import { declare, preferredLocale } from "./words/locale";

declare(preferredLocale());
document.getElementById("app")!.replaceChildren(bill(isFirstPage() ? "head" : "coming"));
document.documentElement.classList.toggle("scrolls", !isFirstPage());
