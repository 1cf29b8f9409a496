/** For whom the table waits, in words, with what can be done about it as buttons. */
import type { Wish } from "../wire/connection";
import { listed, say } from "../words/words.svelte";
import type { Waits } from "./desk";
import type { Why } from "./waiting";

interface Table {
  name: (seat: number) => string;
  mine: number[];
  send: (wish: Wish) => void;
  /** Takes the seat that somebody has left. */
  sit: () => void;
}

export function inWords(why: Why, { name, mine, send, sit }: Table): Waits {
  const each = (seats: number[], type: "resume" | "give-back" | "hand-over") => () => {
    for (const seat of seats) send({ type, seat });
  };
  switch (why.why) {
    case "paused":
      return {
        mark: "pause",
        text: say("paused"),
        stops: true,
        acts: why.mayAct
          ? [{ name: say("resume"), press: each(mine.slice(0, 1), "resume"), isMine: true }]
          : [],
      };
    case "bot-mine":
      return {
        mark: "bot",
        text: say("waits-bot-mine"),
        stops: true,
        acts: [{ name: say("play-myself"), press: each(mine, "give-back"), isMine: true }],
      };
    case "free-seat":
      return {
        mark: "away",
        text: null,
        stops: false,
        acts: [{ name: say("take-free-seat"), press: sit, isMine: true }],
      };
    default: {
      const players = { players: listed(why.seats.map(name)), n: why.seats.length, minutes: why.minutes };
      return {
        mark: why.why === "away" ? "away" : "think",
        text: say(
          why.why === "thinks" ? "waits-thinks" : why.minutes ? "waits-away" : "waits-just-away",
          players,
        ),
        stops: false,
        acts: why.mayAct
          ? [{ name: say("let-bot-play-for"), press: each(why.seats, "hand-over"), isMine: false }]
          : [],
      };
    }
  }
}
