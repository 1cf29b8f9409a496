/** People by their names, wherever somebody acts, waits or wins: "Anna (Belle)". Bots go by their bandits. */
import type { SeatState } from "../wire/messages";
import type { View } from "../seen/game";
import { banditName, isolated, seatName } from "./wording";
import { listed, say } from "./words.svelte";

/** The person on a seat, for everybody but herself. */
export function personAt(seats: SeatState[], seat: number | null | undefined, own: number | null = null) {
  const found = seat == null || seat === own ? undefined : seats[seat];
  return found?.kind === "person" && found.name ? isolated(found.name) : null;
}

/** "Anna (Belle)", or "Belle" for a bot and for oneself. */
export function seatCalled(view: View, seats: SeatState[], seat: number): string {
  const [name, bandit] = [personAt(seats, seat, view.seat), seatName(view, seat)];
  if (!name) return bandit || (seats[seat]?.name ?? "");
  return bandit ? say("who-as", { name, bandit }) : name;
}

/** Who is being waited for; of bots, that they think. */
export function waitingFor(view: View, seats: SeatState[]): string {
  const asked = [...new Set(view.asked.map(({ seat }) => seat))];
  if (!asked.length) return say("waiting");
  const areBots = asked.every((seat) => seats[seat]?.kind === "bot" || seats[seat]?.bot_plays_on);
  return say(areBots ? "waits-bot" : "waiting-for", {
    players: listed(asked.map((seat) => seatCalled(view, seats, seat))),
    n: asked.length,
  });
}

const seatOf = (view: View, bandit: string) => view.bandits.find((b) => b.bandit === bandit)?.seat;

export function banditCalled(view: View, seats: SeatState[], bandit: string): string {
  const name = personAt(seats, seatOf(view, bandit), view.seat);
  return name ? say("who-as", { name, bandit: banditName(bandit) }) : banditName(bandit);
}

/** Who is behind a bandit, to be told beside it; nobody for bots and for oneself. */
export const leaderOf = (view: View, seats: SeatState[]) => (bandit: string) =>
  personAt(seats, seatOf(view, bandit), view.seat);
