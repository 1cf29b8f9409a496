/** How this device looks and sounds. */
import { setSound, soundIsOn } from "./sound";
import { remember, remembered } from "./memory";

class Look {
  theme = $state<"dusk" | "tunnel">(remembered("theme") === "tunnel" ? "tunnel" : "dusk");
  sound = $state(soundIsOn());
  still = $state(remembered("still") === "yes");

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
  private paint(): void {
    if (this.theme === "tunnel") document.documentElement.dataset["theme"] = "tunnel";
    else delete document.documentElement.dataset["theme"];
  }
}

export const look = new Look();
