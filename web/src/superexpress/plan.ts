/** Whose card lies where in the plans, and what is known of it. */
import type { SuperView } from "../seen/game";

/** A card one knows, one that lies face down (null), or a place where none lies yet (undefined). */
export type Planned = string | null | undefined;

/** What one has locked, and in which round. */
export interface Locked {
  round: number;
  cards: string[];
}

const PLACES = [0, 1, 2];

/**
 * S3.1 A stack is a secret, but not to its owner: the last to lock knows the third card too, though no view
 * with it ever came.
 */
export function planOf(view: SuperView, seat: number, slots: string[], locked: Locked | null): Planned[] {
  const cards = view.plans.find((plan) => plan.seat === seat)?.cards ?? [];
  if (seat !== view.seat) return PLACES.map((i) => cards[i]);
  const own = locked?.round === view.round ? locked.cards : [];
  return PLACES.map((i) => cards[i] ?? (i < cards.length ? (own[i] ?? null) : slots[i - cards.length]));
}

/** How many cards of a bandit have been turned over in this round. */
export const revealedOf = (view: SuperView, bandit: string): number =>
  view.revealedIn === view.round
    ? (view.revealed ?? []).filter((one) => one.startsWith(`${bandit} `)).length
    : 0;

/** S4.8 Off the train, and yet not out: the very next card brings the own bandit back. */
export function ridesBack(view: SuperView, bandit: string, plan: Planned[]): boolean {
  return view.phase === "shootin" && plan[revealedOf(view, bandit)] === "horse";
}
