/** Finished games looked at again in the page: step by step, where they turned, and what might have been. */
import { sha256 } from "../fairness/sha256";
import type {
  Decision,
  GameEvent,
  GameOptions,
  GameReview,
  JudgedDecision,
  JudgedOption,
  Outcome,
  ReplayFile,
  ReplayStep,
  SeatState,
  Sight,
  TurningPoint,
} from "../wire/messages";
import { giveWay, type Handlers } from "./calls";
import { Fault } from "./faults";
import { type Kept, LocalGame, SEES_ALL, SPECTATOR, TAKE_BACK } from "./game";
import { moduleOf } from "./modules";
import { type Estimate, Searcher } from "./searcher";
import { readTranscript, type Transcript, writeTranscript } from "./transcripts";

export interface PastCalls {
  "past.replay": { ask: { transcript: string; seats?: SeatState[] }; tell: never; answer: ReplayFile };
  "past.review": { ask: { transcript: string }; tell: never; answer: GameReview };
  "past.whatIf": {
    ask: { transcript: string; step: number; option: number };
    tell: never;
    answer: ReplayFile;
  };
}

const OUTLAW = 2;
/** As `folsom.bots.review` has them. */
const PLAYOUTS = 400;
const CAREFUL_PLAYOUTS = 2_000;
const N_CAREFUL = 16;
const N_TURNING_POINTS = 5;
const LEAST_COST = 0.03;

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
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

/** The spectators' view with all that any seat knows put in; hands stay in the seats' own views. */
function opened(open: unknown, views: unknown[]): unknown {
  if (Array.isArray(open)) {
    const shared = views.every((view) => Array.isArray(view) && view.length === open.length);
    return shared
      ? open.map((part: unknown, i) =>
          opened(
            part,
            views.map((view) => (view as unknown[])[i]),
          ),
        )
      : open;
  }
  if (typeof open === "object" && open !== null) {
    const { seat } = open as { seat?: unknown };
    if (typeof seat === "number") return views[seat];
    const of = (view: unknown, name: string) => (view as Record<string, unknown>)[name];
    return Object.fromEntries(
      Object.entries(open).map(([name, value]) => [
        name,
        opened(
          value,
          views.map((view) => of(view, name)),
        ),
      ]),
    );
  }
  if (open === null) return views.find((view) => view !== null && typeof view !== "object") ?? null;
  return open;
}

function sightsOf(game: LocalGame, seats: number): Sight[] {
  const own = Array.from({ length: seats }, (_, seat) => {
    return game.seen(seat);
  });
  const whole = opened(
    JSON.parse(game.sight(SPECTATOR).view),
    own.map((sight) => sight.view),
  ) as object;
  const all = {
    seat: null,
    events: JSON.parse(game.sight(SEES_ALL).events) as GameEvent[],
    view: { ...whole, seat: null } as Sight["view"],
    decision: null,
    can_take_back: false,
  };
  return [all, ...own];
}

const nobody = (seat: number): SeatState => ({
  seat,
  kind: "person",
  name: "",
  avatar: "",
  bandit: null,
  level: null,
  bot_plays_on: false,
  is_free: false,
  is_ready: true,
  nonce_commitment: null,
  has_revealed: false,
});

export async function replay(transcript: Transcript, seats?: SeatState[]): Promise<ReplayFile> {
  const game = await startOf(transcript);
  try {
    const n = (JSON.parse(game.sight(SPECTATOR).view) as { n_seats: number }).n_seats;
    const steps: ReplayStep[] = [{ seat: null, option: null, decision: null, sights: sightsOf(game, n) }];
    const answers: Transcript["answers"] = [];
    for (const [step, seat, option] of played(game, transcript)) {
      const asked = JSON.parse(game.sight(seat).decision) as Decision | null;
      answers.push([seat === lowest(game.asked) ? null : seat, option]);
      if (!game.answer(seat, option)) throw refuseAnswer(step);
      const decision = option === TAKE_BACK ? null : asked;
      steps.push({ seat, option, decision, sights: sightsOf(game, n) });
    }
    return {
      game: transcript.game,
      rules_version: transcript.rules,
      options: transcript.options as GameOptions,
      seats: seats ?? Array.from({ length: n }, (_, seat) => nobody(seat)),
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

/** The game up to that step, another option there, then Outlaws to the end: the same whenever it is asked. */
export async function whatIf(transcript: Transcript, step: number, option: number): Promise<ReplayFile> {
  const game = await startOf(transcript);
  const module = game.module;
  const choosers: number[] = [];
  try {
    const answers: Transcript["answers"] = [];
    for (const [at, seat, chosen] of played(game, transcript)) {
      if (at === step && chosen === TAKE_BACK) throw new Fault("local/unplayable", "that step is no choice");
      const answered = at === step ? option : chosen;
      if (!game.answer(seat, answered)) throw refuseAnswer(at);
      answers.push([seat, answered]);
      if (at === step) break;
    }
    const { n_seats } = JSON.parse(game.sight(SPECTATOR).view) as { n_seats: number };
    for (let seat = 0; seat < n_seats; seat++) {
      const chooser = module.take("chooser");
      module.call("new_chooser", { ...game.areas, chooser }, seat);
      choosers.push(chooser);
    }
    const words = new TextEncoder().encode(`what if ${step} ${option}`);
    let lots = sha256(Uint8Array.from([...words, ...bytesOf(transcript.seed)]));
    while (game.asked) {
      const seat = lowest(game.asked);
      lots = sha256(lots);
      const chosen = game.botWith(choosers[seat]!, seat, OUTLAW, lots);
      if (!game.answer(seat, chosen)) throw new Fault("local/failed", "a bot's answer was refused");
      answers.push([seat, chosen]);
    }
    const file = await replay({ ...transcript, answers, proof: null });
    return { ...file, imagined_from: step };
  } finally {
    for (const chooser of choosers) module.give("chooser", chooser);
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
  "past.whatIf": ({ transcript, step, option }) => whatIf(readTranscript(transcript), step, option),
};
