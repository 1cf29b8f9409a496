/** What everybody at a table is called in its log. */
import { untrack } from "svelte";
import type { View } from "../seen/game";
import type { SeatState } from "../wire/messages";
import { leaderOf } from "./people";
import { seatName } from "./wording";

/** The same until somebody comes, goes or takes another name: lines are not worded anew for every view. */
export function whoIsWho(view: () => View, seats: () => SeatState[]) {
  const told = $derived(
    JSON.stringify([
      view().seat,
      view().bandits.map(({ bandit, seat }) => [bandit, seat]),
      seats().map(({ kind, name }) => [kind, name]),
    ]),
  );
  const now = $derived.by(() => {
    void told;
    const [seen, here] = untrack(() => [view(), seats()] as const);
    return {
      player: (seat: number) => seatName(seen, seat) || (here[seat]?.name ?? ""),
      leader: leaderOf(seen, here),
    };
  });
  return {
    get now() {
      return now;
    },
  };
}
