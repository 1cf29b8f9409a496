/** The rules of the game being played, on one page: sections of things, each told in a sentence. */
import { EVENT_RULES, SWITCHES } from "../generated/rules";
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
type Switch = keyof typeof SWITCHES;

/** The switches of a part that are on, but for those that have a section of their own. */
function switches({ settings }: ExpressView, part: string, others: Section[]): Section {
  const isSaid = (name: Switch) => {
    const { group, within } = SWITCHES[name];
    return group === part && settings[name] && (!within || settings[within]);
  };
  return {
    id: part,
    title: say(part),
    items: (Object.keys(SWITCHES) as Switch[])
      .filter((name) => isSaid(name) && !others.some(({ id }) => id === name))
      .map((name) =>
        told("first-player", say(`option-${name}`), say(`option-${name}-help`), SWITCHES[name].rule),
      ),
  };
}

function expressSections(view: ExpressView): Section[] {
  const { settings } = view;
  const turns = ["standard", "tunnel", "speeding-up", "switching"];
  const sections = [
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
  ];
  return [...sections, ...["variants", "fine-print"].map((part) => switches(view, part, sections))];
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
