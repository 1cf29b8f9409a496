/**
 * What is played, as a form: it is drawn from what the server offers, and knows no option by its name but the
 * edition, on which the others depend. Every answer is the whole new settings.
 */
import type { GameOffer, Settings } from "../wire/messages";

export type OptionOffer = GameOffer["form"][number];
export type Value = OptionOffer["default"];

const chosenIn = (settings: Settings) => (settings.options ?? {}) as Record<string, Value | undefined>;

/** What an option is set to, or is without anybody having set it. */
export const valueOf = (option: OptionOffer, settings: Settings): Value =>
  chosenIn(settings)[option.name] ?? option.default;

function editionOf(offer: GameOffer, settings: Settings): string {
  const edition = offer.form.find((option) => option.name === "edition");
  return edition ? String(valueOf(edition, settings)) : "";
}

/** With how many players a switch can be on, or off. */
function sizes(offer: GameOffer, settings: Settings, option: OptionOffer, on: boolean): number[] {
  return (on ? option.seats_on : option.seats_off)[editionOf(offer, settings)] ?? offer.seats;
}

/** Whether a switch is on: it was turned on, or with so many players it cannot be off. */
export const isOn = (offer: GameOffer, settings: Settings, option: OptionOffer): boolean =>
  valueOf(option, settings) === true || !sizes(offer, settings, option, false).includes(settings.n_seats);

/** An option is set; what it is anyway is not said. */
export function withValue(settings: Settings, option: OptionOffer, value: Value): Settings {
  const options = { ...chosenIn(settings) };
  if (value === option.default) delete options[option.name];
  else options[option.name] = value;
  return { ...settings, options };
}

/** A switch is turned; where it does not go with so many players, the nearest number is taken that does. */
export function flipped(offer: GameOffer, settings: Settings, option: OptionOffer): Settings {
  const on = !isOn(offer, settings, option);
  const far = (n: number) => Math.abs(n - settings.n_seats);
  const n_seats = sizes(offer, settings, option, on).toSorted((a, b) => far(a) - far(b))[0];
  return withValue({ ...settings, n_seats: n_seats ?? settings.n_seats }, option, on);
}

/** So many play: what does not go with their number is off, and what belongs to it is on. */
export function seated(offer: GameOffer, settings: Settings, n_seats: number): Settings {
  let next = { ...settings, n_seats };
  for (const option of offer.form.filter((each) => each.kind === "switch")) {
    const [on, off] = [true, false].map((value) => sizes(offer, settings, option, value).includes(n_seats));
    if (!on) next = withValue(next, option, false);
    else if (!off && sizes(offer, settings, option, true).length < offer.seats.length)
      next = withValue(next, option, true);
  }
  return next;
}

/** Another game: nothing of what was chosen for this one, and as many players, if it can be. */
export function otherGame(offer: GameOffer, settings: Settings): Settings {
  const [least, most] = [Math.min(...offer.seats), Math.max(...offer.seats)];
  const n_seats = Math.min(Math.max(settings.n_seats, least), most);
  return { ...settings, game: offer.game, n_seats, options: {} };
}

/** The name of the clock that is set; null for one that nobody offers. */
export function clockName(offer: GameOffer, settings: Settings): string | null {
  const seconds = (clock: Settings["clock"]) =>
    [clock?.per_decision ?? 0, clock?.per_game ?? 0, clock?.increment ?? 0].join();
  const set = seconds(settings.clock);
  return Object.keys(offer.clocks).find((name) => seconds(offer.clocks[name]) === set) ?? null;
}
