/** A line of a tree in a module: every moment of it kept, so that any can be looked at again. */
import type { Position } from "../analysis/position";
import { isAnswer, type Start, type Step } from "../analysis/tree";
import type { Decision, GameEvent, GameView, Outcome, ReplayFile, ReplayStep, Sight } from "../wire/messages";
import { Fault } from "./faults";
import { type Kept, LocalGame, SEES_ALL, SPECTATOR } from "./game";
import { moduleOf } from "./modules";

/** From its start along some steps. */
export interface Line {
  readonly game: string;
  readonly rules: number;
  readonly start: Start;
  readonly steps: readonly Step[];
}

/** A game that was told step by step. */
export type Game = Pick<ReplayFile, "game" | "rules_version" | "options" | "steps" | "transcript">;

const seedIn = (transcript: string) => /^seed ([0-9a-f]{64})$/m.exec(transcript)?.[1] ?? "";

export const lineOf = ({ game, rules_version: rules, options, steps, transcript }: Game): Line => ({
  game,
  rules,
  start: { options: options as unknown as Record<string, unknown>, seed: seedIn(transcript) },
  steps: steps.slice(1).map(({ seat, option }) => ({ seat: seat!, option: option! })),
});

export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));

export async function begun({ game, rules, start }: Omit<Line, "steps">): Promise<LocalGame> {
  try {
    if ("position" in start) {
      const { gameFrom } = await import("./positions");
      return gameFrom(await moduleOf(game), start.position as unknown as Position);
    }
    return new LocalGame(
      await moduleOf(game),
      { ...start.options, rules_version: rules },
      bytesOf(start.seed),
    );
  } catch (thrown) {
    if (thrown instanceof Fault) throw thrown;
    throw new Fault("local/unplayable", thrown instanceof Error ? thrown.message : String(thrown));
  }
}

/** One step on; whether it could be taken. */
export function take(game: LocalGame, step: Step): boolean {
  if (isAnswer(step)) return game.answer(step.seat, step.option);
  game.redraw(step.eyes, bytesOf(step.seed));
  return true;
}

/** Every moment of a line as it is kept, the start first. The game is left at its end. */
export function momentsOf(game: LocalGame, steps: readonly Step[]): Kept[] {
  const kept = [game.keep()];
  for (const [i, step] of steps.entries()) {
    if (!take(game, step)) throw new Fault("local/unplayable", `step ${i + 1} cannot be taken`);
    kept.push(game.keep());
  }
  return kept;
}

const parsed = <Type>(text: string) => JSON.parse(text) as Type;

function sightOf(game: LocalGame, seat: number, isNew: boolean): Sight {
  const { events, view, decision, canTakeBack } = game.sight(seat);
  return {
    seat: seat < 0 ? null : seat,
    events: isNew ? parsed<GameEvent[]>(events) : [],
    view: parsed<GameView>(view),
    decision: parsed<Decision | null>(decision),
    can_take_back: canTakeBack,
  };
}

/** The spectators' view with all that any seat knows put in; hands stay in the seats' own views. */
function opened(shown: unknown, views: readonly unknown[]): unknown {
  if (Array.isArray(shown)) {
    const isShared = views.every((view) => Array.isArray(view) && view.length === shown.length);
    return isShared
      ? shown.map((part, i) =>
          opened(
            part,
            views.map((view) => (view as unknown[])[i]),
          ),
        )
      : shown;
  }
  if (shown === null)
    return views.find((view) => view !== null && view !== undefined && typeof view !== "object") ?? null;
  if (typeof shown !== "object") return shown;
  const { seat } = shown as { seat?: unknown };
  if (typeof seat === "number") return views[seat];
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [
      name,
      opened(
        value,
        views.map((view) => (view as Record<string, unknown>)[name]),
      ),
    ]),
  );
}

/** What is seen at a moment: with nothing hidden first, under no seat; then every seat's own. */
export function sightsOf(game: LocalGame, isNew: boolean): Sight[] {
  const all = sightOf(game, SEES_ALL, isNew);
  const own = Array.from({ length: all.view.n_seats }, (_, seat) => sightOf(game, seat, isNew));
  const view = {
    ...(opened(
      all.view,
      own.map((sight) => sight.view),
    ) as GameView),
    seat: null,
  };
  return [{ ...all, view, decision: null, can_take_back: false } as Sight, ...own];
}

/** The next moment, as a replay has it. */
export function replayed(game: LocalGame, step: Step | null): ReplayStep {
  if (!step) return { seat: null, option: null, decision: null, sights: sightsOf(game, true) };
  if (!isAnswer(step)) {
    take(game, step);
    return { seat: null, option: null, decision: null, sights: sightsOf(game, false) };
  }
  const decision = step.option < 0 ? null : parsed<Decision | null>(game.sight(step.seat).decision);
  if (!take(game, step)) throw new Fault("local/unplayable", "an answer could not be given");
  return { seat: step.seat, option: step.option, decision, sights: sightsOf(game, true) };
}

export const outcomeOf = (game: LocalGame): Outcome | null => parsed<Outcome | null>(game.outcome());

/** The seats that are set in a mask. */
export const seatsIn = (mask: number): number[] =>
  Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1);

export const seatsOf = (game: LocalGame): number => parsed<GameView>(game.sight(SPECTATOR).view).n_seats;
