/**
 * What the analysis board asks the Worker: moments of a line, chances, choices looked at again, bots
 * playing on.
 */
import {
  isTelling,
  type Chance,
  costOf,
  type Judged,
  OPEN_EYES,
  type Reviewed,
  sameLay,
} from "../analysis/chances";
import { readTranscript, type Transcript, type Wrong } from "../analysis/transcript";
import { type Answer, isAnswer } from "../analysis/tree";
import { RULES_VERSIONS } from "../generated/protocol";
import type { GameView, Outcome, ReplayStep } from "../wire/messages";
import { giveWay, type Handlers } from "./calls";
import { faultOf } from "./faults";
import type { LocalGame } from "./game";
import { Judge } from "./judge";
import { begun, type Line, momentsOf, outcomeOf, replayed, seatsIn, seatsOf, take } from "./line";
import { type Compiled, fetched, lend } from "./modules";
import { botAnswer } from "./thinking";

/** A line of the graph: at every moment every seat's chance as those eyes knew it. */
export interface Drawn {
  readonly eyes: number;
  readonly playouts: number;
  readonly rows: Chance[][];
}

/** A file that was read: the game as far as it can be played, and what is wrong behind that. */
export interface ReadGame {
  readonly game: Omit<Transcript, "answers"> | null;
  readonly seats: number;
  readonly answers: readonly Answer[];
  readonly wrong: Wrong | null;
}

export interface BoardCalls {
  /** Loads a game, so that what is asked of it next is answered soon, and gives what another can be lent. */
  "board.ready": { ask: { game: string }; tell: never; answer: Compiled };
  /** Takes a game as another Worker has compiled it. */
  "board.lent": { ask: Compiled; tell: never; answer: null };
  "board.read": { ask: { text: string }; tell: never; answer: ReadGame };
  /** The moments from one on, told some at a time. */
  "board.walk": { ask: { line: Line; from: number }; tell: ReplayStep[]; answer: Outcome | null };
  /** The graph as some eyes knew it, with more and more playouts a point. */
  "board.graph": {
    ask: { line: Line; eyes: readonly number[]; passes: readonly number[] };
    tell: Drawn;
    answer: null;
  };
  /** What each option of a seat is worth at the end of the line. */
  "board.options": { ask: { line: Line; seat: number; playouts: number }; tell: Judged[]; answer: Judged[] };
  /** The choices that seem to have cost most, looked at closely; told is the part that is done. */
  "board.review": { ask: { line: Line }; tell: number; answer: Reviewed[] };
  /** What would have followed, to the end of the round: others do what they did where they can. */
  "board.ahead": {
    ask: { line: Line; moment: number; seat: number; lay: readonly number[] };
    tell: never;
    answer: Answer[];
  };
  /** Bots play on, by seat, until somebody else is asked; at most so many answers. */
  "board.play": {
    ask: { line: Line; bots: Record<number, string>; most: number };
    tell: Answer;
    answer: Answer[];
  };
}

/** Milliseconds of work before others are heard. */
const SLICE = 8;
/** So many moments are told at a time: what each seat sees of them is much to read, and the page listens to
 *  taps in between. */
const WALKED = 3;
const PLAN = 3;

/** Works in slices, and stops when nobody wants it any more. */
class Shift {
  #begun = performance.now();
  constructor(private readonly signal: AbortSignal) {}

  async isWanted(): Promise<boolean> {
    if (performance.now() - this.#begun > SLICE) {
      await giveWay();
      this.#begun = performance.now();
    }
    return !this.signal.aborted;
  }
}

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

function judged(
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

const bestFirst = (options: readonly Judged[]) => [...options].sort((a, b) => b.known.share - a.known.share);

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

const THINKING_MS = 400;

/** What a bot answers here; equal numbers answer alike, if it does not think. */
function answerOf(game: LocalGame, seat: number, level: string, number: number): Promise<number> {
  const luck = new Uint8Array(32);
  new DataView(luck.buffer).setUint32(28, number);
  const search = { seat, number, luck, milliseconds: THINKING_MS };
  return botAnswer(game, level, search, new AbortController().signal);
}

export const handlers: Handlers<BoardCalls> = {
  "board.ready": ({ game }) => fetched(game),

  "board.lent": (module) => {
    lend(module);
    return null;
  },

  "board.read": async ({ text }) => {
    const { game, wrong } = readTranscript(text, RULES_VERSIONS);
    const nothing = { game: null, seats: 0, answers: [], wrong };
    if (!game) return nothing;
    const { answers: given, ...about } = game;
    const { options, seed } = game;
    let local: LocalGame;
    try {
      local = await begun({ ...about, start: { options, seed } });
    } catch (thrown) {
      const { code, message } = faultOf(thrown);
      if (code !== "local/unplayable") throw thrown;
      return { ...nothing, wrong: { line: 3, what: "options", found: message } };
    }
    const answers: Answer[] = [];
    let refused: Wrong | null = null;
    for (const { seat, option, line } of given) {
      const who = local.answerAs(seat, option);
      if (who < 0) {
        refused = {
          line,
          what: "refused",
          found: `${seat < 0 ? "" : `${seat}:`}${option < 0 ? "-" : option}`,
        };
        break;
      }
      answers.push({ seat: who, option });
    }
    const seats = seatsOf(local);
    local.close();
    return { game: about, seats, answers, wrong: refused ?? wrong };
  },

  "board.walk": async ({ line, from }, tell, signal) => {
    const game = await begun(line);
    try {
      const shift = new Shift(signal);
      let moments: ReplayStep[] = from === 0 ? [replayed(game, null)] : [];
      for (const [i, step] of line.steps.entries()) {
        if (i + 1 < from) {
          take(game, step);
          continue;
        }
        moments.push(replayed(game, step));
        if (moments.length >= WALKED) {
          tell(moments);
          moments = [];
          if (!(await shift.isWanted())) return null;
        }
      }
      if (moments.length) tell(moments);
      return outcomeOf(game);
    } finally {
      game.close();
    }
  },

  "board.graph": async ({ line, eyes, passes }, tell, signal) => {
    const game = await begun(line);
    const judge = new Judge(game);
    try {
      const shift = new Shift(signal);
      const kept = momentsOf(game, line.steps);
      for (const playouts of passes)
        for (const each of eyes) {
          const rows: Chance[][] = [];
          for (const table of kept) {
            game.putBack(table);
            judge.begin(each);
            rows.push(judge.on(playouts));
            if (!(await shift.isWanted())) return null;
          }
          tell({ eyes: each, playouts, rows });
        }
      return null;
    } finally {
      judge.close();
      game.close();
    }
  },

  "board.options": async ({ line, seat, playouts }, tell, signal) => {
    const game = await begun(line);
    const judge = new Judge(game);
    try {
      const shift = new Shift(signal);
      momentsOf(game, line.steps);
      let found: Judged[] = laysOf(game, seat).map((lay) => ({
        lay,
        known: { share: 0, error: 1 },
        truth: null,
      }));
      for (const n of [Math.ceil(playouts / 8), playouts]) {
        const again: Judged[] = [];
        for (const { lay } of found) {
          const known = judged(judge, seat, seat, lay, n);
          again.push({ lay, known, truth: judged(judge, OPEN_EYES, seat, lay, Math.ceil(n / 2)) });
          if (!(await shift.isWanted())) return [];
        }
        found = bestFirst(again);
        if (n < playouts) tell(found);
      }
      return found;
    } finally {
      judge.close();
      game.close();
    }
  },

  "board.review": ({ line }, tell, signal) => review(line, tell, signal),

  "board.ahead": async ({ line, moment, seat, lay }) => {
    const game = await begun(line);
    try {
      momentsOf(game, line.steps.slice(0, moment));
      const round = () => (JSON.parse(game.sight(seat).view) as GameView).round;
      const [begins, answers] = [round(), [] as Answer[]];
      const give = (who: number, option: number) => {
        if (!game.answer(who, option)) return false;
        answers.push({ seat: who, option });
        return true;
      };
      for (const option of lay) give(seat, option);
      const later = new Map<number, number[]>();
      for (const [i, step] of line.steps.entries())
        if (i >= moment && isAnswer(step) && step.option >= 0)
          later.set(step.seat, [...(later.get(step.seat) ?? []), step.option]);
      later.set(seat, (later.get(seat) ?? []).slice(lay.length));
      while (game.asked && round() === begins && answers.length < 100) {
        const who = seatsIn(game.asked)[0]!;
        const options = game.optionsOf(who);
        const wished = later.get(who)?.shift();
        const option =
          wished !== undefined && options.includes(wished)
            ? wished
            : await answerOf(game, who, "outlaw", answers.length);
        if (!give(who, option)) break;
      }
      return answers;
    } finally {
      game.close();
    }
  },

  "board.play": async ({ line, bots, most }, tell, signal) => {
    const game = await begun(line);
    try {
      momentsOf(game, line.steps);
      const answers: Answer[] = [];
      while (game.asked && answers.length < most && !signal.aborted) {
        const seat = seatsIn(game.asked).find((each) => bots[each]);
        if (seat === undefined) break;
        const option = await answerOf(game, seat, bots[seat]!, line.steps.length + answers.length);
        if (!game.answer(seat, option)) break;
        answers.push({ seat, option });
        tell({ seat, option });
        await giveWay();
      }
      return answers;
    } finally {
      game.close();
    }
  },
};
