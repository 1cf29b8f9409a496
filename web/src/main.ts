import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/palette.css";
import "./styles/folsom.css";
import "./styles/table.css";
import "./styles/app.css";
import "./styles/pages.css";
import { preferredLocale, speak } from "./words/words.svelte";

await speak(preferredLocale());
const app = document.getElementById("app")!;
app.replaceChildren();
mount(App, { target: app });

if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
