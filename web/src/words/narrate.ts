/**
 * One line of the log for one event: a sentence's id with its words, an icon, and what it points at on the
 * train.
 */
import type { Bandit, Floor } from "../state/express";
import { isExpress, type GameEvent, type View } from "../state/game";

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

const SILENT = new Set(["chose", "took-back", "deck-shuffled", "first-player", "hand-returned"]);
/** What never happens on a roof, so that no floor is told. */
const INSIDE = new Set(["marshal-moved", "strongbox-placed"]);
const TITLES = new Set([
  "round-started",
  "event-started",
  "game-ended",
  "pass-started",
  "shootin-started",
  "game-started",
]);
const SMALL = new Set([
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
const ICONS: Record<string, string> = {
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

export function narrate(event: GameEvent, view: View): Line | null {
  const e = event as Record<string, never> & GameEvent;
  if (SILENT.has(e.event)) return null;
  const caboose = view.cars.length - 1;
  const token = (id: unknown) => (isExpress(view) ? view.tokens.find((t) => t.token === id) : undefined);
  const words: Record<string, Word> = {};
  for (const key of ["bandit", "target"]) if (typeof e[key] === "string") words[key] = { bandit: e[key] };
  if (typeof e["seat"] === "number") {
    words["player"] = { seat: e["seat"] };
    words["people"] = isExpress(view)
      ? (view.players.find((p) => p.seat === e["seat"])?.bandits.length ?? 1)
      : 1;
  }
  if (e.event === "team-taken") words["team"] = { bandits: event["bandits"] as string[] };
  if (e.event === "card-played" && !e["bandit"]) words["bandit"] = { seat: Number(e["seat"]) };
  const first = e["bandit"] ?? view.bandits.find((b) => b.seat === e["seat"])?.bandit;
  if (first) words["gender"] = { genderOf: first };
  if (typeof e["card"] === "string")
    words["card"] = e.event === "round-started" ? { key: `round-${e["card"]}` } : { card: e["card"] };
  const floor = e["floor"] ?? (INSIDE.has(e.event) ? "inside" : null);
  for (const key of ["car", "to_car", "from_car"]) {
    if (typeof e[key] === "number")
      words[key.replace("_", "-")] = {
        car: e[key],
        ...(floor ? { floor } : {}),
        caboose: e[key] === caboose,
        to: key === "to_car" || e.event === "bandit-climbed",
      };
  }
  if (typeof e["token"] === "number")
    words["loot"] = {
      loot: token(e["token"])?.kind ?? "purse",
      value: (e["value"] as unknown as number | null) ?? token(e["token"])?.value ?? null,
    };
  for (const key of ["round", "n", "left", "wanted"])
    if (typeof e[key] === "number") words[key] = e[key] as number;
  if (typeof e["number"] === "number") words["pass"] = (e["number"] as number) + 1;
  if (typeof e["value"] === "number") words["value"] = { loot: "money", value: e["value"] };
  if (typeof e["turn"] === "number") words["turn"] = (e["turn"] as number) + 1;
  const id = sentence(e);
  if (!id) return null;
  if (e.event === "event-started") words["event"] = { key: `round-${String(e["kind"] ?? "none")}` };
  const who = [e["bandit"], e["target"], ...((e["bandits"] as string[] | undefined) ?? [])].filter(
    (w): w is Bandit => typeof w === "string",
  );
  const place =
    typeof e["car"] === "number"
      ? { car: e["car"] as number, floor: (e["floor"] ?? "inside") as Floor }
      : typeof e["to_car"] === "number"
        ? { car: e["to_car"] as number, floor: (e["floor"] ?? "inside") as Floor }
        : null;
  if (e.event === "marshal-moved") who.push("marshal" as Bandit);
  return {
    id,
    who,
    words,
    place,
    icon: iconOf(e),
    weight: TITLES.has(e.event) ? "title" : SMALL.has(e.event) ? "small" : "plain",
  };
}

function iconOf(e: Record<string, unknown>): string {
  if (
    typeof e["card"] === "string" &&
    e["event"] !== "round-started" &&
    e["event"] !== "event-started" &&
    e["card"] !== null
  ) {
    const action = e["card"].split(" ").at(-1)!;
    if (e["event"] === "card-played" || e["event"] === "card-resolved" || e["event"] === "card-revealed")
      return `card-${e["card"].startsWith("bullet") ? "bullet" : action}`;
  }
  if (e["event"] === "card-played") return "card-back";
  return ICONS[String(e["event"])] ?? "";
}

/** Which sentence tells the event. */
function sentence(e: Record<string, unknown>): string | null {
  const kind = String(e["event"]);
  switch (kind) {
    case "bandit-moved":
      return e["how"] && e["how"] !== "run" ? `log-moved-${String(e["how"])}` : "log-moved";
    case "bandit-climbed":
      return e["floor"] === "roof" ? "log-climbed" : "log-climbed-down";
    case "card-played":
      return e["card"] && !e["face_down"] ? (e["cover"] ? "log-covered" : "log-played") : "log-played-down";
    case "card-drawn":
      return null;
    case "card-picked":
      return e["card"] ? "log-picked-known" : "log-picked";
    case "no-effect":
      return e["reason"] ? `log-no-effect-${String(e["reason"])}` : "log-no-effect";
    case "passed":
      return e["kind"] === "cover" ? "log-passed-cover" : "log-passed";
    case "turned":
      return e["facing"] === "caboose" ? "log-turned-caboose" : "log-turned-locomotive";
    case "fell-off":
      return e["end"] === "front" ? "log-fell-front" : "log-fell-rear";
    case "turn-started":
      return `log-turn-${String(e["kind"])}`;
    case "round-started":
      return e["card"] ? "log-round-started" : "log-round";
    case "bandit-placed":
      return "log-placed";
    default:
      return `log-${kind}`;
  }
}
