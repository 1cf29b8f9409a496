/**
 * The engine: a Worker of the page in which the games' modules run. A feature has calls of its own
 * (`feature.name`) and a file that exports their `handlers`; it is added here with its types and in
 * `engine.worker.ts` with its file, which is loaded when it is first called.
 */
import type { AdviceCalls } from "./advice";
import { Line } from "./calls";
import type { EditCalls } from "./edit";
import { Fault } from "./faults";
import type { BoardCalls } from "./board";
import type { GlanceCalls } from "./glance";
import type { PastCalls } from "./past";
import type { PuzzleCalls } from "./puzzle";
import type { TableCalls } from "./tables";
import type { ThinkingCalls } from "./thinking";

export type EngineCalls = AdviceCalls &
  BoardCalls &
  EditCalls &
  GlanceCalls &
  PastCalls &
  PuzzleCalls &
  TableCalls &
  ThinkingCalls;
export type Engine = Line<EngineCalls>;

let ready: Engine | null = null;
/** Somebody will look at a game soon: a Worker loads what it needs for that while one reads. */
export function readyEngine(game: string): void {
  ready ??= newEngine();
  ready.call("board.ready", { game }).catch(() => undefined);
}

/** A Worker that has done its work, but is warm: whoever starts the next one has it. */
export function handOn(engine: Engine): void {
  if (ready || engine.hasEnded) engine.close();
  else ready = engine;
}

/** A Worker of one's own: close it when it is done with, or hand it on. */
export function startEngine(): Engine {
  const engine = ready && !ready.hasEnded ? ready : newEngine();
  ready = null;
  return engine;
}

function newEngine(): Engine {
  if (typeof Worker !== "function") throw new Fault("local/unable", "this browser has no Workers");
  return new Line<EngineCalls>(
    new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module", name: "engine" }),
  );
}

let tables: Engine | null = null;
/** The one Worker of this page in which its tables live. */
export function tableEngine(): Engine {
  if (!tables || tables.hasEnded) tables = startEngine();
  return tables;
}

/** Whether two Workers can think at once and leave a core to the page. */
export const hasManyCores = (): boolean => (navigator.hardwareConcurrency || 4) > 2;
