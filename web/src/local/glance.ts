/**
 * A glance at a finished game, for a list of many: one seat's chance to win along it, and where it first
 * turned.
 */
import { turningPoints } from "../analysis/chances";
import type { Decision, GameView, Outcome, Sight } from "../wire/messages";
import { handlers as board } from "./board";
import { review } from "./review";
import { giveWay, type Handlers } from "./calls";
import { Fault } from "./faults";
import type { LocalGame } from "./game";
import { Judge } from "./judge";
import { begun, type Line, momentsOf, outcomeOf, sightsOf } from "./line";

/** The first turning point: the choice, and what its seat saw then. */
export interface Turn {
  readonly moment: number;
  readonly seat: number;
  readonly lay: readonly number[];
  readonly decision: Decision;
  readonly view: GameView;
}

export interface Glance {
  /** Everybody who played, in the order of the seats. */
  readonly crew: readonly { readonly seat: number; readonly bandit: string }[];
  readonly seat: number;
  readonly outcome: Outcome;
  /** The seat's chance at each moment, by what it knew, in per cent. */
  readonly shares: readonly number[];
  readonly turn: Turn | null;
}

export interface GlanceCalls {
  /** Of a transcript, for the seat of that bandit. */
  "glance.at": { ask: { text: string; bandit: string }; tell: never; answer: Glance };
}

/** Playouts a point: a line as high as a word needs no more. */
const PLAYOUTS = 60;

async function sharesOf(game: LocalGame, kept: ReturnType<typeof momentsOf>, seat: number) {
  const judge = new Judge(game);
  const shares: number[] = [];
  try {
    for (const moment of kept) {
      game.putBack(moment);
      judge.begin(seat);
      shares.push(Math.round(100 * judge.on(PLAYOUTS)[seat]!.share));
      await giveWay();
    }
    return shares;
  } finally {
    judge.close();
  }
}

const sightOf = (sights: readonly Sight[], seat: number) => sights.find((sight) => sight.seat === seat)!;

async function glanceAt(line: Line, bandit: string, signal: AbortSignal): Promise<Glance> {
  const game = await begun(line);
  try {
    const kept = momentsOf(game, line.steps);
    const outcome = outcomeOf(game);
    const { bandits } = sightsOf(game, false)[0]!.view;
    const crew = bandits.map(({ seat, bandit: each }) => ({ seat, bandit: each }));
    const seat = crew.find((each) => each.bandit === bandit)?.seat;
    if (!outcome || seat === undefined)
      throw new Fault("local/unplayable", "it is no finished game of theirs");
    const shares = await sharesOf(game, kept, seat);
    const [first] = turningPoints(await review(line, () => undefined, signal));
    if (!first) return { crew, seat, outcome, shares, turn: null };
    game.putBack(kept[first.moment]!);
    const { decision, view } = sightOf(sightsOf(game, false), first.seat);
    const { moment, seat: whose, chosen: lay } = first;
    return { crew, seat, outcome, shares, turn: { moment, seat: whose, lay, decision: decision!, view } };
  } finally {
    game.close();
  }
}

export const handlers: Handlers<GlanceCalls> = {
  "glance.at": async ({ text, bandit }, _tell, signal) => {
    const { game, answers, wrong } = await board["board.read"]({ text }, () => undefined, signal);
    if (!game || wrong) throw new Fault("local/transcript", "it cannot be read");
    const { game: name, rules, options, seed } = game;
    return glanceAt({ game: name, rules, start: { options, seed }, steps: answers }, bandit, signal);
  },
};
