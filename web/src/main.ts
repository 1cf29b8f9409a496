/** The first code to come: it asks for all that this page will need, at once. */
import "./styles/palette.css";
import "./styles/folsom.css";
import "./styles/table.css";
import "./styles/app.css";
import "./styles/pages.css";
import { preferredLocale } from "./words/locale";

// A table's code comes together with what every page needs, not after it.
if (location.pathname.startsWith("/t/")) void Promise.all([import("./pages/TablePage.svelte"), import("./express/ExpressTable.svelte")]).catch(() => undefined);
const start = () => void import("./start");
// What the first page says stands in the page itself, and is read before the code that draws the rest takes its time.
const bill = location.pathname === "/" ? document.querySelector<HTMLTemplateElement>(`template[lang="${preferredLocale()}"]`) : null;
if (bill && !document.hidden) {
  document.getElementById("app")!.replaceChildren(bill.content);
  requestAnimationFrame(() => setTimeout(start));
} else start();

if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
