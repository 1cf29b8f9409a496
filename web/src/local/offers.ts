/** What the games offer to choose from, as a server tells it: generated, so that it is there without one. */
import { OFFERS } from "../generated/offers";
import type { GameOffer } from "../wire/messages";

/** No clock runs at a table of this browser. */
export const offers = (OFFERS as GameOffer[]).map((offer) => ({ ...offer, clocks: {} }));

/** The levels of a game's bots, from weak to strong. */
export const levelsOf = (game: string): readonly string[] =>
  offers.find((offer) => offer.game === game)?.levels ?? [];
