/** The tables and games one sits at that are not over: in this browser, and at the server. */
import { remembered } from "../device/memory";
import type { View } from "../seen/game";
import { ask, table as fetchTable, Trouble } from "../wire/api";
import type { SeatView, TableAnswer, TableState } from "../wire/messages";
import { personAt } from "../words/people";
import { banditName, isolated } from "../words/wording";
import { inRow, listed, say } from "../words/words.svelte";
import { leftTable, myTables } from "./mine";
import { noteGame } from "./statistics";
import { isAsked } from "./turn";

export interface GoingOn {
  id: string;
  game: string;
  /** Whether it is played in this browser alone. */
  isHere: boolean;
  /** Whether one of one's own seats is asked. */
  isAsked: boolean;
  /** Who is there besides: names, for the eye. */
  others: () => string;
  /** For whom it waits. */
  standing: () => string;
  /** Who is on the train, and in which round; null before the game. */
  far: () => Promise<Far>;
}

export interface Far {
  crew: string[];
  round: number | null;
}

export const farOf = ({ bandits, round }: View): Far => ({ crew: bandits.map((b) => b.bandit), round });

const MOST = 6;
const GOES = ["gathering", "playing"];

async function goingOnHere(): Promise<GoingOn[]> {
  if (!remembered("here")) return [];
  const { heads } = await import("../local/kept");
  const found = (await heads().catch(() => [])).filter(({ phase }) => GOES.includes(phase));
  return found.slice(0, MOST).map(({ id, game, names, phase, asked, crew = [], round = null }) => ({
    id,
    game,
    isHere: true,
    isAsked: asked,
    others: () => (names.length > 1 ? inRow(names.map(isolated)) : ""),
    standing: () => say(phase === "gathering" ? "lobby-title" : asked ? "your-turn" : "waiting"),
    far: () => Promise.resolve({ crew, round }),
  }));
}

const seenAt = (id: string) => ask<SeatView>(`/tables/${id}/view`);

/** A game has ended while one was away. */
async function note({ table, you }: TableAnswer): Promise<void> {
  const [seat, ...others] = you.seats;
  const { at, outcome, sight } = await seenAt(table.id);
  const isShared = others.length > 0 || table.seats[seat!]!.bot_plays_on;
  if (outcome && sight) noteGame(table.id, seat!, outcome, sight.view as View, at, isShared);
}

/** A table that is gone, over, or no longer ours is forgotten. */
async function look(id: string): Promise<TableAnswer | null> {
  try {
    const answer = await fetchTable(id);
    if (answer.table.phase === "over" && answer.you.seats.length) await note(answer);
    const goes = ["gathering", "revealing", "playing", "paused"].includes(answer.table.phase);
    if (goes && answer.you.seats.length) return answer;
  } catch (e) {
    if (!(e instanceof Trouble) || e.status < 400 || e.status >= 500) return null;
  }
  leftTable(id);
  return null;
}

function standing({ table, you }: TableAnswer): string {
  if (table.phase === "gathering" || table.phase === "revealing") return say("lobby-title");
  if (table.phase === "paused") return say("paused");
  if (isAsked(table, you.seats)) return say("your-turn");
  const awaited = table.asked.map((seat) => {
    const { bandit } = table.seats[seat]!;
    const name = personAt(table.seats, seat);
    if (name && bandit) return say("who-as", { name, bandit: banditName(bandit) });
    return name ?? (bandit ? banditName(bandit) : say("bot"));
  });
  return awaited.length
    ? say("waiting-for", { players: listed(awaited), n: awaited.length })
    : say("waiting");
}

async function farAt({ id, seats }: TableState): Promise<Far> {
  const seen = await seenAt(id).catch(() => null);
  if (seen?.sight) return farOf(seen.sight.view as View);
  return { crew: seats.flatMap(({ bandit }) => bandit ?? []), round: null };
}

async function goingOnThere(): Promise<GoingOn[]> {
  const answers = (await Promise.all(myTables().map(look))).filter((answer) => answer !== null);
  const others = ({ table, you }: TableAnswer) =>
    inRow(
      table.seats
        .filter((s) => s.kind === "person" && !you.seats.includes(s.seat))
        .map((s) => isolated(s.name)),
    );
  return answers
    .map((answer) => ({
      id: answer.table.id,
      game: answer.table.settings.game,
      isHere: false,
      isAsked: isAsked(answer.table, answer.you.seats),
      others: () => others(answer),
      standing: () => standing(answer),
      far: () => farAt(answer.table),
    }))
    .sort((a, b) => Number(b.isAsked) - Number(a.isAsked));
}

export async function goingOn(): Promise<GoingOn[]> {
  return (await Promise.all([goingOnHere(), goingOnThere()])).flat();
}
