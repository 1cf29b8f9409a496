/** Games from positions put together by hand: the module says which can be, and goes on from there. */
import type { Complaint, ExpressPosition, Position, SuperPosition } from "../analysis/position";
import { Fault } from "./faults";
import { LocalGame, type Options } from "./game";
import type { GameModule } from "./module";
import { readExpress, writeExpress } from "./positionExpress";
import { readSuper, writeSuper } from "./positionSuper";
import { GameRecord } from "./record";

const recordIn = (game: LocalGame): GameRecord => {
  const { about } = game.module;
  return new GameRecord(game.module.bytes(game.areas["table"]!, about.record), about.positions.fields);
};

const isExpress = (position: Position): position is ExpressPosition => position.game === "express";

/** The options of a position, as a table has them. */
export function optionsOf(position: Position): Options {
  if (isExpress(position)) return position.options;
  const { bandits, reflex, horse } = position;
  return { seats: bandits.length, bandits: bandits.map(({ bandit }) => bandit), reflex, horse };
}

/** The position that a game is in. */
export function positionIn(game: LocalGame): Position {
  const { about } = game.module;
  const names = about.positions.names as never;
  return about.game === "express"
    ? writeExpress(recordIn(game), game.options, about.rules, names)
    : writeSuper(recordIn(game), names);
}

/** A game whose table holds a position as it was given, whether it can be or not. */
export function filled(module: GameModule, position: Position): LocalGame {
  if (position?.game !== module.about.game) throw new Fault("local/unplayable", "of another game");
  const game = new LocalGame(module, optionsOf(position), new Uint8Array(32));
  try {
    module.call("blank", game.areas);
    const names = module.about.positions.names as never;
    if (isExpress(position)) readExpress(position, recordIn(game), names);
    else readSuper(position as SuperPosition, recordIn(game), names);
    return game;
  } catch (thrown) {
    game.close();
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Fault("local/unplayable", `the position cannot be read: ${why}`);
  }
}

function complaintIn(game: LocalGame): Complaint | null {
  const { module, areas } = game;
  const number = module.call("complaint", areas);
  if (number === 0) return null;
  const { name, numbers } = module.about.positions.complaints[number - 1]!;
  const found = module.int32(areas["page"]!, numbers.length);
  const bandits = module.about.positions.names["bandits"] as readonly string[];
  const told = (kind: string, value: number) => (kind === "bandit" ? (bandits[value] ?? "marshal") : value);
  return { name, about: Object.fromEntries(numbers.map((each, i) => [each, told(each, found[i]!)])) };
}

/** Why a position cannot be; null: it can. */
export function complaintAbout(module: GameModule, position: Position): Complaint | null {
  const game = filled(module, position);
  try {
    return complaintIn(game);
  } finally {
    game.close();
  }
}

/** A game from a position, run on to its first decision. */
export function gameFrom(module: GameModule, position: Position): LocalGame {
  const game = filled(module, position);
  const complaint = complaintIn(game);
  if (!complaint) {
    module.call("go_on", game.areas);
    return game;
  }
  game.close();
  throw new Fault("local/unplayable", `impossible: ${complaint.name}`);
}
