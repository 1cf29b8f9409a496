/** What can be told of a moment: who is asked, whether it is whole, where in the game it is. */
import type { Place } from "../analysis/graph";
import { isExpress, type View } from "../seen/game";
import type { Decision, ReplayStep } from "../wire/messages";

export const askedAt = (moment: ReplayStep | null): Decision[] =>
  (moment?.sights ?? []).flatMap((s) => (s.seat !== null && s.decision ? [s.decision] : []));

/** Whether a moment has what its seats are asked: replays of a server do not tell. */
export const isDecided = ({ sights }: ReplayStep): boolean =>
  sights[0]?.view.phase === "over" ||
  sights.some((sight) => sight.decision !== null) ||
  !sights[0]?.view.asked.length;

export function placeOf(moment: ReplayStep | undefined): Place | null {
  const view = moment?.sights[0]?.view as View | undefined;
  if (!view) return null;
  const { round } = view;
  if (!isExpress(view)) return { round, isPlanning: view.phase === "plan", turn: 0, kind: null };
  const isPlanning = view.phase === "schemin";
  const kind = isPlanning ? (view.rounds[round - 1]?.turns[view.turn] ?? null) : null;
  return { round, isPlanning, turn: view.turn, kind };
}
