/**
 * What a thing on the table is, in a sentence. Things carry their name in `data-help`: a kind, and what else
 * one must know to tell of it. Only words: what a thing does is told as the rulebook tells it.
 */
import { EVENT_RULES, POWER_RULES } from "../generated/rules";
import type { ExpressView, Floor } from "../wire/messages";
import { isExpress, type SuperView, type View } from "../seen/game";
import { eventArt, turnArt } from "../seen/signs";
import { fired, gunslingers, LEAST_PURSE, moneyOf, MOST_PURSE } from "../seen/leaders";
import { banditName, carName } from "./wording";
import { inRow, listed, money, say } from "./words.svelte";

export interface Explanation {
  icon: string;
  title: string;
  sub?: string;
  text?: string;
  /** What else is to be known, a thing and what is told of it. */
  rows?: [string, string][];
  rule: string;
}

/** What the table can tell of places and people. */
export interface Teller {
  space: (car: number, floor: Floor) => string;
  figure: (who: string) => string;
  player: (seat: number) => string;
}

const EXPRESS_CARDS: Record<string, string> = {
  move: "E4.2",
  "change-floor": "E4.3",
  shoot: "E4.4",
  rob: "E4.5",
  punch: "E4.6",
  marshal: "E4.7",
  bullet: "E3.4",
};
const SUPER_CARDS: Record<string, string> = {
  flip: "S4.2",
  "change-floor": "S4.3",
  move: "S4.4",
  shoot: "S4.5",
  reflex: "S4.7",
  horse: "S4.8",
};
export const cardsOf = (view: View): string[] =>
  isExpress(view)
    ? Object.keys(EXPRESS_CARDS)
    : Object.keys(SUPER_CARDS).filter(
        (card) => !(card in view.settings) || view.settings[card as "reflex" | "horse"],
      );

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function explainCard(view: View, card: string, owner?: string): Explanation {
  const express = isExpress(view);
  return {
    icon: `card-${card}`,
    title: say(`card-${card}`),
    ...(card === "bullet" && owner
      ? { sub: owner === "neutral" ? say("bullet-neutral") : say("bullet-of", { bandit: banditName(owner) }) }
      : {}),
    text: say(`${express ? "help" : "help-super"}-${card}`),
    rule: (express ? EXPRESS_CARDS : SUPER_CARDS)[card] ?? "",
  };
}

export const explainTurn = (kind: string): Explanation => ({
  icon: turnArt(kind),
  title: capital(say(`turn-${kind}`)),
  text: say(`help-turn-${kind}`),
  rule: "E3.3",
});

export function explainEvent(view: ExpressView, card: string): Explanation {
  const most = card === "marshals-revenge" && view.settings.revenge_takes_most;
  return {
    icon: eventArt(card),
    title: say(`round-${card}`),
    text: say(most ? "option-revenge_takes_most-help" : `event-${card}-help`),
    rule: EVENT_RULES[card] ?? "E6.1",
  };
}

export const explainPower = (bandit: string): Explanation => ({
  icon: bandit,
  title: banditName(bandit),
  text: say(`power-${bandit}`),
  rule: POWER_RULES[bandit] ?? "",
});

/** E1.3 What is printed on the tokens. */
const WORTH: Record<string, number> = { jewel: 500, strongbox: 1000 };
const GUNSLINGER = 1000;

export const explainLoot = (kind: string): Explanation => ({
  icon: kind,
  title: capital(say(`a-${kind}`)),
  text:
    kind === "purse"
      ? say("help-purse", { least: money(LEAST_PURSE), most: money(MOST_PURSE) })
      : say("help-worth", { value: money(WORTH[kind] ?? 0) }),
  rule: "E1.3",
});

export const explainMarshal = (): Explanation => ({
  icon: "marshal",
  title: capital(say("marshal")),
  text: say("help-meeting"),
  rule: "E4.8",
});

function explainRound(view: ExpressView, round: number): Explanation {
  const card = view.rounds[round - 1];
  const title = card
    ? say("round-title", { round, card: say(`round-${card.card}`) })
    : say("round-hidden", { round });
  const turns = card ? { sub: inRow(card.turns.map((t) => say(`turn-${t}`))) } : {};
  if (card && view.settings.events) return { ...explainEvent(view, card.card), title, ...turns };
  return { icon: "turn-standard", title, ...turns, text: say("help-round"), rule: "E2.4" };
}

const worth = (view: ExpressView, bandit: string) => {
  const { least, sure } = moneyOf(view, bandit);
  return sure ? money(least) : say("at-least", { value: money(least) });
};

/** A number on a bandit's sheet. */
function explainNumber(view: ExpressView, kind: string, bandit: string, teller: Teller): Explanation | null {
  const seen = view.bandits.find((b) => b.bandit === bandit);
  const player = view.players.find((p) => p.seat === seen?.seat);
  if (!seen || !player) return null;
  const sub = inRow([banditName(bandit), teller.player(seen.seat)].filter(Boolean));
  switch (kind) {
    case "bullets":
    case "hits":
      return {
        icon: kind === "hits" ? "hit" : "bullet",
        title: say("bullets-detail", { left: seen.bullets_left, received: seen.bullets_received }),
        sub,
        text: say(`help-${kind}`),
        rule: kind === "hits" ? "E10.2" : "E4.4",
      };
    case "cards":
      return {
        icon: "card-back",
        title: say("hand-count", { hand: player.hand, deck: player.deck }),
        sub,
        text: say("help-cards"),
        rule: "E3.1",
      };
    default:
      return {
        icon: "purse",
        title: capital(worth(view, bandit)),
        sub,
        text: say("help-sum", { value: money(LEAST_PURSE) }),
        rule: "E4.11",
      };
  }
}

export const explainGunslinger = (): Explanation => ({
  icon: "card-shoot",
  title: say("gunslinger"),
  text: say("help-gunslinger", { value: money(GUNSLINGER) }),
  rule: "E10.1",
});

/** The same with the race for it. */
function explainShots(view: ExpressView): Explanation {
  return {
    ...explainGunslinger(),
    sub: listed(gunslingers(view).map(banditName)),
    rows: [...view.bandits]
      .sort((a, b) => fired(b) - fired(a))
      .map((b) => [banditName(b.bandit), String(fired(b))]),
  };
}

function explainBandit(view: View, bandit: string, teller: Teller): Explanation {
  const seat = view.bandits.find((b) => b.bandit === bandit)?.seat ?? 0;
  const sub = teller.player(seat);
  const told: Explanation = { icon: bandit, title: banditName(bandit), sub, text: "", rule: "E1.4" };
  if (!isExpress(view)) return { ...told, text: teller.figure(bandit), rule: "S4.1" };
  const rows: [string, string][] = [[say("loot"), worth(view, bandit)]];
  const of = (kind: string) => explainNumber(view, kind, bandit, teller)!.title;
  rows.push([say("bullets"), of("bullets")], [say("hand-cards"), of("cards")]);
  return view.settings.powers
    ? { ...told, ...explainPower(bandit), sub, rows }
    : { ...told, text: teller.figure(bandit), rows };
}

function explainSpace(view: View, car: number, teller: Teller): Explanation {
  const caboose = car === view.cars.length - 1;
  return {
    icon: car === 0 ? "locomotive" : "car-coach",
    title: capital(carName(car, caboose)),
    text: `${capital(teller.space(car, "roof"))}. ${capital(teller.space(car, "inside"))}.`,
    rule: isExpress(view) ? "E1.1" : "S1.1",
  };
}

/** The stages of a Super Express round, and what is on its sheets. */
function explainSuper(kind: string, view: SuperView): Explanation | null {
  switch (kind) {
    case "rounds":
      return {
        icon: "uncouple",
        title: say("banner-round", { round: view.round }),
        text: say("help-rounds"),
        rule: "S5.1",
      };
    case "plan":
      return { icon: "card-back", title: say("phase-plan"), text: say("help-plan"), rule: "S3.1" };
    case "shootin":
      return { icon: "card-shoot", title: say("phase-shootin"), text: say("help-shootin"), rule: "S3.2" };
    case "uncouple":
      return { icon: "uncouple", title: say("uncouple"), text: say("help-uncouple"), rule: "S3.3" };
    case "lootcard":
      return { icon: "purse", title: say("loot"), text: say("help-lootcard"), rule: "S5.2" };
    case "stunned":
      return {
        icon: "stunned",
        title: capital(say("is-stunned", { gender: "masculine" })),
        text: say("help-stunned"),
        rule: "S4.6",
      };
    default:
      return null;
  }
}

/** What is told of the thing that calls itself so; null of what nobody knows. */
export function explain(about: string, view: View, teller: Teller): Explanation | null {
  const [kind = "", what = "", whose = ""] = about.split(" ");
  switch (kind) {
    case "card":
      return explainCard(view, what, whose);
    case "bandit":
      return explainBandit(view, what, teller);
    case "figure":
      return what === "marshal"
        ? { ...explainMarshal(), sub: teller.figure(what) }
        : explainBandit(view, what, teller);
    case "space":
      return explainSpace(view, Number(what), teller);
    case "first-player":
      return {
        icon: "first-player",
        title: say("first-player"),
        text: say("help-first-player"),
        rule: isExpress(view) ? "E3.2" : "S3.2",
      };
  }
  if (!isExpress(view)) return explainSuper(kind, view);
  switch (kind) {
    case "turn":
      return { ...explainTurn(what), sub: say("turn-n", { turn: Number(whose), kind: say(`turn-${what}`) }) };
    case "event":
      return explainEvent(view, what);
    case "round":
      return explainRound(view, Number(what));
    case "loot":
      return explainLoot(what);
    case "draw":
      return { icon: "card-back", title: say("draw-title"), text: say("help-draw"), rule: "E3.2" };
    case "face-down":
      return { icon: "card-back", title: say("face-down"), text: say("help-face-down"), rule: "E3.3" };
    case "gunslinger":
      return explainShots(view);
    default:
      return explainNumber(view, kind, what, teller);
  }
}
