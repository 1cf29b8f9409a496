/**
 * What somebody at the table wishes of everybody, or has done that all should know: told over the train, with
 * the answers one may give. Pure.
 */
import type { TableState, You } from "../wire/messages";

export type News =
  | { news: "pause"; asks: number[]; votes: Vote[]; isMine: boolean }
  | { news: "rematch"; asks: number[]; votes: Vote[]; isMine: boolean; missing: number[]; declined: number[] }
  | { news: "next"; isMine: boolean }
  | { news: "bot"; asks: number[] };

export interface Vote {
  seat: number;
  said: "yes" | "no" | "nothing";
}

/** The most pressing thing to be told now, but for what was closed. */
export function newsOf(table: TableState, you: You, closed: string[]): News | null {
  return all(table, you).find((one) => !closed.includes(keyOf(one))) ?? null;
}

/** The same news with other people is other news. */
export const keyOf = (news: News) => `${news.news} ${"asks" in news ? news.asks.join() : ""}`;

function all(table: TableState, you: You): News[] {
  const people = table.seats.filter((s) => s.kind === "person");
  const isMine = (seats: number[]) => you.seats.length > 0 && you.seats.every((s) => seats.includes(s));
  if (table.phase === "over")
    return rematch(
      table,
      you,
      people.map((s) => s.seat),
      isMine,
    );
  const found: News[] = [];
  const { wants_pause: wants } = table;
  const playing = people.filter((s) => !s.bot_plays_on).map((s) => s.seat);
  if (table.phase === "playing" && wants.length)
    found.push({
      news: "pause",
      asks: wants,
      votes: playing.map((seat) => ({ seat, said: wants.includes(seat) ? "yes" : "nothing" })),
      isMine: isMine(wants),
    });
  const relieved = people.filter((s) => s.bot_plays_on && !you.seats.includes(s.seat)).map((s) => s.seat);
  if (relieved.length) found.push({ news: "bot", asks: relieved });
  return found;
}

function rematch(
  { rematch: next, rematch_wanted: wanted, rematch_declined: declined }: TableState,
  you: You,
  people: number[],
  isMine: (seats: number[]) => boolean,
): News[] {
  if (next) return [{ news: "next", isMine: isMine(wanted) || !wanted.length }];
  if (!wanted.length || isMine(declined)) return [];
  const said = (seat: number) => (wanted.includes(seat) ? "yes" : declined.includes(seat) ? "no" : "nothing");
  return [
    {
      news: "rematch",
      asks: wanted,
      votes: people.map((seat) => ({ seat, said: said(seat) })),
      isMine: isMine(wanted),
      missing: people.filter((seat) => said(seat) === "nothing"),
      declined: people.filter((seat) => said(seat) === "no"),
    },
  ];
}
