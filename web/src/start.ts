import { mount } from "svelte";
import App from "./App.svelte";
import { isFirstPage } from "./device/address";
import { preferredLocale } from "./words/locale";
import { speak } from "./words/words.svelte";

await speak(preferredLocale(), isFirstPage() ? "first" : "all");
const app = document.getElementById("app")!;
app.replaceChildren();
mount(App, { target: app });
