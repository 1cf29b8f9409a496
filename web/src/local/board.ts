/**
 * What the analysis board asks the Worker: moments of a line, chances, choices looked at again, bots
 * playing on.
 */
import { type Chance, type Judged, OPEN_EYES, type Reviewed } from "../analysis/chances";
import { readTranscript, type Transcript, type Wrong } from "../analysis/transcript";
import type { Answer } from "../analysis/tree";
import { RULES_VERSIONS } from "../generated/protocol";
import type { Outcome, ReplayStep } from "../wire/messages";
import { ahead, type Bots, type Instead, playOn } from "./ahead";
import type { Handlers } from "./calls";
import { faultOf } from "./faults";
import type { LocalGame } from "./game";
import { Judge } from "./judge";
import { begun, type Line, momentsOf, outcomeOf, replayed, seatsOf, take } from "./line";
import { type Compiled, fetched, lend } from "./modules";
import { bestFirst, judged, laysOf, review } from "./review";
import { Shift } from "./shift";

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
  "board.ahead": { ask: Instead; tell: never; answer: Answer[] };
  "board.play": { ask: Bots; tell: Answer; answer: Answer[] };
}

/** So many moments are told at a time: what each seat sees of them is much to read, and the page listens to
 *  taps in between. */
const WALKED = 3;

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

  "board.ahead": (asked) => ahead(asked),

  "board.play": (asked, tell, signal) => playOn(asked, tell, signal),
};
