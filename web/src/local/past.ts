/** Finished games looked at again in the page: step by step, and what might have been. */
import { sha256 } from "../fairness/sha256";
import type {
  Decision,
  GameEvent,
  GameOptions,
  Outcome,
  ReplayFile,
  ReplayStep,
  SeatState,
  Sight,
} from "../wire/messages";
import { type Handlers } from "./calls";
import { Fault } from "./faults";
import { LocalGame, SEES_ALL, SPECTATOR, TAKE_BACK } from "./game";
import { moduleOf } from "./modules";
import { readTranscript, type Transcript, writeTranscript } from "./transcripts";

export interface PastCalls {
  "past.replay": { ask: { transcript: string; seats?: SeatState[] }; tell: never; answer: ReplayFile };
  "past.whatIf": {
    ask: { transcript: string; step: number; option: number };
    tell: never;
    answer: ReplayFile;
  };
}

const OUTLAW = 2;

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

export const handlers: Handlers<PastCalls> = {
  "past.replay": ({ transcript, seats }) => replay(readTranscript(transcript), seats),
  "past.whatIf": ({ transcript, step, option }) => whatIf(readTranscript(transcript), step, option),
};
