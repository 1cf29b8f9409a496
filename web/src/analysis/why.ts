/** What would have followed, in a few sentences: the happenings that tell the difference. */
import type { EventKind, GameEvent } from "../wire/messages";

const WEIGHT: Partial<Record<EventKind, number>> = {
  "loot-robbed": 10,
  "bandit-shot": 10,
  "bandit-stunned": 10,
  "bandit-punched": 9,
  "loot-taken": 9,
  "loot-pocketed": 9,
  "loot-pickpocketed": 9,
  "fell-off": 12,
  "left-behind": 12,
  "rode-in": 8,
  "bandit-fled": 9,
  "neutral-bullet": 8,
  "loot-dropped": 7,
  "loot-fell": 6,
  "ransom-paid": 8,
  "no-effect": 6,
  missed: 7,
  "stood-up": 5,
  "marshal-moved": 5,
  "bandit-pushed": 5,
  "bandit-climbed": 3,
  "bandit-moved": 3,
  turned: 3,
};
/** What one's own bandits do or suffer tells more. */
const OWN = 5;

export const N_SENTENCES = 3;

const concerns = (event: GameEvent, bandits: readonly string[]): boolean =>
  ["bandit", "target"].some((name) =>
    bandits.includes((event as unknown as Record<string, string>)[name] ?? ""),
  );

/** Where the card that is played now, with so many in the pile, does what it does: the better move itself. */
export function deedOf(imagined: readonly GameEvent[], inPile: number): number | null {
  const played = imagined.find(({ event }) => event === "card-played" || event === "drew-instead");
  const turned = imagined.findIndex((each) => each.event === "card-resolved" && each.index === inPile);
  if (played?.event !== "card-played" || turned < 0) return null;
  const does = imagined
    .slice(turned + 1)
    .findIndex(({ event }) => WEIGHT[event] || event === "card-resolved");
  const at = turned + 1 + does;
  return does < 0 || imagined[at]!.event === "card-resolved" ? null : at;
}

/**
 * The most telling of what would have happened and did not, in its order; one's deed tells most. Each is
 * given with its place.
 */
export function telling(
  imagined: readonly GameEvent[],
  real: readonly GameEvent[],
  bandits: readonly string[],
  deed: number | null = null,
): { event: GameEvent; at: number }[] {
  const happened = new Map<string, number>();
  for (const event of real) {
    const key = JSON.stringify(event);
    happened.set(key, (happened.get(key) ?? 0) + 1);
  }
  const told = new Set<string>();
  return imagined
    .flatMap((event, at) => {
      const key = JSON.stringify(event);
      const left = happened.get(key) ?? 0;
      if (left > 0) {
        happened.set(key, left - 1);
        return [];
      }
      if (told.has(key)) return [];
      told.add(key);
      const weight = at === deed ? Infinity : (WEIGHT[event.event] ?? 0);
      return weight ? [{ event, at, weight: weight + (concerns(event, bandits) ? OWN : 0) }] : [];
    })
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, N_SENTENCES)
    .sort((a, b) => a.at - b.at)
    .map(({ event, at }) => ({ event, at }));
}
