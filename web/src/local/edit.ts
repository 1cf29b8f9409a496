/** What the editor asks the Worker: the position of a moment, how one looks, and why it cannot be. */
import { opened } from "../analysis/edit";
import type { Complaint, ExpressPosition, Position } from "../analysis/position";
import type { ReplayStep } from "../wire/messages";
import type { Handlers } from "./calls";
import { LocalGame, type Options } from "./game";
import { begun, type Line, momentsOf, seatsIn, sightsOf } from "./line";
import type { GameModule } from "./module";
import { moduleOf } from "./modules";
import { complaintAbout, filled, gameFrom, positionIn } from "./positions";

/** How a position looks, and what is wrong with it. */
export interface Looked {
  readonly sights: ReplayStep["sights"];
  readonly complaint: Complaint | null;
  /** Who would be asked first. */
  readonly asked: readonly number[];
  /** What the module calls cards and loot; nothing in Colt Express, whose position has all of them. */
  readonly names: { readonly cards: readonly string[]; readonly loot: readonly number[] };
}

export interface EditCalls {
  /** The position at the end of a line, as a hand can change it. */
  "edit.open": { ask: { line: Line }; tell: never; answer: Position };
  /** The first position of a new game. */
  "edit.begin": { ask: { game: string; options: Options; seed: Uint8Array }; tell: never; answer: Position };
  "edit.look": { ask: { position: Position }; tell: never; answer: Looked };
  /** Who is asked at each go of a turn of Schemin'. */
  "edit.goes": { ask: { position: ExpressPosition }; tell: never; answer: number[] };
  /** Goes on by itself to the first decision; what was dealt on the way can then be changed too. */
  "edit.settle": { ask: { position: Position }; tell: never; answer: Position };
}

/** One module a game is enough for all that is looked at here. */
const modules = new Map<string, Promise<GameModule>>();
function ownModule(game: string): Promise<GameModule> {
  const known = modules.get(game) ?? moduleOf(game);
  modules.set(game, known);
  known.catch(() => modules.delete(game));
  return known;
}

const taken = (game: LocalGame): Position => {
  const position = positionIn(game);
  game.close();
  return position;
};

/** Teams and places are taken as they come: a position has everybody on the train. */
function placed(game: LocalGame): LocalGame {
  for (let n = 0; n < 20 && game.asked; n++) {
    const { phase } = positionIn(game) as { phase?: string };
    if (phase !== "teams" && phase !== "place") break;
    const seat = seatsIn(game.asked)[0]!;
    game.answer(seat, game.optionsOf(seat)[0]!);
  }
  return game;
}

export const handlers: Handlers<EditCalls> = {
  "edit.open": async ({ line }) => {
    const game = await begun(line);
    momentsOf(game, line.steps);
    return opened(taken(game));
  },

  "edit.begin": async ({ game, options, seed }) =>
    opened(taken(placed(new LocalGame(await ownModule(game), options, seed)))),

  "edit.look": async ({ position }) => {
    const module = await ownModule(position.game);
    const complaint = complaintAbout(module, position);
    const game = filled(module, position);
    const sights = sightsOf(game, false);
    game.close();
    const { cards = [], loot = [] } = module.about.positions.names as Partial<Looked["names"]>;
    const names = { cards, loot };
    if (complaint) return { sights, complaint, asked: [], names };
    const next = gameFrom(module, position);
    const asked = seatsIn(next.asked);
    next.close();
    return { sights, complaint, asked, names };
  },

  "edit.goes": async ({ position }) => {
    const module = await ownModule(position.game);
    const asked: number[] = [];
    for (let go = 0; go < 2 * position.seats.length; go++) {
      const game = gameFrom(module, { ...position, go });
      const [seat] = seatsIn(game.asked);
      const then = taken(game) as ExpressPosition;
      if (then.phase !== "schemin" || then.turn !== position.turn || seat === undefined) break;
      asked.push(seat);
    }
    return asked;
  },

  "edit.settle": async ({ position }) => opened(taken(gameFrom(await ownModule(position.game), position))),
};
