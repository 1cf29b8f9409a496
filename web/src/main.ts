/** The first code to come: it asks for all that this page will need, at once. */
import "./styles/palette.css";
import "./styles/folsom.css";
import "./styles/table.css";
import "./styles/app.css";
import "./styles/pages.css";

// A table's code comes together with what every page needs, not after it.
if (location.pathname.startsWith("/t/")) void Promise.all([import("./pages/TablePage.svelte"), import("./express/ExpressTable.svelte")]).catch(() => undefined);
void import("./start");

if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
