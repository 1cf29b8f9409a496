/**
 * A view after one event of an update, for the show only: where figures and things now are, as the event says
 * it. Nothing is worked out from rules, and the view that comes with the update replaces it all.
 */
import type { ExpressEvent, GameEvent, SuperExpressEvent } from "../wire/messages";
import { isExpress, type View } from "../seen/game";
import { patchExpress } from "./patchExpress";
import { patchSuper } from "./patchSuper";

/** Events come with a view of the same game. */
export function patch(view: View, event: GameEvent, latest: View): View {
  if (isExpress(view)) return isExpress(latest) ? patchExpress(view, event as ExpressEvent, latest) : latest;
  return isExpress(latest) ? latest : patchSuper(view, event as SuperExpressEvent, latest);
}
