/** How a table is spoken with, wherever it is. */
import type { Status, Verdict, Wish } from "../wire/connection";
import type { Keeping } from "../local/kept";
import type { ServerMessage } from "../wire/messages";

export interface Listener {
  hear(message: ServerMessage): void;
  /** The number of the last message taken in, or null before the first. */
  last(): number | null;
}

export interface Line {
  readonly status: Status;
  /** The code with which this client was turned away. */
  readonly refusal: string | null;
  /** Whether the table lives in this browser: no lots are drawn, and nobody else comes. */
  readonly isLocal: boolean;
  /** A table of this browser: another window plays it, and whether what is played is kept. */
  readonly elsewhere: boolean;
  readonly kept: Keeping;
  command(wish: Wish): Promise<Verdict>;
  /** Greets the table again, as whoever this browser is now. */
  restart(): void;
  takeOver(): void;
  close(): void;
}
