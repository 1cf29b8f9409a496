/** One seat's line on the graph: put together anew only when something of its own has changed. */
import { bandOf, pointsOf, type Scale, strand } from "../analysis/graph";
import { banditOf } from "./said";
import type { Board } from "./board.svelte";

export class ChartLine {
  constructor(
    private readonly board: Board,
    readonly seat: number,
    private readonly scale: () => Scale,
  ) {}

  bandit = $derived.by(() => banditOf(this.board.view!, this.seat));
  isFocus = $derived.by(() => this.board.eyes === this.seat);
  private readonly rows = $derived.by(() => this.board.graph.rowsFor(this.seat));
  private readonly drawnOn = $derived.by(() => this.scale());
  /** Where somebody is out: for good, and no chance is left. */
  end = $derived.by(() => {
    const { seat, rows, board } = this;
    const out = rows.findLastIndex((row) => row && row[seat]!.share > 0);
    const isOut = board.tree.game === "superexpress" && out < rows.length - 1 && out >= 0 && rows.at(-1);
    return isOut ? out + 1 : board.last;
  });
  private readonly size = $derived.by(() => {
    const { isNarrow } = this.drawnOn.frame;
    return this.isFocus ? (isNarrow ? 0.88 : 1.05) : isNarrow ? 0.62 : 0.74;
  });
  strokes = $derived.by(() => strand(this.bandit, this.points(), this.size));
  band = $derived.by(() => bandOf(this.points(1), this.points(-1)));

  private points(sure = 0) {
    return pointsOf(this.rows, this.seat, this.drawnOn, this.end, sure);
  }
}
