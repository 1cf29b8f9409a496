/** What is wished at a table in this browser: the line that it would write, or why it is refused. */
import type { AnyCommand, Settings } from "../wire/messages";
import type { Answered, Entry, Seated } from "./entries";
import { TAKE_BACK } from "./game";
import { othersInstead } from "./instead";
import { levelsOf } from "./offers";
import { refuse } from "./refusal";
import { canBePlayed, start } from "./start";
import { type LocalTable, STAND_IN } from "./table";

const MAX_TAKEN_BACK = 200;
const HINT_STEPS = 3;

function levelNamed(table: LocalTable, level: string): string {
  const levels = levelsOf(table.settings.game);
  return levels.includes(level) ? level : refuse("bot/unknown", `the bots are ${levels.join(", ")}`);
}

/** The line that a command would write, or why it is refused. */
export function decide(table: LocalTable, command: AnyCommand, at: number): Entry {
  if (table.watches) return refuse("local/elsewhere", "this game is played in another window");
  if (table.carried) return refuse("table/carried", "this game is played on at a server's table");
  switch (command.type) {
    case "answer":
      checkMayPlay(table, command.seat, command.number);
      return tried(table, command.seat, command.option, at);
    case "take-back":
      checkMayPlay(table, command.seat, command.number);
      checkTakesBack(table, command.seat);
      return tried(table, command.seat, TAKE_BACK, at);
    case "exchange": {
      checkMayPlay(table, command.seat, command.number);
      checkTakesBack(table, command.seat);
      if (table.answers.at(-1)?.[0] !== command.seat)
        return refuse("take-back/late", "somebody has answered since: the card stays");
      const hidden = table.hiddenAnswer;
      if (!hidden || !othersInstead(hidden).includes(command.option))
        return refuse("take-back/seen", "somebody has learned something of that answer: it stays");
      return { kind: "exchanged", at, seat: command.seat, option: command.option };
    }
    case "say": {
      const seat = command.seat ?? table.people[0] ?? 0;
      const text = command.text ?? "";
      return { kind: "spoke", at, seat, text, ...(command.phrase ? { phrase: command.phrase } : {}) };
    }
    case "hand-over":
      checkPlays(table, command.seat);
      if (table.seats[command.seat]!.kind === "bot" || table.seats[command.seat]!.bot_plays_on)
        return refuse("seat/bot-plays", `a bot plays seat ${command.seat} already`);
      return {
        kind: "handed-over",
        at,
        seat: command.seat,
        level: levelNamed(table, command.level ?? STAND_IN),
      };
    case "give-back":
      checkPlays(table, command.seat);
      if (!table.seats[command.seat]!.bot_plays_on)
        return refuse("seat/no-bot", "no bot plays on for this seat");
      return { kind: "given-back", at, seat: command.seat };
    case "change-seat":
      if (table.seats[command.seat]?.kind !== "person")
        return refuse("seat/not-yours", `seat ${command.seat} is not yours`);
      checkBandit(table, command.seat, command.bandit ?? null);
      return {
        kind: "seat-changed",
        at,
        seat: command.seat,
        name: command.name,
        bandit: table.game ? table.seats[command.seat]!.bandit : (command.bandit ?? null),
      };
    case "change-settings":
      checkGathers(table);
      checkSettings(table, command.settings);
      return { kind: "settings-changed", at, settings: command.settings };
    case "seat-bot":
      checkGathers(table, command.seat);
      if (table.seats[command.seat]!.kind === "person")
        return refuse("seat/taken", `a person sits on seat ${command.seat}`);
      return { kind: "bot-seated", at, seat: command.seat, level: levelNamed(table, command.level) };
    case "empty-seat":
      checkGathers(table, command.seat);
      return { kind: "seat-emptied", at, seat: command.seat };
    case "leave":
      if (!table.game) return { kind: "seat-emptied", at, seat: command.seat };
      checkPlays(table, command.seat);
      return { kind: "handed-over", at, seat: command.seat, level: STAND_IN };
    case "ask-hint":
      checkHint(table, command.seat);
      return { kind: "hint-asked", at, seat: command.seat };
    case "start":
      checkGathers(table);
      return start(table, at);
    default:
      return refuse("action/unknown", `a table in this browser knows no ${command.type}`);
  }
}

/** Somebody of this device takes a seat: the one wished, or the first that is empty. */
export function join(
  table: LocalTable,
  seat: number | null,
  name: string,
  bandit: string | null,
  at: number,
): Seated {
  checkGathers(table);
  const free = table.seats.find((s) => s.kind === "empty" && (seat === null || s.seat === seat));
  if (!free) return refuse("table/full", "all seats are taken");
  checkBandit(table, free.seat, bandit);
  return { kind: "seated", at, seat: free.seat, name, bandit };
}

/** A bot's answer, if it is still wanted. */
export function botAnswers(table: LocalTable, seat: number, option: number, at: number): Answered | null {
  return table.botsAsked.includes(seat) && table.game!.optionsOf(seat).includes(option)
    ? { kind: "answered", at, seat, option, bot: true }
    : null;
}

function tried(table: LocalTable, seat: number, option: number, at: number): Answered {
  const game = table.game!;
  const before = game.keep();
  const went = game.answer(seat, option);
  game.putBack(before);
  if (!went) return refuse("action/not-allowed", "that cannot be answered now");
  return { kind: "answered", at, seat, option, bot: false };
}

function checkPlays(table: LocalTable, seat: number): void {
  if (!table.game) refuse("game/not-started", "the game has not started");
  if (table.isOver) refuse("game/over", "the game is over");
  if (table.seats[seat]?.kind !== "person") refuse("seat/not-yours", `seat ${seat} is not yours`);
}

function checkMayPlay(table: LocalTable, seat: number, number: number): void {
  checkPlays(table, seat);
  if (table.seats[seat]!.bot_plays_on)
    refuse("seat/bot-plays", "a bot plays on for this seat; take the seat back first");
  if (number !== table.nextAnswer)
    refuse("action/out-of-date", `expected answer number ${table.nextAnswer}, got number ${number}`);
}

function checkHint(table: LocalTable, seat: number): void {
  checkPlays(table, seat);
  if (!table.hasHints) refuse("hint/not-here", "there are no hints at this table");
  if (table.seats[seat]!.bot_plays_on)
    refuse("seat/bot-plays", "a bot plays on for this seat; take the seat back first");
  if (!table.asked.includes(seat)) refuse("hint/not-asked", "hints are for whoever is asked");
  if (table.game!.optionsOf(seat).length < 2) refuse("hint/no-choice", "there is nothing to choose");
  if (table.hintsTold(seat) >= HINT_STEPS)
    refuse("hint/all-told", "there is no more to say about this choice");
}

function checkTakesBack(table: LocalTable, seat: number): void {
  if (table.timesTakenBack(seat) >= MAX_TAKEN_BACK)
    refuse("take-back/spent", `a seat takes back ${MAX_TAKEN_BACK} times in a game`);
}

function checkGathers(table: LocalTable, seat = 0): void {
  if (table.game) refuse("game/started", "the game has started");
  if (!table.seats[seat]) refuse("seat/unknown", `this table has seats 0 to ${table.seats.length - 1}`);
}

function checkSettings(table: LocalTable, { game, n_seats, options }: Settings): void {
  if (game !== table.settings.game) refuse("table/other-game", "the game itself cannot be changed");
  if (table.people.some((seat) => seat >= n_seats))
    refuse("seat/taken", "somebody sits on a seat that would go");
  if (!canBePlayed(table, { ...options }, undefined, n_seats))
    refuse("options/invalid", "these options do not fit together");
}

function checkBandit(table: LocalTable, seat: number, bandit: string | null): void {
  if (bandit === null) return;
  if (!table.module.about.choices.names["bandits"]?.includes(bandit))
    refuse("bandit/unknown", `there is no bandit ${bandit}`);
  if (table.seats.some((s) => s.seat !== seat && s.kind === "person" && s.bandit === bandit))
    refuse("bandit/taken", `somebody else plays ${bandit}`);
}
