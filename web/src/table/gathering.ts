/** Who has come, and what is still missing before the train leaves. Pure: no socket, no screen. */
import type { GameOffer, SeatState, TableState } from "../wire/messages";
import { isolated } from "../words/wording";
import { listed, say } from "../words/words.svelte";
import { isOn } from "./form";
import type { Knowledge } from "./knowledge";

const optionIsOn = (offer: GameOffer, table: TableState, name: string) => {
  const option = offer.form.find((each) => each.name === name);
  return option !== undefined && isOn(offer, table.settings, option);
};

/** Whether people choose their bandits: they are neither dealt nor led in pairs. */
export const banditsAreChosen = (offer: GameOffer | undefined, table: TableState): boolean =>
  offer !== undefined && table.settings.bandits !== "random" && !optionIsOn(offer, table, "two_bandits");

export const banditsHavePowers = (offer: GameOffer | undefined, table: TableState): boolean =>
  offer !== undefined && optionIsOn(offer, table, "powers");

/** A person who has sat down and has no bandit yet, where one is to be chosen. */
export const isChoosing = (seat: SeatState, chosen: boolean): boolean =>
  chosen && seat.kind === "person" && seat.bandit === null;

/** Whose devices have yet to commit to a number, or to tell it: without them the game cannot begin. */
export const awaitedDevices = (table: TableState): SeatState[] =>
  table.seats.filter(
    (s) => s.kind === "person" && !(table.phase === "revealing" ? s.has_revealed : s.is_ready),
  );

/** The bandits that nobody has taken; bots take what is left. */
export function freeBandits(bandits: readonly string[], table: TableState): string[] {
  const taken = new Set(table.seats.map((s) => s.bandit));
  return bandits.filter((bandit) => !taken.has(bandit));
}

/** A sentence told on the platform: the first thing, what else, and what a small screen leaves out. */
export interface Sentence {
  text: string;
  rank: "first" | "also" | "more";
}

/** For whom the start waits, why, and what can be done about it. */
export function untilTheStart(
  { table, you, present }: Pick<Knowledge, "you" | "present"> & { table: TableState },
  chosen: boolean,
): Sentence[] {
  const said: Sentence[] = [];
  const tell = (rank: Sentence["rank"], id: string, words = {}) => said.push({ text: say(id, words), rank });
  const names = (seats: SeatState[]) => ({ players: listed(seats.map((s) => s.name)), n: seats.length });
  const isCalled = table.phase === "revealing";
  const awaited = awaitedDevices(table);
  const choosing = table.seats.filter((s) => isChoosing(s, chosen));
  const free = table.seats.filter((s) => s.kind === "empty").length;
  if (awaited.length) {
    tell("first", "start-waits", names(awaited));
    if (you.is_host) tell("also", "start-waits-host");
  } else if (!you.seats.length && !isCalled) tell("first", "full-watch");
  else if (choosing.length && !isCalled) {
    tell("first", "waiting-choosing", names(choosing));
    if (you.is_host) tell("more", "start-now-help");
  } else tell("first", "all-aboard");
  if (free && !isCalled) tell("also", "places-become-bots", { n: free });
  const host = table.host === null ? null : table.seats[table.host]!;
  if (!you.is_host && !isCalled) {
    if (host && !present.includes(host.seat)) tell("also", "waits-just-away", names([host]));
    if (host) tell("also", "host-starts-name", { name: isolated(host.name) });
    else tell("also", "host-starts");
  }
  return said;
}
