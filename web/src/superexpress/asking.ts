/** What is being shown, in a sentence. */
import { isUncoupling, type SuperView } from "../seen/game";
import type { Desk } from "../table/desk";
import { banditCalled } from "../words/people";
import { say } from "../words/words.svelte";

export function happening(view: SuperView, { seats, show }: Desk): string {
  if (isUncoupling(view, show.now)) return say("help-uncouple");
  if (!view.now) return say("watching-show");
  return say("now-acting", {
    bandit: banditCalled(view, seats, view.now),
    card: say(`card-${view.revealed?.at(-1)?.split(" ")[1] ?? "move"}`),
  });
}
