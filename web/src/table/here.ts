/** Tables in this browser: making them and sitting down at them. Loaded when the first of them is wanted. */
import { RULES_VERSIONS } from "../generated/protocol";
import { tableEngine } from "../local/engine";
import type { Entry } from "../local/entries";
import { newTableId } from "../local/names";
import { Trouble } from "../wire/api";
import type { BotSeat, Settings } from "../wire/messages";
import { remember } from "../device/memory";

export interface Person {
  seat: number;
  name: string;
  bandit: string | null;
}

/** Says on the first page that there may be games here to go on with. */
export const HERE = "here";

/** A table with these people and bots; a fault if this browser cannot play by itself. */
export async function tableHere(settings: Settings, people: Person[], bots: BotSeat[]): Promise<string> {
  const [id, at] = [newTableId(), Date.now()];
  const lines: Entry[] = [
    { kind: "created", at, settings, rules: RULES_VERSIONS[settings.game] ?? 0 },
    ...people.map((person): Entry => ({ kind: "seated", at, ...person })),
    ...bots.map(({ seat, level, bandit = null }): Entry => ({ kind: "bot-seated", at, seat, level, bandit })),
  ];
  await tableEngine().call("table.create", { id, lines });
  remember(HERE, "yes");
  return id;
}

export async function sitHere(
  id: string,
  name: string,
  seat: number | null,
  bandit: string | null,
): Promise<void> {
  const verdict = await tableEngine().call("table.join", { id, seat, name, bandit });
  if (!verdict.ok) throw new Trouble(verdict.code, verdict.sentence, 409);
}
