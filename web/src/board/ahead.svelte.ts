/* eslint-disable svelte/prefer-svelte-reactivity -- maps are replaced as a whole, never changed in place */
/** What is played on from a moment: by bots, or as it would have followed from another choice. */
import * as trees from "../analysis/tree";
import type { Answer, Tree, TreeNode } from "../analysis/tree";
import type { Engine } from "../local/engine";
import type { Line } from "../local/line";
import type { ReplayStep } from "../wire/messages";

const MOST_PLAYED = 400;

/** A line that was not played: where it leaves the game, and what is seen on it. */
export interface Foreseen {
  moment: number;
  answers: readonly Answer[];
  moments: ReplayStep[];
}

/** The tree and where one is in it, and who plays on. */
export interface Ground {
  readonly tree: Tree;
  readonly at: number;
  readonly main: readonly TreeNode[];
  readonly mainLine: Line;
  readonly bots: Record<number, string>;
  readonly engine: Engine | null;
  moments: ReadonlyMap<number, ReplayStep>;
  lineTo(id: number): Line;
  change(tree: Tree, at?: number): void;
  walk(id: number): Promise<void>;
  go(id: number): void;
  playTo(id: number): Promise<void>;
  fail(thrown: unknown): void;
}

export class Ahead {
  isPlaying = $state(false);

  constructor(private readonly ground: Ground) {}

  /** Bots play for the seats that have one, until somebody else is asked. */
  async playOn(): Promise<void> {
    const { ground } = this;
    if (!ground.engine) return;
    this.isPlaying = true;
    try {
      const ask = { line: ground.lineTo(ground.at), bots: { ...ground.bots }, most: MOST_PLAYED };
      const answers = await ground.engine.call("board.play", ask);
      const begin = ground.at;
      if (answers.length) {
        const { tree, id } = trees.growLine(ground.tree, begin, answers);
        ground.change(tree, begin);
        await ground.walk(id);
        ground.go(begin);
        await ground.playTo(id);
      }
    } catch (thrown) {
      ground.fail(thrown);
    }
    this.isPlaying = false;
  }

  /** What would have followed from another choice, to the end of the round. */
  async foresee(moment: number, seat: number, lay: readonly number[]): Promise<Foreseen | null> {
    const { engine, mainLine: line } = this.ground;
    if (!engine) return null;
    try {
      const answers = await engine.call("board.ahead", { line, moment, seat, lay });
      const moments: ReplayStep[] = [];
      const steps = [...line.steps.slice(0, moment), ...answers];
      const tell = (more: ReplayStep[]) => moments.push(...more);
      await engine.call("board.walk", { line: { ...line, steps }, from: moment + 1 }, { tell });
      return { moment, answers, moments };
    } catch (thrown) {
      this.ground.fail(thrown);
      return null;
    }
  }

  /** Puts what was foreseen into the tree; gives its first and its last node. */
  #plant({ moment, answers, moments }: Foreseen): { tree: Tree; id: number; first: number } {
    const { ground } = this;
    const { tree, id } = trees.growLine(ground.tree, ground.main[moment]!.id, answers);
    const path = trees.pathTo(tree, id).slice(moment + 1);
    const known = new Map(ground.moments);
    for (const [i, node] of path.entries()) known.set(node.id, moments[i]!);
    ground.moments = known;
    return { tree, id, first: path[0]!.id };
  }

  /** Shows it on the train. */
  show(foreseen: Foreseen): void {
    const { ground } = this;
    const { tree, id } = this.#plant(foreseen);
    ground.change(tree, ground.at);
    ground.go(ground.main[foreseen.moment]!.id);
    void ground.playTo(id);
  }

  keep(foreseen: Foreseen, name: string): void {
    const { ground } = this;
    const { tree, first } = this.#plant(foreseen);
    ground.change(trees.rename(tree, first, name), ground.at);
    ground.go(first);
  }
}
