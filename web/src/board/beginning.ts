/** Where a board begins: a game that a server tells step by step, one read from a file, or a study. */
import { type Position, seatsIn } from "../analysis/position";
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

const seatsOf = ({ start, players }: Tree): number =>
  "position" in start
    ? seatsIn(start.position as unknown as Position)
    : Number(start.options["seats"] ?? (players.length || 4));

export const beginningOfStudy = (tree: Tree): Beginning => ({
  tree,
  seats: seatsFor(seatsOf(tree), tree.players),
});
