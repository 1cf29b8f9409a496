/**
 * Plain HTTP for what is loaded on demand: plans played ahead, hints, and finished games looked over.
 */
import { ask } from "./api";
import type { FinishedGame, SeatHint, SeatPreview, Sight } from "./messages";

/** The plan a seat can see, played ahead, with some cards of its hand laid on top. */
export function preview(id: string, seat: number | null, cards: string[]): Promise<Sight[]> {
  const query = new URLSearchParams({
    ...(seat === null ? {} : { seat: String(seat) }),
    ...(cards.length ? { cards: cards.join(",") } : {}),
  });
  return ask<SeatPreview>(`/tables/${id}/preview?${query}`).then((found) => found.sights);
}

/** What a seat has asked for by `ask-hint`; of the next card of its plan, were these laid. */
export function hint(id: string, seat: number, cards: string[]): Promise<SeatHint> {
  const query = new URLSearchParams({
    seat: String(seat),
    ...(cards.length ? { cards: cards.join(",") } : {}),
  });
  return ask<SeatHint>(`/tables/${id}/hint?${query}`);
}

export const finishedGame = (id: string) => ask<FinishedGame>(`/tables/${id}/game`);
