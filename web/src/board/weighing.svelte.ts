/* eslint-disable svelte/prefer-svelte-reactivity -- maps are replaced as a whole, never changed in place */
/** What the options are worth where one stands, and variations to whoever leaves the line there. */
import type { Chance, Judged } from "../analysis/chances";
import * as trees from "../analysis/tree";
import type { Tree } from "../analysis/tree";
import type { Engine } from "../local/engine";
import type { Line } from "../local/line";
import type { Decision } from "../wire/messages";
import type { Pressing } from "./pressing";

const PLAYOUTS = 300;
/** The board is moved through faster than this without anything being judged; who steps on within a second
 *  is given longer, so that no chances come in while the next step is being taken. */
const SETTLE_MS = 150;
const STEPPING_MS = 900;
const A_SECOND = 1000;

/** Where one stands, and who thinks about it. */
export interface Stand {
  readonly tree: Tree;
  readonly at: number;
  readonly decision: Decision | null;
  readonly engine: Engine | null;
  readonly pressing: Pressing;
  lineTo(id: number): Line;
  fail(thrown: unknown): void;
}

export class Weighing {
  options = $state.raw<{ node: number; seat: number; judged: readonly Judged[]; isDone: boolean } | null>(
    null,
  );
  /** What a variation that begins at a node is worth to whoever leaves there. */
  worth = $state.raw<ReadonlyMap<number, Chance>>(new Map());
  #stand: Stand;
  #judging: AbortController | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #moved = -A_SECOND;

  constructor(stand: Stand) {
    this.#stand = stand;
  }

  close(): void {
    clearTimeout(this.#settling);
    this.#judging?.abort();
  }

  /** Once one stays somewhere, the options there are judged. */
  settle(): void {
    clearTimeout(this.#settling);
    const now = performance.now();
    const isStepping = now - this.#moved < A_SECOND;
    this.#moved = now;
    this.#settling = setTimeout(
      () => void this.#weigh().catch((thrown) => this.#stand.fail(thrown)),
      isStepping ? STEPPING_MS : SETTLE_MS,
    );
  }

  async #weigh(): Promise<void> {
    this.#judging?.abort();
    const { decision, engine, at: node } = this.#stand;
    if (!decision || !engine || (this.options?.node === node && this.options.seat === decision.seat)) return;
    const control = (this.#judging = new AbortController());
    const { seat } = decision;
    const put = (judged: readonly Judged[], isDone: boolean) =>
      this.#stand.pressing.after(() => {
        if (!control.signal.aborted) this.options = { node, seat, judged, isDone };
      });
    const ask = { line: this.#stand.lineTo(node), seat, playouts: PLAYOUTS };
    const found = await engine.call("board.options", ask, {
      signal: control.signal,
      tell: (judged) => put(judged, false),
    });
    if (control.signal.aborted) return;
    put(found, true);
    const worth = new Map(this.worth);
    const { tree } = this.#stand;
    for (const id of trees.nodeOf(tree, node).children) {
      const { step } = trees.nodeOf(tree, id);
      const judged = found.find(({ lay }) => step && trees.isAnswer(step) && lay[0] === step.option);
      if (judged?.lay.length === 1) worth.set(id, judged.known);
    }
    this.worth = worth;
  }
}
