/** Making tables and sitting down at them. */
import type { BotSeat, Settings, TableAnswer, TableState } from "../wire/messages";
import type * as Here from "./here";
import { commandId, createTable, games, join, Trouble } from "../wire/api";
import { isLocal } from "../local/names";
import { isSite } from "../device/address";
import { remember } from "../device/memory";

export const USUAL_LEVEL = "outlaw";
export const MAX_NAME = 24;

export const tidyName = (name: string) =>
  [...name.replace(/\p{C}/gu, "").trim().replace(/\s+/g, " ")].slice(0, MAX_NAME).join("");

export async function sit(
  table: TableState,
  name: string,
  seat: number | null,
  bandit: string | null,
): Promise<void> {
  if (name) remember("name", name);
  if (isLocal(table.id)) {
    const { sitHere } = await import("./here");
    return sitHere(table.id, name, seat, bandit);
  }
  const { newNonce } = await import("../fairness/kept");
  await join(table.id, { id: commandId(), name, nonce_commitment: newNonce(table), seat, bandit });
}

/** A seat that somebody left in mid-game: its seed is made, so nothing is added to it. */
export const takeOver = (table: string, name: string): Promise<TableAnswer> =>
  join(table, { id: commandId(), name });

/** Whoever you are in a game that begins with one click. */
const YOU: Record<string, string> = { express: "django", superexpress: "mei" };
const usual = (game: string): Settings => ({ game, n_seats: 4, options: {}, open: false });

/**
 * One click: a table, three bots, and your seat. The game begins when the table page has connected. It is
 * played in this browser, and at the server where that cannot be.
 */
export async function playNow(game: string, name: string, atServer = false): Promise<string> {
  if (atServer) return playAtServer(game, name);
  const bots = [1, 2, 3].map((seat) => ({ seat, level: USUAL_LEVEL }));
  const you = { seat: 0, name, bandit: YOU[game] ?? null };
  return orAtServer(
    ({ tableHere }) => tableHere(usual(game), [you], bots),
    () => playAtServer(game, name),
  );
}

/** A table here; where that cannot be, one of the server, if there is one. */
async function orAtServer(
  here: (own: typeof Here) => Promise<string>,
  server: () => Promise<string>,
): Promise<string> {
  try {
    return await here(await import("./here"));
  } catch (fault) {
    if (isSite) throw fault;
    console.warn(fault);
    return server();
  }
}

async function playAtServer(game: string, name: string): Promise<string> {
  const settings = usual(game);
  const bots = (level: string): BotSeat[] => [1, 2, 3].map((seat) => ({ seat, level }));
  let made: TableAnswer;
  try {
    made = await createTable({ settings, bots: bots(USUAL_LEVEL) });
  } catch (trouble) {
    if (!(trouble instanceof Trouble) || trouble.status !== 422) throw trouble;
    const offer = (await games()).find((g) => g.game === game);
    made = await createTable({ settings, bots: bots(offer?.levels.at(-1) ?? "random") });
  }
  await sit(made.table, name, 0, YOU[game] ?? null);
  return made.table.id;
}

/** A table for those who share this device, with the host's seat still to be taken. */
export const newTableHere = (game: string): Promise<string> =>
  orAtServer(
    ({ tableHere }) => tableHere(usual(game), [], []),
    () => newTable(game),
  );

/** A table for friends, with the host's seat still to be taken. */
export async function newTable(game: string): Promise<string> {
  const made = await createTable({ settings: usual(game), bots: [] });
  return made.table.id;
}
