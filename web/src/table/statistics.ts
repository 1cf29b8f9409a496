/** Games of this browser that have ended: kept here alone, to be looked at, saved as a file, or erased. */
import type { Outcome } from "../wire/messages";
import type { View } from "../seen/game";
import { remember, remembered } from "../device/memory";

export interface PlayedGame {
  table: string;
  at: number;
  game: string;
  players: number;
  bandits: string[];
  place: number;
  won: boolean;
  points: number;
  fired: number;
  received: number;
  /** Somebody else has answered too, a bot or others at this device: it is listed, and counts for nobody. */
  shared?: true;
}

export interface Tally {
  games: number;
  wins: number;
  /** What all the games brought together, and the best of them. */
  points: number;
  best: number;
  fired: number;
  received: number;
}

const KEY = "statistics";
const MOST = 500;

export function playedGames(): PlayedGame[] {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as PlayedGame[]) : [];
  } catch {
    return [];
  }
}

export const countedGames = () => playedGames().filter((played) => !played.shared);

/** The database of what was found out about these games since. */
export const GLANCES = "folsom-glances";

export function eraseGames(): void {
  remember(KEY, null);
  globalThis.indexedDB?.deleteDatabase(GLANCES);
}

/** A game of this table has ended for that seat; it is noted once, however often it is looked at. */
export function noteGame(
  table: string,
  seat: number,
  outcome: Outcome,
  view: View,
  at: number,
  isShared = false,
): void {
  const games = playedGames();
  const result = outcome.results.find((r) => r.seat === seat);
  if (!result || games.some((played) => played.table === table)) return;
  const parts: Record<string, number> = result.parts;
  const played: PlayedGame = {
    table,
    at,
    game: view.game,
    players: outcome.results.length,
    bandits: view.bandits.filter((b) => b.seat === seat).map((b) => b.bandit),
    place: result.place,
    won: outcome.winners.includes(seat),
    points: result.points,
    fired: parts["bullets_fired"] ?? 0,
    received: parts["bullets_received"] ?? 0,
    ...(isShared ? { shared: true } : {}),
  };
  remember(KEY, JSON.stringify([...games, played].slice(-MOST)));
}

/** Takes a game out of the list; gives those that are left. */
export function forgetGame(table: string): PlayedGame[] {
  const left = playedGames().filter((played) => played.table !== table);
  remember(KEY, JSON.stringify(left));
  return left;
}

export function tally(games: PlayedGame[]): Tally {
  const sum = (of: (game: PlayedGame) => number) => games.reduce((all, game) => all + of(game), 0);
  return {
    games: games.length,
    wins: sum((game) => Number(game.won)),
    points: sum((game) => game.points),
    best: Math.max(0, ...games.map((game) => game.points)),
    fired: sum((game) => game.fired),
    received: sum((game) => game.received),
  };
}

/** By bandit, those played most often first; a game with two bandits counts for either. */
export function byBandit(games: PlayedGame[]): [string, Tally][] {
  const bandits = [...new Set(games.flatMap((game) => game.bandits))];
  return bandits
    .map((bandit): [string, Tally] => [bandit, tally(games.filter((game) => game.bandits.includes(bandit)))])
    .sort(([, a], [, b]) => b.games - a.games);
}
