/** Advice in the page, as `folsom.bots.advice` gives it: every option played on by Legend as long. */
import about from "../generated/thoughts.json";
import type { GameDecision, SeatHint } from "../generated/protocol";
import { giveWay, type Handlers } from "./calls";
import { Fault } from "./faults";
import type { LocalGame } from "./game";
import { netOf } from "./modules";
import { type Estimate, Searcher } from "./searcher";
import { type Played, playedOut } from "./thinking";

/** How long a hint waits for the net, in milliseconds. */
export const PATIENCE = 3000;

export interface Advice {
  readonly thought: SeatHint["thought"];
  readonly lead: SeatHint["lead"];
  readonly chances: NonNullable<SeatHint["chances"]>;
}

export interface AdviceWish {
  position: Played;
  seat: number;
  step: SeatHint["step"];
  /** Cards of a plan that are laid and not sent yet. */
  cards: readonly string[];
}

/** With what net, until when, and how much is tried. */
export interface Effort {
  readonly net?: Uint8Array | undefined;
  readonly signal?: AbortSignal;
  readonly playouts?: number;
}

export interface AdviceCalls {
  "advice.hint": { ask: AdviceWish; tell: never; answer: SeatHint };
}

const LEAST_PLAYOUTS = 200;
const SLICE = 100;
const NUMBER = 0;
const LUCK = new Uint8Array(32);
const N_LIT = 2;
const thoughts = about.thoughts as Record<string, Advice["thought"]>;
const shares: Record<string, number> = about.share_a_value;

const decisionOf = (game: LocalGame, seat: number) =>
  JSON.parse(game.sight(seat).decision) as GameDecision | null;

/** What an option is about. */
export function thoughtOf({ form }: GameDecision["options"][number]): Advice["thought"] {
  const isPlayed = form.do === "play" || form.do === "plan";
  return thoughts[isPlayed ? `card ${form.card.split(" ").at(-1)}` : form.do]!;
}

/** How surely the first of these is the best. */
export function leadOf([best, second]: Advice["chances"]): Advice["lead"] {
  const error = Math.hypot(best!.error, second!.error);
  const ahead = best!.share - second!.share;
  return ahead < about.close * error ? "none" : ahead >= about.clear * error ? "clear" : "little";
}

/** The best first, with chances that follow from what the search maximises: that tells options apart best. */
export function byValue(found: readonly Estimate[], shareAValue: number): Estimate[] {
  const mean = (of: "share" | "value") => found.reduce((sum, each) => sum + each[of], 0) / found.length;
  const [share, value] = [mean("share"), mean("value")];
  return [...found]
    .sort((a, b) => b.value - a.value || a.option - b.option)
    .map((each) => ({
      ...each,
      share: Math.min(1, Math.max(0, share + shareAValue * (each.value - value))),
    }));
}

export async function adviseIn(
  game: LocalGame,
  seat: number,
  { net, signal, playouts = about.playouts }: Effort = {},
): Promise<Advice> {
  const decision = decisionOf(game, seat);
  if (!decision || decision.options.length < 2)
    throw new Fault("local/unplayable", "there is nothing to choose");
  const each = Math.max(LEAST_PLAYOUTS, Math.floor(playouts / decision.options.length));
  const searcher = new Searcher(game, NUMBER, net);
  const found: Estimate[] = [];
  try {
    for (const { number } of decision.options) {
      searcher.begin(seat, LUCK, number);
      for (let left = each; left > 0; left -= SLICE) {
        if (signal?.aborted) throw new Fault("local/aborted", "it was called off");
        searcher.think(Math.min(SLICE, left));
        await giveWay();
      }
      found.push(searcher.estimates().find(({ option }) => option === number)!);
    }
  } finally {
    searcher.close();
  }
  const ranked = byValue(found, shares[game.module.about.game]!);
  const best = decision.options.find(({ number }) => number === ranked[0]!.option)!;
  const rounded = (x: number) => Math.round(1000 * x) / 1000;
  const chances = ranked.map(({ option, share, error }) => ({
    option,
    share: rounded(share),
    error: rounded(error),
  }));
  return { thought: thoughtOf(best), lead: leadOf(ranked), chances };
}

/** As much of it as was asked for. */
export function told({ thought, lead, chances }: Advice, step: SeatHint["step"]): SeatHint {
  const lit = chances.slice(0, N_LIT).map(({ option }) => option);
  return { step, thought, lead, ...(step > 1 ? { lit } : {}), ...(step > 2 ? { chances } : {}) };
}

/** Lays cards of a plan, one after the other. */
export function layCards(game: LocalGame, seat: number, cards: readonly string[]): void {
  for (const card of cards) {
    const laid = decisionOf(game, seat)?.options.find(({ form }) => "card" in form && form.card === card);
    if (!laid || !game.answer(seat, laid.number))
      throw new Fault("local/unplayable", `${card} cannot be laid now`);
  }
}

/** The question whose hint could not wait for the net: its further steps come from the same search. */
let tooLate = "";

/** The net, if it can be had soon. Else Sharpshooter's search advises; the net may come for a later hint. */
async function netInTime({ game, seed, answers }: Played): Promise<Uint8Array | undefined> {
  const question = `${String(seed)} ${answers.length}`;
  if (question === tooLate) return undefined;
  const late = new Promise<undefined>((go) => setTimeout(go, PATIENCE));
  const net = await Promise.race([netOf(game), late]).catch(() => undefined);
  if (!net) tooLate = question;
  return net;
}

export const handlers: Handlers<AdviceCalls> = {
  "advice.hint": async ({ position, seat, step, cards }, _, signal) => {
    const game = await playedOut(position);
    try {
      layCards(game, seat, cards);
      return told(await adviseIn(game, seat, { net: await netInTime(position), signal }), step);
    } finally {
      game.close();
    }
  },
};
