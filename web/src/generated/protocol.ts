/** The messages between client and server. Written by hand until `tools/typescript.py` makes it from `messages.py`. */
import type { Decision as GameDecision, GameEvent, View as GameView } from "../state/game";

export type GameOptions = Record<string, unknown>;
export interface Outcome { [field: string]: unknown }

export interface ClockSettings { per_decision?: number | null; per_game?: number | null; increment?: number }
export interface BotSeat { seat: number; level: string }
export interface Settings {
  game: string; n_seats: number; options?: GameOptions; clock?: ClockSettings; open?: boolean; bandits?: "chosen" | "random";
}
export interface SeatState {
  seat: number; kind: "empty" | "person" | "bot"; name: string; avatar: string; bandit: string | null; level: string | null;
  bot_plays_on: boolean; is_ready: boolean;
}
export interface TableState {
  id: string; phase: "gathering" | "playing" | "paused" | "over" | "broken"; settings: Settings; seats: SeatState[]; host: number | null;
  asked: number[]; wants_pause: number[]; commitment: string; secret: string | null; rematch: string | null; created: number;
}
export interface You { seats: number[]; is_host: boolean }
export interface SeatClock { seat: number; left: number; is_running: boolean }
export interface Seen { seat: number | null; events: GameEvent[] }
export interface Sight { seat: number | null; events: GameEvent[]; view: GameView; decision: GameDecision | null; can_take_back: boolean }
export interface Moment { number: number; at: number; seat: number | null; by_bot: boolean; seen: Seen[] }

export interface Said { type: "said"; number: number; at: number; seat: number; name: string; text: string }
export interface Update {
  type: "update"; number: number; at: number; seat: number | null; by_bot: boolean; answer: number; asked: number[]; sights: Sight[];
  clocks: SeatClock[]; outcome: Outcome | null; table?: TableState;
}
export interface TableChanged { type: "table"; number: number; at: number; change: string; seat: number | null; table: TableState; clocks: SeatClock[] }
export interface Welcome {
  type: "welcome"; version: number; number: number; now: number; at: number; table: TableState; you: You; answer: number; sights: Sight[];
  clocks: SeatClock[]; outcome: Outcome | null; history: Moment[]; chat: Said[];
}
export interface Resumed { type: "resumed"; version: number; number: number; now: number; you: You }
export interface Done { type: "done"; id: string; number: number }
export interface Refused { type: "refused"; id: string | null; code: string; sentence: string }
export interface Presence { type: "presence"; seats: number[] }
export interface Pong { type: "pong"; now: number }
export interface Closing { type: "closing"; code: string; sentence: string }
export type ServerMessage = Welcome | Resumed | Update | TableChanged | Said | Done | Refused | Presence | Pong | Closing;

export interface Hello { type: "hello"; version: number; last?: number | null; key?: string | null }
export interface Ping { type: "ping" }
interface Command { id: string }
export interface Answer extends Command { type: "answer"; seat: number; number: number; option: number }
export interface TakeBack extends Command { type: "take-back"; seat: number; number: number }
export interface Say extends Command { type: "say"; seat: number; text: string }
export interface Start extends Command { type: "start" }
export interface ChangeSettings extends Command { type: "change-settings"; settings: Settings }
export interface SeatBot extends Command { type: "seat-bot"; seat: number; level: string }
export interface EmptySeat extends Command { type: "empty-seat"; seat: number }
export interface ChangeSeat extends Command { type: "change-seat"; seat: number; name: string; avatar?: string; bandit?: string | null }
export interface GiveNonce extends Command { type: "nonce"; seat: number; nonce: string }
export interface HandOver extends Command { type: "hand-over"; seat: number; level?: string }
export interface GiveBack extends Command { type: "give-back"; seat: number }
export interface Pause extends Command { type: "pause"; seat: number }
export interface Resume extends Command { type: "resume"; seat: number }
export interface Rematch extends Command { type: "rematch" }
export interface Leave extends Command { type: "leave"; seat: number }
export type AnyCommand =
  | Answer | TakeBack | Say | Start | ChangeSettings | SeatBot | EmptySeat | ChangeSeat | GiveNonce | HandOver | GiveBack | Pause | Resume
  | Rematch | Leave;
export type ClientMessage = Hello | Ping | AnyCommand;

export interface CreateTable { settings: Settings; bots?: BotSeat[]; carrier?: "cookie" | "header" }
export interface Join { id: string; name: string; nonce: string; seat?: number | null; avatar?: string; bandit?: string | null; carrier?: "cookie" | "header" }
export interface TableAnswer { table: TableState; you: You; number: number; seat?: number | null; key?: string | null }
export interface OpenTable { id: string; settings: Settings; names: string[]; n_empty: number; created: number }
export interface DeviceLink { token: string; path: string; svg: string; expires: number }
export interface FinishedGame { table: TableState; transcript: string; moments: Moment[]; outcome: Outcome | null }
export interface GameOffer { game: string; rules_version: number; options: Record<string, unknown>; levels: string[] }
export interface Problem { code: string; sentence: string }
