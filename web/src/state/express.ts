/**
 * Colt Express as the server tells it: what a seat sees, what it may answer, what happened. No rule lives
 * here.
 */

export type Bandit = "belle" | "cheyenne" | "django" | "doc" | "ghost" | "tuco" | "mei";
export type Floor = "inside" | "roof";
export type TurnKind = "standard" | "tunnel" | "speeding-up" | "switching";

export interface RoundCard {
  card: string;
  turns: TurnKind[];
  event: string | null;
}

export interface BanditSeen {
  bandit: Bandit;
  seat: number;
  car: number;
  floor: Floor;
  bullets_left: number;
  bullets_received: number;
}

export interface Token {
  token: number;
  kind: "purse" | "jewel" | "strongbox";
  value: number | null;
  place: "car" | "bandit" | "box";
  car: number | null;
  floor: Floor | null;
  bandit: Bandit | null;
  known_by: number[];
}

export interface PileCard {
  /** Null while the card lies face down and its owner leads two. */
  bandit: Bandit | null;
  seat: number;
  card: string | null;
  face_down: boolean;
  cover?: boolean;
  turn: number;
  resolved: boolean;
}

export interface PlayerSeen {
  seat: number;
  bandits: Bandit[];
  hand: number;
  deck: number;
  discard: string[];
  bullets: string[];
  surely_held: string[];
  friendly_hits: number;
  has_chosen?: boolean;
}

export interface Asked {
  seat: number;
  kind: string;
}

export interface About {
  bandit?: Bandit | null;
  card?: string | null;
  target?: Bandit | null;
  token?: number | null;
}

export interface ExpressView {
  game: "express";
  seat: number | null;
  n_seats: number;
  settings: {
    powers: boolean;
    events: boolean;
    expert: boolean;
    two_bandits: boolean;
    cover?: boolean;
    gunslinger?: boolean;
  };
  phase: "setup" | "schemin" | "keep" | "stealin" | "event" | "over";
  round: number;
  turn: number;
  rounds: (RoundCard | null)[];
  first_player: number;
  cars: { car: number; card: string }[];
  marshal: number;
  neutral_bullets: number;
  bandits: BanditSeen[];
  tokens: Token[];
  pile: PileCard[];
  drew: { turn: number; go: number; seat: number }[];
  players: PlayerSeen[];
  hand: string[] | null;
  deck: string[] | null;
  aside?: string[] | null;
  asked: Asked[];
  resolving: About | null;
}

/** The card of the pile that is being carried out, or -1: cards are marked as they are turned over. */
export const cardNow = (view: ExpressView): number =>
  view.phase === "stealin" && view.resolving ? view.pile.findLastIndex((c) => c.resolved) : -1;

/** Seats clockwise from one's own, so that everybody finds himself first. */
export const fromOwnSeat = (seat: number, own: number | null, seats: number): number =>
  (seat - (own ?? 0) + seats) % seats;
