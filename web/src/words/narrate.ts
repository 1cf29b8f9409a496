/**
 * One line of the log for one event: a sentence's id with its words, an icon, and what it points at on the
 * train.
 */
import type { Bandit, EventFields, EventKind, Floor, GameEvent } from "../wire/messages";
import { readCard } from "../seen/cards";
import { isExpress, type View } from "../seen/game";

/** Words are kept as they are and put into the viewer's language when shown. */
export interface Line {
  id: string;
  icon: string;
  who: (Bandit | "marshal")[];
  words: Record<string, Word>;
  place: { car: number; floor: Floor } | null;
  weight: "title" | "plain" | "small";
}

export type Word =
  | { bandit: string }
  | { genderOf: string }
  | { bandits: string[] }
  | { seat: number }
  | { card: string }
  | { car: number; floor?: Floor; caboose: boolean; to?: boolean }
  | { loot: string; value: number | null }
  | { key: string }
  | number
  | string;

const SILENT = new Set<EventKind>(["chose", "took-back", "deck-shuffled", "first-player", "hand-returned"]);
/** What never happens on a roof, so that no floor is told. */
const INSIDE = new Set<EventKind>(["marshal-moved", "strongbox-placed"]);
const TITLES = new Set<EventKind>([
  "round-started",
  "event-started",
  "game-ended",
  "pass-started",
  "shootin-started",
  "game-started",
]);
const SMALL = new Set<EventKind>([
  "card-drawn",
  "drew-instead",
  "hand-returned",
  "card-discarded",
  "passed",
  "card-picked",
  "card-resolved",
  "turn-started",
  "card-revealed",
]);
const ICONS: Partial<Record<EventKind, string>> = {
  "bandit-moved": "card-move",
  "bandit-climbed": "card-change-floor",
  "bandit-shot": "card-shoot",
  "loot-robbed": "card-rob",
  "bandit-punched": "card-punch",
  "marshal-moved": "card-marshal",
  "bandit-fled": "hit",
  "neutral-bullet": "hit",
  "loot-fell": "purse",
  "loot-pocketed": "purse",
  "loot-pickpocketed": "event-pickpocketing",
  "loot-dropped": "purse",
  "ransom-paid": "event-hostage",
  "strongbox-placed": "strongbox",
  "no-effect": "bullet-spent",
  turned: "card-flip",
  "bandit-pushed": "card-move",
  "bandit-stunned": "stunned",
  "stood-up": "card-reflex",
  "rode-in": "card-horse",
  "car-uncoupled": "uncouple",
  "left-behind": "uncouple",
  "loot-taken": "purse",
  "first-player": "first-player",
  "round-started": "turn-standard",
  "game-ended": "first-player",
  missed: "bullet-spent",
  "fell-off": "hit",
};

/** Of the cars there were when it happened, the last is the caboose. */
export function narrate(event: GameEvent, view: View, cars = view.cars.length): Line | null {
  const e: EventFields = event;
  if (SILENT.has(e.event)) return null;
  const caboose = cars - 1;
  const token = isExpress(view) ? view.tokens.find((t) => t.token === e.token) : undefined;
  const words: Record<string, Word> = {};
  for (const key of ["bandit", "target"] as const) if (e[key]) words[key] = { bandit: e[key] };
  if (e.seat != null) {
    words["player"] = { seat: e.seat };
    words["people"] = isExpress(view)
      ? (view.players.find((p) => p.seat === e.seat)?.bandits.length ?? 1)
      : 1;
    if (e.event === "card-played" && !e.bandit) words["bandit"] = { seat: e.seat };
  }
  if (e.bandits) words["team"] = { bandits: e.bandits };
  const first = e.bandit ?? view.bandits.find((b) => b.seat === e.seat)?.bandit;
  if (first) words["gender"] = { genderOf: first };
  if (e.card) words["card"] = e.event === "round-started" ? { key: `round-${e.card}` } : { card: e.card };
  const floor = e.floor ?? (INSIDE.has(e.event) ? "inside" : null);
  for (const key of ["car", "to_car", "from_car"] as const) {
    const car = e[key];
    if (car != null)
      words[key.replace("_", "-")] = {
        car,
        ...(floor ? { floor } : {}),
        caboose: car === caboose,
        to: key === "to_car" || e.event === "bandit-climbed",
      };
  }
  if (e.token != null)
    words["loot"] = { loot: token?.kind ?? "purse", value: e.value ?? token?.value ?? null };
  for (const key of ["round", "n", "left"] as const) if (e[key] != null) words[key] = e[key];
  if (e.number != null) words["pass"] = e.number + 1;
  if (e.value != null) words["value"] = { loot: "money", value: e.value };
  if (e.turn != null) words["turn"] = e.turn + 1;
  const id = sentence(e);
  if (!id) return null;
  if (e.event === "event-started") words["event"] = { key: `round-${e.kind}` };
  const who: Line["who"] = [e.bandit, e.target, ...(e.bandits ?? [])].filter((w) => w != null);
  if (e.event === "marshal-moved") who.push("marshal");
  const car = e.car ?? e.to_car;
  const place = car == null ? null : { car, floor: e.floor ?? ("inside" as const) };
  return {
    id,
    who,
    words,
    place,
    icon: iconOf(e),
    weight: TITLES.has(e.event) ? "title" : SMALL.has(e.event) ? "small" : "plain",
  };
}

/** The lines of what led to a view, in order; cars have the names that they had when it happened. */
export function narrateAll(events: readonly GameEvent[], view: View): (Line | null)[] {
  const isCut = ({ event }: GameEvent) => event === "car-uncoupled";
  return events.map((event, i) =>
    narrate(event, view, view.cars.length + events.slice(i).filter(isCut).length),
  );
}

function iconOf(e: EventFields): string {
  switch (e.event) {
    case "card-played":
    case "card-resolved":
    case "card-revealed":
      return e.card ? `card-${readCard(e.card).action}` : "card-back";
    default:
      return ICONS[e.event] ?? "";
  }
}

/** Which sentence tells the event. */
function sentence(e: EventFields): string | null {
  switch (e.event) {
    case "bandit-moved":
      return e.how && e.how !== "run" ? `log-moved-${e.how}` : "log-moved";
    case "bandit-climbed":
      return e.floor === "roof" ? "log-climbed" : "log-climbed-down";
    case "card-played":
      return e.card && !e.face_down ? (e.cover ? "log-covered" : "log-played") : "log-played-down";
    case "card-drawn":
      return null;
    case "card-picked":
      return e.card ? "log-picked-known" : "log-picked";
    case "no-effect":
      return e.reason ? `log-no-effect-${e.reason}` : "log-no-effect";
    case "passed":
      return e.kind === "cover" ? "log-passed-cover" : "log-passed";
    case "turned":
      return e.facing === "caboose" ? "log-turned-caboose" : "log-turned-locomotive";
    case "fell-off":
      return e.end === "front" ? "log-fell-front" : "log-fell-rear";
    case "turn-started":
      return `log-turn-${e.kind}`;
    case "round-started":
      return e.card ? "log-round-started" : "log-round";
    case "bandit-placed":
      return "log-placed";
    default:
      return `log-${e.event}`;
  }
}
