/** What may lie instead of the answer given last, as long as nobody has learned anything of it. */
import type { Decision, GameEvent } from "../wire/messages";
import { type Kept, type LocalGame, SEES_ALL, SPECTATOR } from "./game";

/** An answer, with the game before it and who else sits there. */
export interface LastAnswer {
  readonly game: LocalGame;
  readonly before: Kept;
  readonly seat: number;
  readonly option: number;
  readonly others: readonly number[];
}

/** The only things that may have happened with an answer that can still be another one. */
const TELLS_NOTHING = ["card-played", "turn-started"];

/** Whether nothing has happened with the last answer that shows which it was. */
export function mayBeHidden(game: LocalGame): boolean {
  const whole = game.sight(SEES_ALL).events;
  const open = game.sight(SPECTATOR).events;
  const events = JSON.parse(open) as GameEvent[];
  const n = (JSON.parse(whole) as unknown[]).length;
  return n > 0 && n <= 2 && whole !== open && events.every((e) => TELLS_NOTHING.includes(e.event));
}

function decisionBefore({ game, before, seat }: LastAnswer): Decision {
  const now = game.keep();
  game.putBack(before);
  const decision = JSON.parse(game.sight(seat).decision) as Decision;
  game.putBack(now);
  return decision;
}

/** The decision that was answered, with what differs from the answer in its card alone. */
export function offeredInstead(last: LastAnswer): Decision | null {
  const decision = decisionBefore(last);
  const laid = decision.options.find((o) => o.number === last.option)!.form as unknown as Record<
    string,
    unknown
  >;
  if (laid["card"] == null) return null;
  const rest = (form: object) => JSON.stringify({ ...form, card: null });
  const options = (decision.options as { number: number; form: object }[]).filter(
    ({ form }) => rest(form) === rest(laid),
  );
  return options.length > 1 ? ({ ...decision, options } as Decision) : null;
}

/** The options that nobody can tell from the answer, as trying each of them shows. */
export function othersInstead(last: LastAnswer): number[] {
  const { game, before, seat, option, others } = last;
  const [now, options] = [game.keep(), decisionBefore(last).options];
  const seen = () => JSON.stringify([game.asked, ...others.map((other) => Object.values(game.sight(other)))]);
  const shown = seen();
  const same = options.filter(({ number }) => {
    if (number === option) return true;
    game.putBack(before);
    return game.answer(seat, number) && seen() === shown;
  });
  game.putBack(now);
  return same.length > 1 ? same.map((o) => o.number) : [];
}
