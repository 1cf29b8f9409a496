/** An option in words: what somebody could do, or could have done. */
import type { Choice } from "../seen/choices";
import { choicesOf } from "../seen/choices";
import type { Decision } from "../wire/messages";
import { isExpress, type View } from "../seen/game";
import { drawable } from "../seen/leaders";
import { banditName, banditWords, cardName, lootName, toSpace } from "./wording";
import { readCard } from "../seen/cards";
import { inRow, listed, say } from "./words.svelte";

/** "Run to the roof of car 3" */
export function choiceName(choice: Choice, decision: Decision | null, view: View): string {
  const kind = decision?.kind ?? "",
    about = decision?.about;
  if (choice.on === "space")
    return say(`do-${kind}`, {
      place: toSpace(choice.car!, choice.floor!, choice.car === view.cars.length - 1),
      ...(about?.target ? banditWords("target", about.target) : {}),
    });
  if (choice.on === "bandit") return say(`do-${kind}`, banditWords("target", choice.bandit!));
  if (choice.on === "token") {
    const token = isExpress(view) ? view.tokens.find((t) => t.token === choice.token) : undefined;
    return token ? lootName(token.kind, token.value) : "";
  }
  if (choice.word === "team") return listed(choice.bandits!.map(banditName));
  const n = isExpress(view) ? drawable(view, decision?.seat ?? -1) : 0;
  return say(`do-${choice.word}`, { n });
}

/** The same for any option of a decision, cards too. */
export function optionName(decision: Decision, option: number, view: View): string {
  const choice = choicesOf(decision, view).find((c) => c.option === option);
  if (!choice) return "";
  if (choice.on !== "card") return choiceName(choice, decision, view);
  const { action, owner } = readCard(choice.card!);
  const isOfOne = isExpress(view) && view.settings.two_bandits && owner && action !== "bullet";
  const card = isOfOne
    ? say("card-of", { card: cardName(choice.card!), bandit: banditName(owner) })
    : cardName(choice.card!);
  if (decision.kind === "plan") return card;
  return say(
    decision.kind === "pick"
      ? "card-pick"
      : decision.kind === "keep"
        ? "card-discard"
        : choice.faceDown
          ? "card-play-down"
          : "card-play",
    { card },
  );
}

/** The options of one thought, as the cards of a plan: the later ones are asked for as the first was. */
export const layName = (decision: Decision, lay: readonly number[], view: View): string =>
  inRow(lay.map((option) => optionName(decision, option, view)));
