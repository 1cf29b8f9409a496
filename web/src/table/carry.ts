/** A game of this browser goes on at a server's table: bots' seats become free seats. */
import { tableEngine } from "../local/engine";
import { ask, Trouble } from "../wire/api";
import type { CarriedTable, TableAnswer } from "../wire/messages";
import { gameIn } from "./pastHere";

export async function carryOver(id: string): Promise<string> {
  const engine = tableEngine();
  const [answers, lines, seats] = await Promise.all([
    engine.call("table.untilRound", { id }),
    engine.call("table.lines", { id }),
    engine.call("table.seats", { id }),
  ]);
  if (!answers) throw new Trouble("table/not-between-rounds", "friends come in between two rounds", 409);
  const { game, rules, seed, options } = gameIn(lines);
  const { seats: n_seats, ...rest } = options as { seats: number };
  const wish: CarriedTable = {
    settings: { game, n_seats, options: rest, open: false },
    rules_version: rules,
    seed,
    answers,
    people: seats.filter((s) => s.kind === "person").map(({ seat, name }) => ({ seat, name })),
  };
  const { table } = await ask<TableAnswer>("/tables/carried", wish);
  await engine.call("table.write", { id, entry: { kind: "carried-over", at: Date.now(), table: table.id } });
  return table.id;
}
