/** Chances to win in a module: a position played on to its end, again and again, as some eyes know it. */
import type { Chance } from "../analysis/chances";
import type { LocalGame } from "./game";

const COLUMNS = 5;

export class Judge {
  readonly #game: LocalGame;
  readonly #at: number;
  #n = 0;

  constructor(game: LocalGame) {
    this.#game = game;
    this.#at = game.module.take("searcher");
  }

  #call(name: string, ...numbers: number[]): number {
    return this.#game.module.call(name, { ...this.#game.areas, searcher: this.#at }, ...numbers);
  }

  /** The game as it is now, by what those eyes know; a seat may first answer with some options. */
  begin(eyes: number, seat = 0, lay: readonly number[] = [], number = 0): void {
    this.#game.module.int32(this.#game.areas["page"] ?? 0, lay.length).set(lay);
    this.#n = this.#call("begin_judge", eyes, seat, lay.length, number);
  }

  /** Every seat's chance after some more playouts. */
  on(playouts: number): Chance[] {
    this.#call("judge_on", playouts);
    const rows = this.#game.module.float64(this.#at, this.#n * COLUMNS);
    return Array.from({ length: this.#n }, (_, seat) => ({
      share: rows[seat * COLUMNS + 1]!,
      error: rows[seat * COLUMNS + 2]!,
    }));
  }

  close(): void {
    this.#game.module.give("searcher", this.#at);
  }
}
