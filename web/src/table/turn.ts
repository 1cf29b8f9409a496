/** Whose turn it is for this device, and when somebody has to be called to it. */
import type { TableState } from "../wire/messages";

/** A glance away is no absence: within so many milliseconds after the last turn nobody is called by sound. */
export const PATIENCE = 2500;

/** Whether one of these seats is asked. */
export const isAsked = (table: TableState | null, mine: number[]): boolean =>
  table !== null && table.phase === "playing" && mine.some((seat) => table.asked.includes(seat));

export class Turn {
  private was: boolean | null = null;
  private since = 0;

  /**
   * The table says whether one is asked. Gives back whether to call: it has just become one's turn, and one
   * looks elsewhere, or has waited for a while.
   */
  hear(asked: boolean, hidden: boolean, now: number): boolean {
    const before = this.was;
    this.was = asked;
    if (asked === before) return false;
    const waited = now - this.since;
    this.since = now;
    return asked && before === false && (hidden || waited >= PATIENCE);
  }
}
