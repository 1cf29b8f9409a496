/** What a hint says of an option, for whoever listens. */
import type { SeatHint } from "../wire/messages";
import { say } from "./words.svelte";

/** A name with what the hint shows of it. */
export function named(name: string, hint: SeatHint | null, option: number | undefined): string {
  const chance = hint?.chances?.find((each) => each.option === option);
  if (chance) {
    const points = (share: number) => Math.round(100 * Math.max(0, Math.min(1, share)));
    const { share, error } = chance;
    return say("hint-named", {
      name,
      n: points(share),
      low: points(share - error),
      high: points(share + error),
    });
  }
  return option !== undefined && hint?.lit?.includes(option) ? say("hint-named-lit", { name }) : name;
}
