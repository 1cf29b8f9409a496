/** Moments and answers of the board in words and signs. */
import type { Judged } from "../analysis/chances";
import { type Choice, choicesOf } from "../seen/choices";
import { readCard } from "../seen/cards";
import { isExpress, type View } from "../seen/game";
import type { Decision, ReplayStep } from "../wire/messages";
import { optionName } from "../words/options";
import { cardName, seatName } from "../words/wording";
import { inRow, say } from "../words/words.svelte";

/** The bandit whose cloth a seat wears. */
export const banditOf = (view: View, seat: number): string =>
  view.bandits.find((b) => b.seat === seat)?.bandit ??
  ("players" in view ? (view.players[seat]?.bandits[0] ?? "doc") : "doc");

export const percentOf = (share: number): number => Math.round(100 * share);

/** Which picture stands for a choice. */
function pictureOf(choice: Choice, decision: Decision, view: View): { icon: string | null; text: string } {
  if (choice.on === "card") return { icon: `card-${readCard(choice.card!).action}`, text: "" };
  if (choice.on === "token" && isExpress(view))
    return { icon: view.tokens.find((t) => t.token === choice.token)?.kind ?? "purse", text: "" };
  if (choice.word === "draw") return { icon: null, text: "+3" };
  const icons: Record<string, string> = {
    move: "card-move",
    push: "card-punch",
    marshal: "card-marshal",
    shoot: "card-shoot",
    punch: "card-punch",
    rob: "card-rob",
    place: "first-player",
    take: "purse",
  };
  const icon = icons[decision.kind] ?? null;
  return { icon, text: icon ? "" : "–" };
}

/** An answer as a small card, and in words. */
export interface Shown {
  icon: string | null;
  text: string;
  words: string;
}

export function shownOption(decision: Decision, option: number, view: View): Shown {
  const choice = choicesOf(decision, view).find((each) => each.option === option);
  if (!choice) return { icon: null, text: "?", words: "" };
  return { ...pictureOf(choice, decision, view), words: optionName(decision, option, view) };
}

/** All cards of a lay; the later ones are asked for as the first was. */
export function shownLay(decision: Decision, lay: readonly number[], view: View): Shown[] {
  return lay.map((option) => shownOption(decision, option, view));
}

/** The name of a lay as short as it can be said: a card by its name alone. */
export const shortName = (decision: Decision, lay: Judged["lay"], view: View): string =>
  inRow(
    lay.map((option) => {
      const choice = choicesOf(decision, view).find((each) => each.option === option);
      return choice?.on === "card" ? cardName(choice.card!) : optionName(decision, option, view);
    }),
  );

/** Round and turn, as one says them. */
export function whenSaid(view: View): string {
  const { round } = view;
  if (!round) return "";
  if (!isExpress(view) || view.phase !== "schemin")
    return say("board-when", { round, phase: say(`phase-${view.phase}`) });
  return say("board-when-turn", { round, turn: view.turn + 1 });
}

/** What somebody answered, in words; null where nobody did. */
export function answerSaid(moment: ReplayStep, before: View): string | null {
  const { seat, option, decision } = moment;
  if (seat === null || option === null || !decision) return null;
  return say("board-answered", {
    bandit: seatName(before, seat),
    option: optionName(decision as Decision, option, before),
  });
}
