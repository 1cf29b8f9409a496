/**
 * What is written down of a table in this browser, line by line, as a server writes its log. Everything else
 * follows from it.
 */
import type { Phrase, Settings } from "../wire/messages";

interface Written<Kind extends string> {
  kind: Kind;
  at: number;
}

export interface Created extends Written<"created"> {
  settings: Settings;
  rules: number;
}
export interface Seated extends Written<"seated"> {
  seat: number;
  name: string;
  bandit: string | null;
}
export interface SeatChanged extends Written<"seat-changed"> {
  seat: number;
  name: string;
  bandit: string | null;
}
export interface BotSeated extends Written<"bot-seated"> {
  seat: number;
  level: string;
  bandit?: string | null;
}
export interface SeatEmptied extends Written<"seat-emptied"> {
  seat: number;
}
export interface SettingsChanged extends Written<"settings-changed"> {
  settings: Settings;
}
/** The game began, with all options settled and its seed in hex digits. */
export interface Started extends Written<"started"> {
  options: Record<string, unknown>;
  seed: string;
}
/** An option of -1 takes a secret choice back. */
export interface Answered extends Written<"answered"> {
  seat: number;
  option: number;
  bot: boolean;
}
export interface Exchanged extends Written<"exchanged"> {
  seat: number;
  option: number;
}
export interface Spoke extends Written<"spoke"> {
  seat: number;
  text: string;
  phrase?: Phrase;
}
export interface HandedOver extends Written<"handed-over"> {
  seat: number;
  level: string;
}
export interface GivenBack extends Written<"given-back"> {
  seat: number;
}
export interface Rematched extends Written<"rematched"> {
  table: string;
}
/** Played on at a server's table from here. */
export interface CarriedOver extends Written<"carried-over"> {
  table: string;
}

/** A seat that was asked wanted a hint, or one more step of it. */
export interface HintAsked extends Written<"hint-asked"> {
  seat: number;
}

export type Entry =
  | Created
  | Seated
  | SeatChanged
  | BotSeated
  | SeatEmptied
  | SettingsChanged
  | Started
  | Answered
  | Exchanged
  | Spoke
  | HandedOver
  | GivenBack
  | Rematched
  | CarriedOver
  | HintAsked;
