/** The server's messages, with the games' words as this client reads them. */
import type * as P from "../generated/protocol";
import type { Decision, GameEvent, View } from "../state/game";

export type {
  AnyCommand,
  BotSeat,
  ClientMessage,
  CreateTable,
  DeviceLink,
  GameOffer,
  Join,
  OpenTable,
  Outcome,
  Problem,
  ReplayProof,
  Said,
  SeatClock,
  SeatState,
  Settings,
  TableAnswer,
  TableState,
  You,
} from "../generated/protocol";

export type Sight = Omit<P.Sight, "events" | "view" | "decision"> & {
  events: GameEvent[];
  view: View;
  decision: Decision | null;
};
export type Seen = Omit<P.Seen, "events"> & { events: GameEvent[] };
export type Moment = Omit<P.Moment, "seen"> & { seen: Seen[] };
export type Update = Omit<P.Update, "sights"> & { sights: Sight[] };
export type Welcome = Omit<P.Welcome, "sights" | "history"> & { sights: Sight[]; history: Moment[] };
export type ReplayStep = Omit<P.ReplayStep, "sights"> & { sights: Sight[] };
export type ReplayFile = Omit<P.ReplayFile, "steps"> & { steps: ReplayStep[] };
export type ServerMessage =
  Exclude<P.ServerMessage, { type: "update" } | { type: "welcome" }> | Update | Welcome;
