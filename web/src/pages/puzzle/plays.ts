/** What can be played as one thought, in words and pictures: an answer, or a plan of several cards. */
import { readCard } from "../../seen/cards";
import { choicesOf, type Choice } from "../../seen/choices";
import type { View } from "../../seen/game";
import type { Decision } from "../../wire/messages";
import { choiceName } from "../../words/options";
import { cardName } from "../../words/wording";
import { inRow, say } from "../../words/words.svelte";

const named = (choice: Choice, decision: Decision, view: View) =>
  choice.on !== "card"
    ? choiceName(choice, decision, view)
    : choice.faceDown && decision.options.some(({ form }) => form.do === "play" && !form.face_down)
      ? say("card-play-down", { card: cardName(choice.card!) })
      : cardName(choice.card!);

/** The pictures of cards that a question is about, where its options are places or people. */
const PICTURES: Record<string, string> = { push: "card-punch", knock: "card-punch" };

export interface Named {
  name: string;
  pictures: string[];
}

/** A play's name, and a picture for each of its answers. */
export function playNamed(play: readonly number[], decision: Decision, view: View): Named {
  const choices = choicesOf(decision, view);
  const found = play.flatMap((option) => choices.find((choice) => choice.option === option) ?? []);
  return {
    name: inRow(found.map((choice) => named(choice, decision, view))),
    pictures: found.map((choice) =>
      choice.on === "card"
        ? `card-${readCard(choice.card!).action}`
        : choice.word === "draw"
          ? "card-back"
          : (PICTURES[decision.kind] ?? `card-${decision.kind}`),
    ),
  };
}
