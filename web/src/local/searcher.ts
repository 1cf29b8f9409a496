/** A search in a module: Sharpshooter's and Legend's thinking, hints, and what reviews compare. */
import type { LocalGame } from "./game";

/** What a search thinks of an option. */
export interface Estimate {
  readonly option: number;
  readonly share: number;
  readonly error: number;
  readonly value: number;
  readonly playouts: number;
}

const COLUMNS = 5;
const ALL_OPTIONS = -1;

export class Searcher {
  readonly #game: LocalGame;
  readonly #at: number;

  /** Equal numbers search alike. With the weights of a net it is Legend that searches. */
  constructor(game: LocalGame, number: number, net?: Uint8Array) {
    this.#game = game;
    this.#at = game.module.take("searcher");
    this.#call("new_searcher", number);
    if (net) game.module.bytes(this.#at + game.module.about.rows["searcher"]!["net"]!, net.length).set(net);
  }

  #call(name: string, ...numbers: number[]): number {
    return this.#game.module.call(name, { ...this.#game.areas, searcher: this.#at }, ...numbers);
  }

  /** Think about the game as it is now, with the eyes of a seat; the seed is for what that does not know. */
  begin(seat: number, seed: Uint8Array, option = ALL_OPTIONS): void {
    this.#game.module.bytes(this.#game.areas["seed"] ?? 0, seed.length).set(seed);
    this.#call("begin_search", seat, option);
  }

  think(playouts: number): void {
    this.#call("think", playouts);
  }

  /** What is thought of each option, the best first. */
  estimates(): Estimate[] {
    const n = this.#call("estimate");
    const rows = this.#game.module.float64(this.#at, n * COLUMNS);
    return Array.from({ length: n }, (_, i) => {
      const [option = 0, share = 0, error = 0, value = 0, playouts = 0] = rows.subarray(i * COLUMNS);
      return { option, share, error, value, playouts };
    });
  }

  close(): void {
    this.#game.module.give("searcher", this.#at);
  }
}
