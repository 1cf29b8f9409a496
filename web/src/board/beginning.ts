/** Where a board begins: a game that a server tells step by step, or one that was read from a file. */
import { type Answer, plant, type Tree } from "../analysis/tree";
import type { ReadGame } from "../local/board";
import { lineOf } from "../local/line";
import { seatsFor } from "../local/seats";
import type { ReplayFile } from "../wire/messages";
import type { Beginning } from "./board.svelte";

export function beginningOf(file: ReplayFile): Beginning {
  const { game, rules, start, steps } = lineOf(file);
  const players = file.seats.map(({ name }) => name);
  const tree = plant({ game: game as Tree["game"], rules, start, players }, steps as Answer[]);
  return { tree, seats: file.seats, moments: file.steps, outcome: file.outcome };
}

/** A file as far as it could be read; null if there is nothing to open. */
export function beginningOfFile({ game, seats, answers }: ReadGame): Beginning | null {
  if (!game) return null;
  const { game: name, rules, options, seed } = game;
  return { tree: plant({ game: name, rules, start: { options, seed } }, answers), seats: seatsFor(seats) };
}
