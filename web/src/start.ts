import { mount } from "svelte";
import App from "./App.svelte";
import { isFirstPage } from "./device/address";
import { preferredLocale } from "./words/locale";
import { speak } from "./words/words.svelte";

await speak(preferredLocale(), isFirstPage() ? "first" : "all");
// Reading the words and putting up the page are a turn each.
await new Promise((next) => setTimeout(next));
const app = document.getElementById("app")!;
app.replaceChildren();
mount(App, { target: app });
