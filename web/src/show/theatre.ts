/** Where the show is played: the drawing, and what is known of it before and after an event. */
import type { Stage } from "./stage";

/** A stretch of the train on rails of its own: these cars, in a group of its own (`data-tier`). */
export interface Level {
  from: number;
  to: number;
}

export interface Theatre {
  root: SVGElement;
  /** Where there are several, everybody is drawn on each of them. */
  tiers?: readonly Level[];
  /**
   * How wide a car is drawn, and how far the picture reaches beyond the train, in the train's own
   * measure.
   */
  wide?: number;
  left?: number;
  right?: number;
  top?: number;
}

export interface Setting extends Theatre {
  before: Stage;
  after: Stage;
  /** Purse, jewel or strongbox, and its worth as far as it may be known. */
  token: (token: number) => { kind: string; value: number | null };
  rate: number;
  /** Whoever wants nothing to move is given time to read instead. */
  calm: boolean;
  silent: boolean;
}

/** By these our animations are known from others. */
export const OURS = "show";

/** Breaks off what is going on. */
export function hurry({ root }: Theatre): void {
  for (const animation of root.getAnimations({ subtree: true }))
    if (animation.id === OURS) animation.cancel();
}

/** Takes off what finished animations still hold, once the drawing itself has caught up. */
export function clear({ root }: Theatre): void {
  for (const animation of root.getAnimations({ subtree: true }))
    if (animation.id === OURS && animation.playState === "finished") animation.cancel();
}
