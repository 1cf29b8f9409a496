/** Puts a line's words into the viewer's language. */
import type { FluentVariable } from "@fluent/bundle";
import type { Line, Word } from "./narrate";
import { readCard } from "../seen/cards";
import type { View } from "../seen/game";
import { bent, listed, money, pieces, say, strong, type Piece, type Words } from "./words.svelte";

export const banditName = (bandit: string) => say(`bandit-${bandit}`);
/** For languages whose verbs tell. */
const WOMEN = new Set(["belle", "cheyenne", "mei"]);
export const genderOf = (bandit: string) => (WOMEN.has(bandit) ? "feminine" : "masculine");

export const carName = (car: number, caboose: boolean) =>
  car === 0 ? say("locomotive") : caboose ? say("caboose-n", { car }) : say("car-n", { car });

/** What somebody has typed, beside our own words: whichever way it is written, it moves none of them. */
export const isolated = (text: string) => `\u2068${text}\u2069`;

/** Whom a seat leads: what it is called at the table. */
export const seatName = (view: View, seat: number) =>
  listed(view.bandits.filter((b) => b.seat === seat).map((b) => banditName(b.bandit)));

/** Which of the sentences about a place: languages bend the name of a car in their own ways. */
const place = (car: number, caboose: boolean) => ({
  car,
  kind: car === 0 ? "locomotive" : caboose ? "caboose" : "car",
});

export const spaceName = (car: number, floor: string, caboose: boolean) =>
  say(floor === "roof" ? "roof-of" : "inside-of", place(car, caboose));

/** The same as where somebody goes: "to the roof of car 3". */
export const toSpace = (car: number, floor: string, caboose: boolean) =>
  say(floor === "roof" ? "to-roof-of" : "into", place(car, caboose));

/** A bandit, or a card, as a word of a sentence, in all its forms. */
export const banditWords = (key: string, bandit: string) => bent(key, `bandit-${bandit}`);

function cardWords(key: string, card: string): Words {
  const { action, owner } = readCard(card);
  if (action !== "bullet") return bent(key, `card-${action}`);
  return owner === "neutral"
    ? bent(key, "bullet-neutral")
    : bent(key, "bullet-of", banditWords("bandit", owner!));
}

export const cardName = (card: string) => String(cardWords("card", card)["card"]);

const worth = (loot: string, value: number | null) =>
  value === null ? loot : say("loot-worth", { loot, value: money(value) });

export const lootName = (kind: string, value: number | null) => worth(say(`a-${kind}`), value);

type Leader = (bandit: string) => string | null;

function wordsFor(key: string, value: Word, playerName: (seat: number) => string, leader?: Leader): Words {
  if (typeof value === "object" && "bandit" in value) {
    const person = key === "bandit" ? leader?.(value.bandit) : null;
    const dress = (text: string) => strong(person ? `${text} (${person})` : text);
    return bent(key, `bandit-${value.bandit}`, undefined, dress);
  }
  if (typeof value === "object" && "card" in value) return cardWords(key, value.card);
  return { [key]: word(value, playerName) };
}

function word(
  value: Exclude<Word, { bandit: string } | { card: string }>,
  playerName: (seat: number) => string,
): FluentVariable {
  if (typeof value !== "object") return value;
  if ("genderOf" in value) return genderOf(value.genderOf);
  if ("bandits" in value) return strong(listed(value.bandits.map(banditName)));
  if ("seat" in value) return strong(playerName(value.seat));
  if ("loot" in value)
    return value.loot === "money" ? money(value.value ?? 0) : worth(say(`taken-${value.loot}`), value.value);
  if ("key" in value) return say(value.key);
  if (!value.floor) return carName(value.car, value.caboose);
  return (value.to ? toSpace : spaceName)(value.car, value.floor, value.caboose);
}

/** A line of the log; whoever acts in it is told with the person behind, where `leader` knows one. */
export function worded(line: Line, playerName: (seat: number) => string, leader?: Leader): Piece[] {
  const words: Words = {};
  for (const [key, value] of Object.entries(line.words))
    Object.assign(words, wordsFor(key, value, playerName, leader));
  const told = pieces(line.id, words);
  if (told[0])
    told[0] = { ...told[0], text: told[0].text.charAt(0).toLocaleUpperCase() + told[0].text.slice(1) };
  return told;
}
