/** Finished games looked at again in the page, step by step. */
import type { Decision, GameOptions, Outcome, ReplayFile, ReplayStep, SeatState } from "../wire/messages";
import { type Handlers } from "./calls";
import { Fault } from "./faults";
import { LocalGame, TAKE_BACK } from "./game";
import { bytesOf, seatsOf, sightsOf } from "./line";
import { moduleOf } from "./modules";
import { seatsFor } from "./seats";
import { readTranscript, type Transcript, writeTranscript } from "./transcripts";

export interface PastCalls {
  "past.replay": { ask: { transcript: string; seats?: SeatState[] }; tell: never; answer: ReplayFile };
}

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

export const handlers: Handlers<PastCalls> = {
  "past.replay": ({ transcript, seats }) => replay(readTranscript(transcript), seats),
};
