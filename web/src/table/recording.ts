/** A lesson as tools/lessons.py has recorded it by the rules, and the whole of what is seen in it. */
import { patch } from "../show/patch";
import type { View } from "../seen/game";
import type { Decision, GameEvent, GameView, Sight } from "../wire/messages";

/** What was seen after an answer: of the view only what is new, and where it was cut the view at its end. */
interface Recorded {
  events: GameEvent[];
  view: Partial<GameView>;
  decision: Decision | null;
  cut?: boolean;
}

interface RecordedStep {
  name: string;
  act: number;
  begins: boolean;
  sights: Recorded[];
  awaits: { tap: string; option: number | null; sights?: Recorded[] }[];
  wrong: Record<string, string>;
}

export interface Recording {
  game: "express" | "superexpress";
  steps: RecordedStep[];
}

/** What the learner shall do: a thing to tap, and the option that it takes, if it answers a question. */
export interface Awaited {
  tap: string;
  option: number | null;
  /** The whole question, of which only one answer is taken. */
  decision: Decision | null;
  /** What is seen at once, where more is awaited in the same step. */
  then: Sight[];
}

export interface Step {
  name: string;
  act: number;
  /** Whether it has a position of its own, to which nothing leads. */
  begins: boolean;
  /** What happens before the coach speaks, and what is seen then. */
  before: Sight[];
  seen: View;
  awaits: Awaited[];
  wrong: Record<string, string>;
}

/** Every step with whole views: what was recorded as new is put into what was seen before. */
export function unfold(recording: Recording): Step[] {
  let known = {} as View;
  let seen = {} as View;
  let decision: Decision | null = null;
  const whole = (sight: Recorded): Sight => {
    known = { ...known, ...sight.view } as View;
    seen = sight.cut ? sight.events.reduce((view, event) => patch(view, event, known), seen) : known;
    decision = sight.decision;
    return { seat: 0, events: sight.events, view: seen as GameView, decision: null, can_take_back: false };
  };
  return recording.steps.map((step) => ({
    name: step.name,
    act: step.act,
    begins: step.begins,
    before: step.sights.map(whole),
    seen,
    wrong: step.wrong,
    awaits: step.awaits.map(({ tap, option, sights }) => ({
      tap,
      option,
      decision: option === null ? null : decision,
      then: (sights ?? []).map(whole),
    })),
  }));
}
