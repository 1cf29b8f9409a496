/** Who has come, and what is still missing before the train leaves. Pure: no socket, no screen. */
import type { GameOffer, SeatState, TableState } from "../wire/messages";
import { isOn } from "./form";

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
