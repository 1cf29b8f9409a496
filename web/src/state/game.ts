/** What both games share on the wire. */
import type { About, Bandit, ExpressView, Floor } from "./express";
import type { SuperView } from "./superexpress";

export type View = ExpressView | SuperView;

/** An option's readable form; `do` names it, the rest depends on it. */
export interface Form {
  do: string;
  car?: number;
  floor?: Floor;
  target?: Bandit;
  token?: number;
  bandit?: Bandit;
  bandits?: Bandit[];
  card?: string;
  face_down?: boolean;
}

export interface Option {
  number: number;
  form: Form;
}

export interface Decision {
  seat: number;
  kind: string;
  about: About | null;
  options: Option[];
}

/** Something that happened. `event` names it; the other fields depend on it and are read by name. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

export const isExpress = (view: View): view is ExpressView => view.game === "express";
