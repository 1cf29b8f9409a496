/** How this device looks and sounds. */
import { setSound, soundIsOn } from "./hearing";
import { remember, remembered } from "./memory";

const isSmallAndTouched = () =>
  matchMedia("(pointer: coarse) and (max-width: 599px), (pointer: coarse) and (max-height: 480px)").matches;

class Look {
  theme = $state<"dusk" | "tunnel">(remembered("theme") === "tunnel" ? "tunnel" : "dusk");
  sound = $state(soundIsOn());
  still = $state(remembered("still") === "yes");

  /** A card is lifted first and played by a second tap: on small touch screens unless switched off. */
  confirm = $state((remembered("confirm") ?? (isSmallAndTouched() ? "yes" : "no")) === "yes");

  constructor() {
    this.paint();
  }
  setTheme(theme: "dusk" | "tunnel"): void {
    this.theme = theme;
    remember("theme", theme === "tunnel" ? theme : null);
    this.paint();
  }
  toggleSound(): void {
    this.sound = !this.sound;
    setSound(this.sound);
  }
  toggleStill(): void {
    this.still = !this.still;
    remember("still", this.still ? "yes" : null);
  }
  toggleConfirm(): void {
    this.confirm = !this.confirm;
    remember("confirm", this.confirm ? "yes" : "no");
  }
  private paint(): void {
    if (this.theme === "tunnel") document.documentElement.dataset["theme"] = "tunnel";
    else delete document.documentElement.dataset["theme"];
  }
}

export const look = new Look();
