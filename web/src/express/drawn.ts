/** How many cards were drawn in each go, three or what was left: the view says who drew, the log how many. */
import type { ExpressDrewView, ExpressView } from "../wire/messages";
import type { Line } from "../words/narrate";

export function drawnIn(view: ExpressView, lines: Line[]): Map<ExpressDrewView, number> {
  const begun = lines.findLastIndex((line) => line.id === "log-round-started" || line.id === "log-round");
  const told = lines.slice(begun + 1).filter((line) => line.id === "log-drew-instead");
  const inOrder = [...view.drew].sort((a, b) => a.turn - b.turn || a.go - b.go);
  const drawn = new Map<ExpressDrewView, number>();
  for (const { seat } of view.players) {
    const counts = told.filter(({ words }) => (words["player"] as { seat: number }).seat === seat);
    inOrder
      .filter((drew) => drew.seat === seat)
      .forEach((drew, i) => {
        const n = counts[i]?.words["n"];
        if (typeof n === "number") drawn.set(drew, n);
      });
  }
  return drawn;
}
