/** Whole positions, hidden things included, as `load` of Python reads and `position` writes them. */

export type FloorName = "inside" | "roof";
export type Facing = "locomotive" | "caboose";

export interface SeatPosition {
  seat: number;
  bandits: string[];
  hand: string[];
  /** From its top card down. */
  deck: string[];
  aside: string[];
  discard: string[];
  friendly_hits: number;
  known: {
    on_top: number;
    sure_actions: number;
    surely_held: string[];
    held_at_reshuffle: string[];
    limits: { round: number; taken: number; besides: string[] }[];
  };
  choice?: string;
}

export interface BanditPosition {
  bandit: string;
  car: number;
  floor: FloorName;
  bullets_left: number;
  bullets_received: number;
  loot: number[];
  dropped?: { token: number; against: number[] };
}

export interface TokenPosition {
  token: number;
  kind: string;
  value: number;
  place: "car" | "bandit" | "box";
  car: number | null;
  floor: FloorName | null;
  bandit: string | null;
  known_by: "everyone" | number[];
}

export interface PilePosition {
  card: string;
  turn: number;
  face_down: boolean;
  cover: boolean;
  before_reshuffle: boolean;
}

export interface Pending {
  kind: string;
  seats: number[];
  bandit: string | null;
  target: string | null;
  token: number | null;
  may_take_back?: number[];
}

export interface ExpressPosition {
  game: "express";
  rules_version: number;
  options: Readonly<Record<string, unknown>>;
  phase: string;
  first_player: number;
  pairs?: [string, string][];
  seats: SeatPosition[];
  round: number;
  turn: number;
  go: number;
  rounds: string[];
  /** Behind the locomotive, from the front. */
  cars: string[];
  marshal: number;
  neutral_bullets: number;
  bandits: BanditPosition[];
  tokens: TokenPosition[];
  pile: PilePosition[];
  resolved: number;
  drew: { turn: number; go: number; seat: number }[];
  pending: Pending | null;
  random: { key: string; counter: number; used: number };
}

export interface AboardPosition {
  bandit: string;
  car: number;
  floor: FloorName;
  /** Its place among those in the same space, 0 for the rearmost. */
  line: number;
  facing: Facing;
  stunned: boolean;
  plan: string[];
  loot: number[];
}

export interface GonePosition {
  bandit: string;
  /** Counts the happenings at which bandits left. */
  left: number;
  loot: number[];
}

export type SuperBandit = AboardPosition | GonePosition;
export const isAboard = (bandit: SuperBandit): bandit is AboardPosition => "car" in bandit;

export interface SuperPosition {
  game: "superexpress";
  reflex: boolean;
  horse: boolean;
  round: number;
  first_player: number;
  cars: { card: string; loot: number }[];
  bandits: SuperBandit[];
  lost: number[];
}

export type Position = ExpressPosition | SuperPosition;

/** Why a position cannot be: the name of the complaint, and what it is about. */
export interface Complaint {
  readonly name: string;
  readonly about: Readonly<Record<string, number | string>>;
}

/** How many play: every seat of Colt Super Express has one bandit. */
export const seatsIn = (position: Position): number =>
  (position.game === "express" ? position.seats : position.bandits).length;
