/** Why a position cannot be, in words. */
import type { Complaint, Position } from "../analysis/position";
import type { Engine } from "../local/engine";
import type { View } from "../seen/game";
import { banditName, seatName } from "../words/wording";
import { money, say } from "../words/words.svelte";

const DOLLARS_A_UNIT = 50;

export function complaintSaid({ name, about }: Complaint, view: View): string {
  const { bandit, seat, dollars, ...numbers } = about;
  const who =
    typeof bandit === "string"
      ? bandit === "marshal"
        ? say("marshal")
        : banditName(bandit)
      : seat === undefined
        ? ""
        : seatName(view, Number(seat));
  return say(`cannot-${name}`, {
    ...numbers,
    bandit: who,
    dollars: money(Number(dollars ?? 0) * DOLLARS_A_UNIT),
  });
}

/** What keeps a foreign position from being played: the rule it breaks, or else the sentence of `load`. */
export async function whyImpossible(engine: Engine, position: Position): Promise<string> {
  const why = await engine.call("edit.look", { position }).then(
    ({ complaint, sights }) => complaint && complaintSaid(complaint, sights[0]!.view as View),
    (thrown: unknown) => (thrown as Error).message.replace(/^.*?(?=position\.)/, ""),
  );
  return [say("edit-cannot"), why].filter(Boolean).join(": ");
}
