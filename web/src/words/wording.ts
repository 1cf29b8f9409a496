/** Puts a line's words into the viewer's language. */
import type { FluentVariable } from "@fluent/bundle";
import type { Line, Word } from "./narrate";
import { readCard } from "../parts/card";
import type { View } from "../state/game";
import { listed, money, pieces, say, strong, type Piece } from "./words.svelte";

export const banditName = (bandit: string) => say(`bandit-${bandit}`);
/** For languages whose verbs tell. */
const WOMEN = new Set(["belle", "cheyenne", "mei"]);
export const genderOf = (bandit: string) => (WOMEN.has(bandit) ? "feminine" : "masculine");

export const carName = (car: number, caboose: boolean) => (car === 0 ? say("locomotive") : caboose ? say("caboose-n", { car }) : say("car-n", { car }));

/** What somebody has typed, beside our own words: whichever way it is written, it moves none of them. */
export const isolated = (text: string) => `\u2068${text}\u2069`;

/** Whom a seat leads: what it is called at the table. */
export const seatName = (view: View, seat: number) => listed(view.bandits.filter((b) => b.seat === seat).map((b) => banditName(b.bandit)));

/** Which of the sentences about a place: languages bend the name of a car in their own ways. */
const place = (car: number, caboose: boolean) => ({ car, kind: car === 0 ? "locomotive" : caboose ? "caboose" : "car" });

export const spaceName = (car: number, floor: string, caboose: boolean) => say(floor === "roof" ? "roof-of" : "inside-of", place(car, caboose));

/** The same as where somebody goes: "to the roof of car 3". */
export const toSpace = (car: number, floor: string, caboose: boolean) => say(floor === "roof" ? "to-roof-of" : "into", place(car, caboose));

export function cardName(card: string): string {
  const { action, owner } = readCard(card);
  if (action === "bullet") return owner === "neutral" ? say("bullet-neutral") : say("bullet-of", { bandit: banditName(owner!) });
  return say(`card-${action}`);
}

const worth = (loot: string, value: number | null) => (value === null ? loot : say("loot-worth", { loot, value: money(value) }));

export const lootName = (kind: string, value: number | null) => worth(say(`a-${kind}`), value);

function word(value: Word, playerName: (seat: number) => string): FluentVariable {
  if (typeof value !== "object") return value;
  if ("bandit" in value) return strong(banditName(value.bandit));
  if ("genderOf" in value) return genderOf(value.genderOf);
  if ("bandits" in value) return strong(listed(value.bandits.map(banditName)));
  if ("seat" in value) return strong(playerName(value.seat));
  if ("card" in value) return cardName(value.card);
  if ("loot" in value) return value.loot === "money" ? money(value.value ?? 0) : worth(say(`taken-${value.loot}`), value.value);
  if ("key" in value) return say(value.key);
  if (!value.floor) return carName(value.car, value.caboose);
  return (value.to ? toSpace : spaceName)(value.car, value.floor, value.caboose);
}

export function worded(line: Line, playerName: (seat: number) => string): Piece[] {
  const words: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(line.words)) words[key] = word(value, playerName);
  const told = pieces(line.id, words);
  if (told[0]) told[0] = { ...told[0], text: told[0].text.charAt(0).toLocaleUpperCase() + told[0].text.slice(1) };
  return told;
}
