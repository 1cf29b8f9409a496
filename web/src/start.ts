import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLocale } from "./words/locale";
import { speak } from "./words/words.svelte";

await speak(preferredLocale());
const app = document.getElementById("app")!;
app.replaceChildren();
mount(App, { target: app });
