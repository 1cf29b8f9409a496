/** Colt Super Express as the server tells it. No rule lives here. */
import type { Asked, Bandit, Floor } from "./express";

export type Facing = "locomotive" | "caboose";

export interface SuperBandit {
  bandit: Bandit;
  seat: number;
  car: number;
  floor: Floor;
  facing: Facing;
  stunned: boolean;
  aboard: boolean;
  /** Place in the line of its space, 0 = rearmost. */
  line: number;
}

export interface Plan {
  seat: number;
  n: number;
  locked: boolean;
  cards: (string | null)[];
}

export interface SuperView {
  game: "superexpress";
  seat: number | null;
  n_seats: number;
  settings: { reflex: boolean; horse: boolean };
  phase: "plan" | "shootin" | "over";
  round: number;
  first_player: number;
  cars: { car: number; card: string }[];
  bandits: SuperBandit[];
  plans: Plan[];
  loot: { seat: number; values: number[] }[];
  hand: string[] | null;
  lost: number[];
  asked: Asked[];
  /** Only in the show: the pass being played, whose card it is, and what was revealed in which round. */
  pass?: number | undefined;
  now?: Bandit | undefined;
  revealed?: string[];
  revealedIn?: number;
}
