/** What is told while nothing is asked: what is being shown, or for whom the table waits. */
import type { View } from "../seen/game";
import type { Desk } from "../table/desk";
import { waitingFor } from "../words/people";
import { say } from "../words/words.svelte";
import type { Asking } from "./Prompt.svelte";

export function meanwhile(view: View, desk: Desk, isLooking: boolean, shown: () => string): Asking {
  const watches = view.seat === null && desk.kind === "live";
  const title = isLooking ? say("looking-back") : watches ? say("watching") : "";
  const isBehind = desk.show.behind > 0;
  const told = isBehind ? shown() : view.phase === "over" ? say("game-over") : desk.waits?.text;
  return {
    title,
    text: isLooking ? "" : (told ?? waitingFor(view, desk.seats)),
    waits: isLooking || isBehind ? null : (desk.waits ?? null),
    mine: false,
  };
}
