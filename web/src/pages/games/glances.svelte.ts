/**
 * Glances at the games of the list: each asked for when its row is first seen, one after the other in a
 * Worker of their own, and kept in this browser. What cannot be judged has none.
 */
import { SvelteMap } from "svelte/reactivity";
import { type Engine, startEngine } from "../../local/engine";
import { Fault } from "../../local/faults";
import type { Glance } from "../../local/glance";
import { Shelf } from "../../local/shelf";
import { keptTranscript } from "../../table/past";
import { GLANCES, type PlayedGame } from "../../table/statistics";
import { Trouble } from "../../wire/api";

/** Another number makes all glances anew. */
const VERSION = 1;

interface Kept {
  id: string;
  version: number;
  /** null: it cannot be judged, and never will be. */
  glance: Glance | null;
}

/** Whether the game itself is to blame: no later try would go better. */
const isFinal = (thrown: unknown) =>
  thrown instanceof Trouble
    ? thrown.status >= 400 && thrown.status < 500 && thrown.status !== 429
    : isOfGame(thrown);
const OF_GAME = ["local/transcript", "local/unplayable", "local/broken", "local/unknown", "local/rules"];
const isOfGame = (thrown: unknown) => thrown instanceof Fault && OF_GAME.includes(thrown.code);

export class Glances {
  readonly found = new SvelteMap<string, Glance>();
  #shelf = new Shelf<Kept>(GLANCES, "glances");
  #waiting: PlayedGame[] = [];
  #engine: Engine | null = null;
  #isAtWork = false;
  #isClosed = false;

  /** The row of this game is seen. */
  want(game: PlayedGame): void {
    this.#waiting.push(game);
    if (!this.#isAtWork) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    for (let game = this.#waiting.shift(); game && !this.#isClosed; game = this.#waiting.shift()) {
      const glance = await this.#glanceAt(game).catch(() => null);
      if (glance) this.found.set(game.table, glance);
    }
    this.#isAtWork = false;
  }

  async #glanceAt({ table, bandits }: PlayedGame): Promise<Glance | null> {
    const kept = await this.#shelf.get(table).catch(() => undefined);
    if (kept?.version === VERSION) return kept.glance;
    let glance: Glance | null = null;
    try {
      const text = await keptTranscript(table);
      this.#engine ??= startEngine();
      glance = await this.#engine.call("glance.at", { text, bandit: bandits[0] ?? "" });
    } catch (thrown) {
      if (!isFinal(thrown)) throw thrown;
    }
    await this.#shelf.put({ id: table, version: VERSION, glance }).catch(() => undefined);
    return glance;
  }

  async forget(table: string): Promise<void> {
    this.found.delete(table);
    await this.#shelf.remove(table).catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    this.#engine?.close();
  }
}
