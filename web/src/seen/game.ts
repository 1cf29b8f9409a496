/** A view of either game, as the server tells it and as the show goes on with it. No rule lives here. */
import type { Bandit, ExpressView, Floor, GameEvent, SuperExpressView } from "../wire/messages";

/** Only the show has more: the shoot-in, its pass, whose card it is, and what was revealed in which round. */
export interface SuperView extends Omit<SuperExpressView, "phase"> {
  phase: SuperExpressView["phase"] | "shootin";
  pass?: number | undefined;
  now?: Bandit | undefined;
  revealed?: string[];
  revealedIn?: number;
  /** The round's car has been uncoupled, and the next round has not begun. */
  isCut?: boolean;
}

/** A car is uncoupled in every round: so many rounds there are, however short the train is by now. */
export const roundsOf = (view: SuperView, cars: number): number =>
  view.round + Math.max(0, cars - (view.isCut ? 0 : 1));

/** Whether the round's car is being uncoupled, or has been: what is shown now is not in the view yet. */
export const isUncoupling = (view: SuperView, now: GameEvent | null): boolean =>
  view.phase === "shootin" && (view.isCut === true || now?.event === "car-uncoupled");

export type View = ExpressView | SuperView;

export const isExpress = (view: View): view is ExpressView => view.game === "express";

/** Whether a figure has been put on the train, and not left it. */
export const isOnTrain = <Figure extends { car: number | null; floor: Floor | null }>(
  figure: Figure,
): figure is Figure & { car: number; floor: Floor } => figure.car !== null && figure.floor !== null;

/** The card of the pile that is being carried out, or -1: cards are marked as they are turned over. */
export const cardNow = (view: ExpressView): number =>
  view.phase === "stealin" && view.resolving ? view.pile.findLastIndex((c) => c.resolved) : -1;

/** Seats clockwise from one's own, so that everybody finds himself first. */
export const fromOwnSeat = (seat: number, own: number | null, seats: number): number =>
  (seat - (own ?? 0) + seats) % seats;
