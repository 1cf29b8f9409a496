/** What is said at a table, in the viewer's words, and by whom. */
import type { Phrase, Said } from "../wire/messages";
import { say } from "./words.svelte";

/** All that can be said with one press; a kind of phrase that is missing here does not compile. */
const KINDS: Record<Phrase, "sentence" | "sound"> = {
  howdy: "sentence",
  ready: "sentence",
  "one-minute": "sentence",
  "good-luck": "sentence",
  hurry: "sentence",
  "nice-shot": "sentence",
  mine: "sentence",
  revenge: "sentence",
  sorry: "sentence",
  thanks: "sentence",
  "good-game": "sentence",
  again: "sentence",
  haha: "sound",
  whoa: "sound",
  bravo: "sound",
  grr: "sound",
  phew: "sound",
  hmm: "sound",
};
export const PHRASES = Object.keys(KINDS) as Phrase[];
export const isSound = (phrase: Phrase) => KINDS[phrase] === "sound";

export const phraseWords = (phrase: Phrase) => say(`phrase-${phrase}`);
export const saidWords = (said: Said) => (said.phrase ? phraseWords(said.phrase) : said.text);
/** Whoever watches says so. */
export const speaker = (said: Said) =>
  said.seat !== null ? said.name : said.name ? say("watcher-name", { name: said.name }) : say("a-watcher");
