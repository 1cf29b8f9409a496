/** A line played on: by bots, or as it would have followed from another choice. */
import { type Answer, isAnswer } from "../analysis/tree";
import type { GameView } from "../wire/messages";
import { giveWay } from "./calls";
import type { LocalGame } from "./game";
import { begun, type Line, momentsOf, seatsIn } from "./line";
import { botAnswer } from "./thinking";

/** Another choice, and where. */
export interface Instead {
  line: Line;
  moment: number;
  seat: number;
  lay: readonly number[];
}

export interface Bots {
  line: Line;
  /** By seat. */
  bots: Record<number, string>;
  most: number;
}

const THINKING_MS = 400;

/** What a bot answers here; equal numbers answer alike, if it does not think. */
function answerOf(game: LocalGame, seat: number, level: string, number: number): Promise<number> {
  const luck = new Uint8Array(32);
  new DataView(luck.buffer).setUint32(28, number);
  const search = { seat, number, luck, milliseconds: THINKING_MS };
  return botAnswer(game, level, search, new AbortController().signal);
}

/** What would have followed, to the end of the round: others do what they did where they can. */
export async function ahead({ line, moment, seat, lay }: Instead): Promise<Answer[]> {
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
}

/** Bots play on, by seat, until somebody else is asked; at most so many answers. */
export async function playOn(
  { line, bots, most }: Bots,
  tell: (answer: Answer) => void,
  signal: AbortSignal,
): Promise<Answer[]> {
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
}
