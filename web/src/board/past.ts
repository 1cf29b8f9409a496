/** A board's game looked back at, as the result screen wants it: by the numbers of the board's own graph. */
import type { Reviewed } from "../analysis/chances";
import type { ReplayStep } from "../wire/messages";
import type { Board } from "./board.svelte";

/** Asked for again whenever the board knows more. */
export function lookedBack(board: Board, go: (step: number) => void) {
  const { fault, main, moments } = board;
  const { reviewed } = board.graph;
  const steps = main.map(({ id }) => moments.get(id));
  return {
    review: soon<readonly Reviewed[]>(reviewed, fault),
    steps: soon(steps.every((step) => step !== undefined) ? (steps as ReplayStep[]) : null, fault),
    go,
  };
}

/** What is there, or will never be, or is still to come. */
const soon = <Thing>(thing: Thing | null, fault: string | null): Promise<Thing> =>
  thing ? Promise.resolve(thing) : fault ? Promise.reject(new Error(fault)) : new Promise(() => undefined);
