/** Finished games looked at again in the page: step by step, and where they turned. */
import type {
  Decision,
  GameOptions,
  GameReview,
  JudgedDecision,
  JudgedOption,
  Outcome,
  ReplayFile,
  ReplayStep,
  SeatState,
  TurningPoint,
} from "../wire/messages";
import { giveWay, type Handlers } from "./calls";
import { Fault } from "./faults";
import { type Kept, LocalGame, TAKE_BACK } from "./game";
import { bytesOf, sightsOf, seatsOf } from "./line";
import { moduleOf } from "./modules";
import { type Estimate, Searcher } from "./searcher";
import { seatsFor } from "./seats";
import { readTranscript, type Transcript, writeTranscript } from "./transcripts";

export interface PastCalls {
  "past.replay": { ask: { transcript: string; seats?: SeatState[] }; tell: never; answer: ReplayFile };
  "past.review": { ask: { transcript: string }; tell: never; answer: GameReview };
}

/** As `folsom.bots.review` has them. */
const PLAYOUTS = 400;
const CAREFUL_PLAYOUTS = 2_000;
const N_CAREFUL = 16;
const N_TURNING_POINTS = 5;
const LEAST_COST = 0.03;

const lowest = (mask: number) => 31 - Math.clz32(mask & -mask);

async function startOf({ game, rules, seed, options }: Transcript): Promise<LocalGame> {
  const module = await moduleOf(game);
  try {
    return new LocalGame(module, { ...options, rules_version: rules }, bytesOf(seed));
  } catch {
    throw new Fault("local/transcript", "its options do not fit together");
  }
}

/** Every answer with the seat that gave it. */
function* played(game: LocalGame, { answers }: Transcript): Generator<[number, number, number]> {
  for (const [i, [wished, option]] of answers.entries()) {
    const seat = wished ?? lowest(game.asked);
    if (game.asked === 0) throw new Fault("local/unplayable", `answer number ${i}: the game was over`);
    yield [i + 1, seat, option];
  }
}

const refuseAnswer = (step: number) =>
  new Fault("local/unplayable", `answer number ${step - 1} cannot be played`);

export async function replay(transcript: Transcript, seats?: SeatState[]): Promise<ReplayFile> {
  const game = await startOf(transcript);
  try {
    const steps: ReplayStep[] = [{ seat: null, option: null, decision: null, sights: sightsOf(game, true) }];
    const answers: Transcript["answers"] = [];
    for (const [step, seat, option] of played(game, transcript)) {
      const asked = JSON.parse(game.sight(seat).decision) as Decision | null;
      answers.push([seat === lowest(game.asked) ? null : seat, option]);
      if (!game.answer(seat, option)) throw refuseAnswer(step);
      const decision = option === TAKE_BACK ? null : asked;
      steps.push({ seat, option, decision, sights: sightsOf(game, true) });
    }
    return {
      game: transcript.game,
      rules_version: transcript.rules,
      options: transcript.options as GameOptions,
      seats: seats ?? seatsFor(seatsOf(game)),
      steps,
      outcome: JSON.parse(game.outcome()) as Outcome | null,
      proof: transcript.proof,
      transcript: writeTranscript({ ...transcript, answers }),
      imagined_from: null,
    };
  } finally {
    game.close();
  }
}

interface Judged {
  step: number;
  seat: number;
  round: number;
  decision: Decision;
  chosen: Estimate;
  best: Estimate;
  kept: Kept;
}

const costOf = ({ best, chosen }: Judged) => Math.max(0, best.share - chosen.share);
const isTelling = (judged: Judged) =>
  costOf(judged) >= LEAST_COST && costOf(judged) > 2 * Math.hypot(judged.best.error, judged.chosen.error);

/** What the seat does not know at a step is drawn from the step's number. */
const luckOf = (step: number) => {
  const luck = new Uint8Array(32);
  new DataView(luck.buffer).setUint32(28, step);
  return luck;
};

/** Every decision searched again with the eyes of the seat that took it, as `folsom.bots.review` does. */
export async function review(
  transcript: Transcript,
  signal: AbortSignal,
  playouts = PLAYOUTS,
  careful = CAREFUL_PLAYOUTS,
): Promise<GameReview> {
  const game = await startOf(transcript);
  const searcher = new Searcher(game, 0);
  try {
    const judged: Judged[] = [];
    const waiting = new Map<number, Judged[]>();
    const found: Judged[] = [];
    for (const [step, seat, option] of played(game, transcript)) {
      if (option === TAKE_BACK) waiting.delete(seat);
      else {
        const seen = game.sight(seat);
        const { round } = JSON.parse(seen.view) as { round: number };
        const decision = JSON.parse(seen.decision) as Decision;
        const none = { option, share: 0, error: 1, value: 0, playouts: 0 };
        const one = { step, seat, round, decision, chosen: none, best: none, kept: game.keep() };
        waiting.set(seat, [...(waiting.get(seat) ?? []), one]);
      }
      if (!game.answer(seat, option)) throw refuseAnswer(step);
      for (const [other, ones] of [...waiting])
        if (!game.module.call("can_take_back", game.areas, other)) {
          found.push(...ones);
          waiting.delete(other);
        }
    }
    for (const ones of waiting.values()) found.push(...ones);
    if (game.asked) throw new Fault("local/transcript", "this is told when the game is over");
    const search = async (one: Judged, n: number, among?: number) => {
      if (signal.aborted) throw new Fault("local/aborted", "nobody waits for it any more");
      game.putBack(one.kept);
      searcher.begin(one.seat, luckOf(one.step), among);
      searcher.think(n);
      const estimates = searcher.estimates();
      await giveWay();
      return estimates;
    };
    for (const one of found) {
      const estimates = await search(one, playouts);
      const chosen = estimates.find(({ option }) => option === one.chosen.option)!;
      judged.push({ ...one, chosen, best: estimates[0]! });
    }
    const seeming = judged.toSorted((a, b) => costOf(b) - costOf(a)).slice(0, N_CAREFUL);
    for (const one of seeming) {
      const worth = async (option: number) =>
        (await search(one, careful, option)).find((each) => each.option === option)!;
      one.chosen = await worth(one.chosen.option);
      one.best = await worth(one.best.option);
    }
    const turning = seeming.filter(isTelling).toSorted((a, b) => costOf(b) - costOf(a));
    return {
      decisions: judged.toSorted((a, b) => a.step - b.step).map(asJudged),
      turning_points: turning
        .slice(0, N_TURNING_POINTS)
        .map((one): TurningPoint => ({ ...asJudged(one), decision: one.decision })),
    };
  } finally {
    searcher.close();
    game.close();
  }
}

/** To four digits; what lies just between two of them (odd 32nds) goes to the even one, as Python has it. */
const rounded = (n: number) => {
  const below = Math.floor(n * 1e4);
  return Math.abs((n * 32) % 2) === 1 ? (below + (below % 2)) / 1e4 : Number(n.toFixed(4));
};
const asOption = ({ option, share, error }: Estimate): JudgedOption => ({
  option,
  share: rounded(share),
  error: rounded(error),
});
const asJudged = ({ step, seat, round, chosen, best }: Judged): JudgedDecision => ({
  step,
  seat,
  round,
  chosen: asOption(chosen),
  best: asOption(best),
});

export const handlers: Handlers<PastCalls> = {
  "past.replay": ({ transcript, seats }) => replay(readTranscript(transcript), seats),
  "past.review": ({ transcript }, _, signal) => review(readTranscript(transcript), signal),
};
