/** What keeps the page from playing by itself. TroublePage has a sentence for those that a reader meets. */
export type FaultCode =
  /** This browser has no WebAssembly, or no Workers. */
  | "local/unable"
  /** The module could not be fetched. */
  | "local/unreachable"
  /** The module is not the one that describes itself so, or not one for this page. */
  | "local/mismatch"
  /** The Worker came to its end, or made a mistake. */
  | "local/failed"
  /** It was called off. */
  | "local/aborted"
  /** Options that cannot be played, or answers that could not be given. */
  | "local/unplayable"
  /** There is no such game in this browser, or it cannot be followed, or not by these rules. */
  | "local/unknown"
  | "local/broken"
  | "local/rules"
  /** That is no transcript of a game. */
  | "local/transcript";

export class Fault extends Error {
  constructor(
    readonly code: FaultCode,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Anything thrown, as a fault. */
export const faultOf = (thrown: unknown): Fault =>
  thrown instanceof Fault
    ? thrown
    : new Fault("local/failed", thrown instanceof Error ? thrown.message : String(thrown));
