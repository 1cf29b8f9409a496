/** Choices looked at again: what each option was worth, and which choices cost most. */
import { type Judged, type Reviewed, costOf, isTelling, sameLay } from "../analysis/chances";
import { isAnswer } from "../analysis/tree";
import type { GameView } from "../wire/messages";
import type { LocalGame } from "./game";
import { Judge } from "./judge";
import { begun, type Line, momentsOf, take } from "./line";
import { Shift } from "./shift";

const PLAN = 3;

/** All that a seat could do now: an answer each, or a whole plan. The game is left as it was. */
export function laysOf(game: LocalGame, seat: number): number[][] {
  const first = game.optionsOf(seat).map((option) => [option]);
  if (game.module.about.game !== "superexpress") return first;
  const here = game.keep();
  const view = JSON.parse(game.sight(seat).view) as GameView & { plans: { seat: number; n: number }[] };
  const lacking = PLAN - (view.plans.find((plan) => plan.seat === seat)?.n ?? 0);
  let lays = first;
  for (let n = 1; n < lacking; n++)
    lays = lays.flatMap((lay) => {
      game.putBack(here);
      for (const option of lay) game.answer(seat, option);
      const next = game.optionsOf(seat);
      return next.length ? next.map((option) => [...lay, option]) : [lay];
    });
  game.putBack(here);
  return lays;
}

export function judged(
  judge: Judge,
  eyes: number,
  seat: number,
  lay: readonly number[],
  playouts: number,
  number = 0,
) {
  judge.begin(eyes, seat, lay, number);
  return judge.on(playouts)[seat]!;
}

export const bestFirst = (options: readonly Judged[]) =>
  [...options].sort((a, b) => b.known.share - a.known.share);

/** A choice that stood: when, whose, and what. */
interface Stood {
  moment: number;
  seat: number;
  lay: number[];
}

/** Every choice that was not taken back; the cards of a plan are one. The game is left at the end. */
export function choicesThatStood(game: LocalGame, steps: Line["steps"]): Stood[] {
  const stood: Stood[] = [];
  const waiting = new Map<number, Stood[]>();
  const isPlan = game.module.about.game === "superexpress";
  for (const [moment, step] of steps.entries()) {
    if (isAnswer(step) && step.option < 0) waiting.delete(step.seat);
    else if (isAnswer(step)) {
      const mine = waiting.get(step.seat) ?? [];
      const last = mine.at(-1);
      if (isPlan && last && last.lay.length < PLAN) last.lay.push(step.option);
      else mine.push({ moment, seat: step.seat, lay: [step.option] });
      waiting.set(step.seat, mine);
    }
    take(game, step);
    for (const [seat, choices] of waiting)
      if (!game.sight(seat).canTakeBack) {
        stood.push(...choices);
        waiting.delete(seat);
      }
  }
  return [...stood, ...[...waiting.values()].flat()].sort((a, b) => a.moment - b.moment);
}

/** A first look at each option: shorter where there are many. */
const rough = (options: number) => (options > 12 ? 10 : 32);
const CAREFUL = 300;
const SURE = 800;
const N_CAREFUL = 10;
/** After so many choices the part that is done is told: the page has more to do than to hear of it. */
const FEW_TOLD = 8;
/** Of so many options that seem best the careful look takes. */
const MOST_OPTIONS = 8;

export async function review(
  line: Line,
  tell: (part: number) => void,
  signal: AbortSignal,
): Promise<Reviewed[]> {
  const game = await begun(line);
  const judge = new Judge(game);
  const shift = new Shift(signal);
  try {
    const kept = momentsOf(game, line.steps);
    game.putBack(kept[0]!);
    const stood = choicesThatStood(game, line.steps);
    const seeming: Reviewed[] = [];
    for (const [i, { moment, seat, lay }] of stood.entries()) {
      game.putBack(kept[moment]!);
      const options: Judged[] = [];
      const lays = laysOf(game, seat);
      if (lays.length < 2) continue;
      for (const each of lays) {
        if (!(await shift.isWanted())) return [];
        options.push({ lay: each, known: judged(judge, seat, seat, each, rough(lays.length)), truth: null });
      }
      seeming.push({ moment, seat, chosen: lay, options: bestFirst(options), isSure: false });
      if (i % FEW_TOLD === 0) tell((0.5 * (i + 1)) / stood.length);
    }
    const dear = [...seeming].sort((a, b) => costOf(b).share - costOf(a).share).slice(0, N_CAREFUL);
    const found = new Map(seeming.map((choice) => [choice.moment, choice]));
    for (const [i, choice] of dear.entries()) {
      const { moment, seat, chosen } = choice;
      game.putBack(kept[moment]!);
      const judgeAgain = async (options: readonly Judged[], playouts: number, number: number) => {
        const again: Judged[] = [];
        for (const option of options) {
          if (!(await shift.isWanted())) return null;
          const known = judged(judge, seat, seat, option.lay, playouts, number);
          again.push({ ...option, known });
        }
        return bestFirst(again);
      };
      const near = choice.options.filter(({ lay }, at) => at < MOST_OPTIONS || sameLay(lay, chosen));
      let options = await judgeAgain(near, CAREFUL, 1);
      if (!options) return [];
      if (isTelling({ ...choice, options })) {
        // Looked at once more with other luck: what is best of many is partly best by luck.
        const two = await judgeAgain(
          [options[0]!, options.find(({ lay }) => sameLay(lay, chosen))!],
          SURE,
          2,
        );
        if (!two) return [];
        options = bestFirst(options.map((each) => two.find(({ lay }) => sameLay(lay, each.lay)) ?? each));
      }
      const rest = choice.options.filter(({ lay }) => !options!.some((each) => sameLay(each.lay, lay)));
      found.set(moment, { ...choice, options: [...options, ...rest], isSure: true });
      tell(0.5 + (0.5 * (i + 1)) / dear.length);
    }
    return [...found.values()];
  } finally {
    judge.close();
    game.close();
  }
}
