/** The rules of the game being played, on one page: sections of things, each told in a sentence. */
import { EVENT_RULES, SWITCH_RULES } from "../generated/rules";
import type { ExpressView } from "../wire/messages";
import { isExpress, type SuperView, type View } from "../seen/game";
import {
  capital,
  cardsOf,
  explain,
  explainCard,
  explainEvent,
  explainGunslinger,
  explainLoot,
  explainMarshal,
  explainPower,
  explainTurn,
  type Explanation,
} from "./explain";
import { say } from "./words.svelte";

export interface Section {
  id: string;
  title: string;
  items: Explanation[];
}

const told = (icon: string, title: string, text: string, rule: string): Explanation => ({
  icon,
  title,
  text,
  rule,
});
/** Which switches of the fine print are worth a line here, and what they are part of. */
const SWITCHES = {
  variants: ["expert", "two_bandits"],
  "fine-print": [
    "known_start_purses",
    "station_last",
    "reveal_first",
    "keep_actions_only",
    "drop_bullets_first",
    "short_bullets_leave",
  ],
} as const;

function switches(view: ExpressView, part: keyof typeof SWITCHES): Section {
  const { settings } = view;
  const matters = (name: string) =>
    (name !== "station_last" || settings.events) &&
    (!/^(keep_actions_only|drop_bullets_first)$/.test(name) || settings.expert);
  return {
    id: part,
    title: say(part),
    items: SWITCHES[part]
      .filter((name) => settings[name] && matters(name))
      .map((name) =>
        told("first-player", say(`option-${name}`), say(`option-${name}-help`), SWITCH_RULES[name]!),
      ),
  };
}

function expressSections(view: ExpressView): Section[] {
  const { settings } = view;
  const turns = ["standard", "tunnel", "speeding-up", "switching"];
  return [
    {
      id: "goal",
      title: say("rules-goal"),
      items: [
        told("first-player", say("rules-goal"), say("help-goal"), "E10"),
        ...["purse", "jewel", "strongbox"].map(explainLoot),
      ],
    },
    {
      id: "round",
      title: say("rules-round"),
      items: [
        told("card-back", say("phase-schemin"), say("help-schemin"), "E3.2"),
        ...turns.map(explainTurn),
        told("fist", say("phase-stealin"), say("help-stealin"), "E4.1"),
        ...(settings.events ? [told("event-braking", say("phase-event"), say("help-event"), "E6.1")] : []),
      ],
    },
    {
      id: "cards",
      title: say("rules-cards"),
      items: cardsOf(view).map((card) => explainCard(view, card)),
    },
    { id: "marshal", title: capital(say("marshal")), items: [explainMarshal()] },
    {
      id: "powers",
      title: say("option-powers"),
      items: settings.powers ? view.bandits.map((b) => explainPower(b.bandit)) : [],
    },
    {
      id: "events",
      title: say("option-events"),
      items: settings.events ? Object.keys(EVENT_RULES).map((card) => explainEvent(view, card)) : [],
    },
    {
      id: "end",
      title: say("phase-over"),
      items: [
        told("strongbox", say("phase-over"), say("help-end"), "E10.2"),
        ...(settings.gunslinger ? [explainGunslinger()] : []),
      ],
    },
    switches(view, "variants"),
    switches(view, "fine-print"),
  ];
}

function superSections(view: SuperView): Section[] {
  const nobody = { space: () => "", figure: () => "", player: () => "" };
  const stage = (kind: string) => explain(kind, view, nobody)!;
  return [
    {
      id: "goal",
      title: say("rules-goal"),
      items: [told("uncouple", say("rules-goal"), say("help-rounds"), "S5.1")],
    },
    { id: "round", title: say("rules-round"), items: ["plan", "shootin", "uncouple"].map(stage) },
    {
      id: "cards",
      title: say("rules-cards"),
      items: [...cardsOf(view).map((card) => explainCard(view, card)), stage("stunned")],
    },
    {
      id: "end",
      title: say("phase-over"),
      items: [told("purse", say("phase-over"), say("ranking-superexpress"), "S5.2")],
    },
  ];
}

export const rulebook = (view: View): Section[] =>
  (isExpress(view) ? expressSections(view) : superSections(view)).filter(({ items }) => items.length);

/** Without case, accents or signs: as one types it in a hurry. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** What of it speaks of what is looked for. */
export function found(sections: Section[], wish: string): Section[] {
  const wanted = plain(wish.trim());
  if (!wanted) return sections;
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter((i) =>
        plain(`${section.title} ${i.title} ${i.text ?? ""}`).includes(wanted),
      ),
    }))
    .filter(({ items }) => items.length);
}
