/** Who leads, as far as everyone at the table can tell. */
import type { ExpressView } from "../wire/messages";

/** No purse is worth less, and none more (E1.3). */
export const LEAST_PURSE = 250;
export const MOST_PURSE = 500;
const CYLINDER = 6;

export const fired = (bandit: { bullets_left: number }) => CYLINDER - bandit.bullets_left;

/**
 * E10.1 Those who have fired the most bullets. Of teams it is not seen: bullets that hit the own team do not
 * count there (E9.5).
 */
export function gunslingers(view: ExpressView): string[] {
  const most = Math.max(...view.bandits.map(fired));
  if (view.settings.two_bandits || !view.settings.gunslinger || most === 0) return [];
  return view.bandits.filter((b) => fired(b) === most).map((b) => b.bandit);
}

/** What a bandit's loot is worth: at least, and whether that is all. */
export function moneyOf(view: ExpressView, bandit: string): { least: number; sure: boolean } {
  const held = view.tokens.filter((t) => t.place === "bandit" && t.bandit === bandit);
  return {
    least: held.reduce((all, t) => all + (t.value ?? LEAST_PURSE), 0),
    sure: held.every((t) => t.value !== null),
  };
}

/** How many cards a seat would draw now: three, or what is left (E3.5, E8.4). */
export function drawable(view: ExpressView, seat: number): number {
  const player = view.players.find((p) => p.seat === seat);
  if (!player) return 3;
  return Math.min(3, player.deck + (view.settings.expert ? player.discard.length : 0));
}
