/** Seats as a table in the page has them. */
import type { SeatState } from "../wire/messages";

const EMPTY: Omit<SeatState, "seat"> = {
  kind: "empty",
  name: "",
  avatar: "",
  bandit: null,
  level: null,
  bot_plays_on: false,
  is_free: false,
  is_ready: false,
  nonce_commitment: null,
  has_revealed: false,
};

export const emptySeat = (seat: number): SeatState => ({ ...EMPTY, seat });

/** The people of a game that was played, as far as their names are known. */
export const seatsFor = (n: number, names: readonly string[] = []): SeatState[] =>
  Array.from({ length: n }, (_, seat) => ({
    ...emptySeat(seat),
    kind: "person",
    name: names[seat] ?? "",
    is_ready: true,
  }));
