/**
 * A decision as things to press: each option gets a place on the table (a space, a figure, a token, a card or
 * a word) and a key.
 */
import type { Bandit, Decision, Floor, Option } from "../wire/messages";
import { isExpress, type View } from "./game";

export interface Choice {
  option: number;
  /** The key that takes it; empty when the keys have run out. */
  key: string;
  on: "space" | "bandit" | "token" | "card" | "word";
  car?: number;
  floor?: Floor;
  bandit?: Bandit;
  token?: number;
  card?: string;
  faceDown?: boolean;
  word?: string;
  bandits?: Bandit[];
}

/** Cards lie in the hand, and a space is chosen on the train, which is seen whole; the rest are buttons. */
export const isButton = ({ on }: Choice) => on !== "card" && on !== "space";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

function place(option: Option, decision: Decision, view: View): Choice {
  const { form } = option;
  const base = { option: option.number, key: "" };
  const about = decision.about;
  const floorOf = (bandit: Bandit | null | undefined): Floor =>
    view.bandits.find((b) => b.bandit === bandit)?.floor ?? "inside";
  switch (form.do) {
    case "move":
      return { ...base, on: "space", car: form.car, floor: form.floor };
    case "push":
      return { ...base, on: "space", car: form.car, floor: floorOf(about?.target) };
    case "marshal":
      return { ...base, on: "space", car: form.car, floor: "inside" };
    case "shoot":
    case "punch":
      return { ...base, on: "bandit", bandit: form.target };
    case "place":
      return { ...base, on: "bandit", bandit: form.bandit };
    case "rob":
    case "knock":
    case "drop":
      return { ...base, on: "token", token: form.token };
    case "take":
      return decision.kind === "pocket"
        ? { ...base, on: "word", word: "take" }
        : { ...base, on: "token", token: form.token };
    case "play":
    case "pick":
    case "discard":
    case "plan":
      return { ...base, on: "card", card: form.card, faceDown: form.do === "play" && form.face_down };
    case "team":
      return { ...base, on: "word", word: "team", bandits: form.bandits };
    default:
      return { ...base, on: "word", word: form.do };
  }
}

/** Where a choice lies on the screen, left to right: the locomotive is on the right. */
function across(choice: Choice, view: View, handOrder: string[]): number {
  if (choice.car !== undefined) return -choice.car;
  if (choice.on === "card") return handOrder.indexOf(choice.card!);
  if (!isExpress(view)) return 0;
  if (choice.bandit) return -(view.bandits.find((b) => b.bandit === choice.bandit)?.car ?? 0);
  return choice.option;
}

export function choicesOf(decision: Decision | null, view: View): Choice[] {
  if (!decision) return [];
  const hand = isExpress(view) ? [...(view.hand ?? []), ...(view.deck ?? [])] : (view.hand ?? []);
  const order = [...new Set(hand)];
  const all = decision.options.map((option) => place(option, decision, view));
  const sorted = all
    .filter((c) => c.on !== "word")
    .sort((a, b) => across(a, view, order) - across(b, view, order) || a.option - b.option);
  const words = all.filter((c) => c.on === "word");
  let next = 0;
  const cardKeys = new Map<string, string>();
  for (const choice of sorted) {
    if (choice.on === "card") {
      if (!cardKeys.has(choice.card!)) cardKeys.set(choice.card!, KEYS[next++] ?? "");
      choice.key =
        (choice.faceDown && sorted.some((c) => c.card === choice.card && !c.faceDown) ? "⇧" : "") +
        cardKeys.get(choice.card!);
    } else choice.key = KEYS[next++] ?? "";
  }
  const numbered = words.length > 1 || (words.length === 1 && sorted.length === 0);
  words.forEach((choice) => {
    choice.key = numbered ? (KEYS[next++] ?? "") : "0";
  });
  return [...sorted, ...words];
}
