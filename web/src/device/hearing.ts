/** Plays sounds for whoever has asked for them; the others never load what makes them. */
import { remember, remembered } from "./memory";
import type { Sound } from "./sound";

export type { Sound };

export const soundIsOn = () => remembered("sound") === "on";

export function setSound(wish: boolean): void {
  remember("sound", wish ? "on" : null);
  import("./sound").then((made) => made.setSound(wish)).catch(() => undefined);
}

/** Now, or so many seconds later. */
export function play(sound: Sound, seconds = 0): void {
  if (!soundIsOn()) return;
  import("./sound").then((made) => made.play(sound, seconds)).catch(() => undefined);
}
