/** What the things on the table are called, and the choices among them; asked for when it is wanted. */
import type { Choice } from "../seen/choices";
import { LETTER } from "../train/art";
import type { Decision, ExpressView, Floor } from "../wire/messages";
import { choiceName } from "../words/options";
import { banditName, lootName, spaceName } from "../words/wording";
import { inRow, money, say } from "../words/words.svelte";
import { spaceSummary } from "./asking";

export function namesOf(seen: () => ExpressView, asked: () => Decision | null) {
  const tokenOf = (id: number | undefined) => seen().tokens.find(({ token }) => token === id);
  const choice = (c: Choice) => choiceName(c, asked(), seen());
  return {
    space: (car: number, floor: Floor) => spaceSummary(seen(), car, floor),
    figure(who: string) {
      const { bandits, marshal, cars } = seen();
      const { car, floor } = bandits.find((b) => b.bandit === who) ?? { car: marshal, floor: "inside" };
      return say("figure-at", {
        bandit: who === "marshal" ? say("marshal") : banditName(who),
        place: spaceName(car ?? marshal, floor ?? "inside", (car ?? marshal) === cars.length - 1),
      });
    },
    token(id: number) {
      const token = tokenOf(id);
      const worth = token && token.value !== null ? [money(token.value)] : [];
      return token ? inRow([lootName(token.kind, null), ...worth]) : "";
    },
    choice,
    /** On a button: whom or what it is about, and what that is worth as far as one knows. */
    short(c: Choice) {
      if (c.on === "bandit") return banditName(c.bandit!);
      if (c.on !== "token") return choice(c);
      const value = tokenOf(c.token)?.value;
      return value ? money(value) : "?";
    },
    icon(c: Choice): string | null {
      if (c.on === "bandit") return `letter-${LETTER[c.bandit!]}`;
      if (c.on === "token") return tokenOf(c.token)?.kind ?? null;
      return c.word === "draw" ? "card-back" : null;
    },
  };
}
