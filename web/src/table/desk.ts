/** What a table screen needs, whether the game is live, a replay or a lesson. */
import type { Show } from "../show/show.svelte";
import type { AskHint } from "./lamp.svelte";
import type { Mark } from "./waiting";
import type { Floor, Said, SeatState } from "../wire/messages";

/** Something at the table that was tapped and is no choice: a space, a figure, loot, a card, a sheet. */
export interface Tapped {
  car?: number;
  floor?: Floor;
  who?: string;
  token?: number;
  card?: string;
  sheet?: string;
}

export interface Waits {
  mark: string;
  /** Null: who is asked, and no more. */
  text: string | null;
  /** Nothing can be played meanwhile. */
  stops: boolean;
  acts: { name: string; press: () => void; isMine: boolean }[];
}

export interface Desk {
  readonly show: Show;
  readonly seats: SeatState[];
  readonly present: number[];
  readonly chat: Said[];
  /** A live table, a replay, or a lesson. */
  readonly kind: "live" | "replay" | "lesson";
  /** A live table's name on the server, and the seat that is looked through. */
  readonly id?: string;
  readonly seat?: number | null;
  /** Cards are being laid: what is asked in between has its answer already. */
  readonly busy: boolean;
  /** Grows with everything that happens at the table. */
  readonly moment: number;
  /** For whom a live table waits, and what can be done about it, where that is more than who is asked. */
  readonly waits?: Waits | null;
  /** Whom to ask for a hint; null: there are none at this table. */
  readonly hints?: AskHint | null;
  /** What is to be said of the person on a seat: away, relieved by a bot, wanting a pause. */
  mark?(seat: number): Mark | null;
  answer(option: number): void;
  /** Cards laid one after another, each answering its own decision. */
  answerCards(cards: string[]): Promise<void>;
  /** Whether the desk has answered a tap itself, as a lesson does. */
  tapped?(what: Tapped): boolean;
  takeBack(): void;
  /** "1:05" left for a seat, or null without a clock. */
  clock(seat: number): string | null;
}
