/** A search of a position in slices: Sharpshooter's and Legend's thinking, and what hints can be made of. */
import { giveWay, type Handlers } from "./calls";
import { Fault } from "./faults";
import { LocalGame, type Options } from "./game";
import { moduleOf, netOf } from "./modules";
import { type Estimate, Searcher } from "./searcher";

/** A game as it is kept: everything follows from this. A seat of -1 is the first that is asked. */
export interface Played {
  readonly game: string;
  readonly options: Options;
  /** 32 bytes. */
  readonly seed: Uint8Array;
  readonly answers: readonly (readonly [seat: number, option: number])[];
}

/** The game with all its answers given. Close it when it is done with. */
export async function playedOut({ game, options, seed, answers }: Played): Promise<LocalGame> {
  const local = new LocalGame(await moduleOf(game), options, seed);
  for (const [seat, option] of answers)
    if (!local.answer(seat, option)) throw new Fault("local/unplayable", "an answer could not be given");
  return local;
}

export interface Search {
  position: Played;
  seat: number;
  /** Equal numbers and luck search alike, if playouts are given and not time. */
  number: number;
  /** 32 bytes for what the seat does not know. */
  luck: Uint8Array;
  /** Until one of these is spent. */
  milliseconds?: number;
  playouts?: number;
  /** How often to tell what is thought so far. */
  tellEvery?: number;
  /** The weights of the net that it searches with. */
  net?: Uint8Array;
}

export interface ThinkingCalls {
  "thinking.search": { ask: Search; tell: Estimate[]; answer: Estimate[] };
}

/** The levels that do not think, by their numbers, and the one that thinks with a net. */
const QUICK = ["random", "tenderfoot", "outlaw"];
const LEGEND = "legend";
const FIRST_SLICE = 16;
const SLICE = 8;
const MOST = 1 << 14;

/** Thinks in slices of some milliseconds, so that whatever else the Worker is asked is answered meanwhile. */
export async function searchIn(
  game: LocalGame,
  {
    seat,
    number,
    luck,
    milliseconds = Infinity,
    playouts = Infinity,
    tellEvery = Infinity,
    net,
  }: Omit<Search, "position">,
  tell: (estimates: Estimate[]) => void,
  signal: AbortSignal,
): Promise<Estimate[]> {
  const searcher = new Searcher(game, number, net);
  try {
    searcher.begin(seat, luck);
    const begun = performance.now();
    let [left, slice, told] = [playouts, FIRST_SLICE, begun];
    while (left > 0 && !signal.aborted) {
      const n = Math.min(slice, left);
      const before = performance.now();
      searcher.think(n);
      left -= n;
      const now = performance.now();
      if (now - begun >= milliseconds) break;
      slice = Math.max(1, Math.min(MOST, Math.floor((SLICE * n) / Math.max(now - before, 0.05))));
      if (now - told >= tellEvery) {
        tell(searcher.estimates());
        told = now;
      }
      await giveWay();
    }
    return searcher.estimates();
  } finally {
    searcher.close();
  }
}

/** What a bot of a level answers: at once, or after thinking as long as is given. */
export async function botAnswer(
  game: LocalGame,
  level: string,
  search: Omit<Search, "position" | "net">,
  signal: AbortSignal,
): Promise<number> {
  const quick = QUICK.indexOf(level);
  if (quick >= 0) return game.bot(search.seat, quick, search.luck, search.number);
  const net = level === LEGEND ? { net: await netOf(game.module.about.game) } : {};
  const [best] = await searchIn(game, { ...search, ...net }, () => undefined, signal);
  return best!.option;
}

export const handlers: Handlers<ThinkingCalls> = {
  "thinking.search": async ({ position, ...search }, tell, signal) => {
    const game = await playedOut(position);
    try {
      return await searchIn(game, search, tell, signal);
    } finally {
      game.close();
    }
  },
};
