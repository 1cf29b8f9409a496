/** Where a board begins: a game that a server tells step by step, or one that was read from a file. */
import { plant, type Tree } from "../analysis/tree";
import type { ReadGame } from "../local/board";
import { seatsFor } from "../local/seats";
import type { ReplayFile } from "../wire/messages";
import type { Beginning } from "./board.svelte";

const seedIn = (transcript: string) => /^seed ([0-9a-f]{64})$/m.exec(transcript)?.[1] ?? "";

export function beginningOf(file: ReplayFile): Beginning {
  const answers = file.steps.slice(1).map(({ seat, option }) => ({ seat: seat!, option: option! }));
  const tree = plant(
    {
      game: file.game as Tree["game"],
      rules: file.rules_version,
      start: { options: file.options as unknown as Record<string, unknown>, seed: seedIn(file.transcript) },
      players: file.seats.map(({ name }) => name),
    },
    answers,
  );
  return { tree, seats: file.seats, moments: file.steps, outcome: file.outcome };
}

/** A file as far as it could be read; null if there is nothing to open. */
export function beginningOfFile({ game, seats, answers }: ReadGame): Beginning | null {
  if (!game) return null;
  const { game: name, rules, options, seed } = game;
  return { tree: plant({ game: name, rules, start: { options, seed } }, answers), seats: seatsFor(seats) };
}
