/** How a game of a table in this browser begins: the first, and the next of the same people. */
import type { AnyCommand, SeatState, Settings } from "../wire/messages";
import type { Entry, Rematched, Started } from "./entries";
import { LocalGame } from "./game";
import { refuse } from "./refusal";
import { type LocalTable, STAND_IN } from "./table";

/** The line that begins the game, if everyone is there. */
export function start(table: LocalTable, at: number): Started {
  const missing = table.seats.filter((s) => s.kind === "empty").map((s) => s.seat);
  if (missing.length) return refuse("table/not-full", `these seats are empty: ${missing.join(", ")}`);
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const seed = [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
  return { kind: "started", at, seed, options: settledOptions(table, bytes) };
}

/** With a bandit for everyone, if somebody chose one and the variant lets one choose. */
function settledOptions(table: LocalTable, seed: Uint8Array): Record<string, unknown> {
  const options = { ...(table.settings.options as Record<string, unknown> | undefined) };
  const names = table.module.about.choices.names["bandits"] ?? [];
  const chosen = table.seats.map((s) => (s.kind === "person" ? s.bandit : null));
  const wishes = table.seats.map((s, i) => chosen[i] ?? (chosen.includes(s.bandit) ? null : s.bandit));
  if (table.settings.bandits === "random" || options["bandits"] || wishes.every((wish) => wish === null))
    return options;
  const left = names.filter((name) => !wishes.includes(name));
  for (let i = left.length - 1; i > 0; i--) {
    const j = crypto.getRandomValues(new Uint32Array(1))[0]! % (i + 1);
    [left[i], left[j]] = [left[j]!, left[i]!];
  }
  const whole = { ...options, bandits: wishes.map((wish) => wish ?? left.pop()!) };
  return canBePlayed(table, whole, seed) ? whole : options;
}

/** The lines with which the next game of the same people begins; all but the first are written there. */
export function again(
  table: LocalTable,
  command: Extract<AnyCommand, { type: "rematch" }>,
  next: string,
  at: number,
): [Rematched, Entry[]] {
  if (!table.isOver) return refuse("game/not-over", "the game is not over");
  if (table.rematch) return refuse("table/has-rematch", "there is a rematch already");
  const played = command.bandits === "new" ? new Map<number, string>() : banditsPlayed(table);
  const settings: Settings = played.size ? { ...table.settings, bandits: "chosen" } : table.settings;
  const sit = (s: SeatState): Entry =>
    s.kind === "person"
      ? { kind: "seated", at, seat: s.seat, name: s.name, bandit: played.get(s.seat) ?? null }
      : {
          kind: "bot-seated",
          at,
          seat: s.seat,
          level: s.level ?? STAND_IN,
          bandit: played.get(s.seat) ?? null,
        };
  return [
    { kind: "rematched", at, table: next },
    [{ kind: "created", at, settings, rules: table.module.about.rules }, ...table.seats.map(sit)],
  ];
}

function banditsPlayed(table: LocalTable): Map<number, string> {
  const bandits = table.game!.seen(null).view.bandits as { seat: number; bandit: string }[];
  const alone = bandits.filter((b) => bandits.filter((other) => other.seat === b.seat).length === 1);
  return new Map(alone.map((b) => [b.seat, b.bandit]));
}

/** Whether these options fit together. */
export function canBePlayed(
  table: LocalTable,
  options: Record<string, unknown>,
  seed = new Uint8Array(32) as Uint8Array,
  seats = table.settings.n_seats,
) {
  try {
    new LocalGame(table.module, { seats, ...options }, seed).close();
    return true;
  } catch {
    return false;
  }
}
