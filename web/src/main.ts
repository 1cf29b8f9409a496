/** The first code to come: it asks for all that this page will need. */
import "./styles";
import { bill } from "./bill";
import { isFirstPage, isSite, pathNow, placeNow } from "./device/address";
import { isLocal } from "./local/names";
import { openEarly, socketOf } from "./wire/socket";
import { catalogue } from "./words/catalogues";
import { preferredLocale } from "./words/locale";

// A page's own code comes together with what every page needs, not after it.
if (isFirstPage()) import("./pages/Landing.svelte").catch(() => undefined);
const table = /^\/t\/([^/?]+)/.exec(pathNow())?.[1];
if (table) {
  void Promise.all([import("./pages/TablePage.svelte"), import("./express/ExpressTable.svelte")]).catch(
    () => undefined,
  );
}
// To ask takes time too: the words and the table have a turn of their own, and the first frame is not kept.
setTimeout(() => {
  catalogue(preferredLocale(), isFirstPage() ? "first" : "all").catch(() => undefined);
  // Whoever comes by a link for a second device has the seat only when that is told.
  if (table && !isSite && !isLocal(table) && !placeNow()) openEarly(socketOf(table));
});
const start = () =>
  void import("./start").catch((trouble) => {
    console.error(trouble);
    document.getElementById("app")!.replaceChildren(bill("gone"));
    document.documentElement.classList.add("scrolls");
  });
// What `first` has put up is seen before the code that draws the rest takes its time.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

// What keeps the client on this device comes last, when the page has been still for a while.
const STILL = 3000;
const install = () =>
  void import("./device/installed.svelte").then((m) => m.install(import.meta.url)).catch(() => undefined);
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () =>
    setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(install) : install()), STILL),
  );
