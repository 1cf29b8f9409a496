/**
 * A finished game as it was told, beside the same game as this page has played it again from its
 * transcript.
 */
import type { Outcome, ReplayFile } from "../wire/messages";

/**
 * What came of it: all is the same (`same`); the transcript is damaged (`transcript`); the cards come
 * from another seed than the proof's (`seed`); the rules do not allow an answer (`answer`); something
 * else happens at a step (`events`); it ends otherwise (`outcome`); or it cannot be played here (`not`).
 */
export interface Again {
  verdict: "same" | "transcript" | "seed" | "answer" | "events" | "outcome" | "not";
  /** The answer or the step. */
  n?: number;
}

/** Whether something is wrong, and not only unknown. */
export const differs = ({ verdict }: Again) => verdict !== "same" && verdict !== "not";

/** Whether two things that were read from JSON say the same. */
export function alike(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  const of = (thing: object, name: string) => (thing as Record<string, unknown>)[name];
  return (
    names.length === others.length &&
    names.every((name) => Object.hasOwn(other, name) && alike(of(one, name), of(other, name)))
  );
}

/** What a server has told of a game: all of it, or only how it was dealt and how it ended. */
export type Told = Pick<ReplayFile, "transcript" | "proof"> & {
  steps?: ReplayFile["steps"];
  outcome: Outcome | null;
};

export function compare(told: Told, again: ReplayFile): Again {
  if (!alike(told.proof, again.proof)) return { verdict: "seed" };
  if (again.proof && again.proof.nonces.length !== again.seats.length) return { verdict: "seed" };
  for (const [n, step] of (told.steps ?? []).entries())
    if (!alike(step, again.steps[n])) return { verdict: "events", n };
  if (told.steps && told.steps.length !== again.steps.length)
    return { verdict: "events", n: told.steps.length };
  return { verdict: alike(told.outcome, again.outcome) ? "same" : "outcome" };
}
