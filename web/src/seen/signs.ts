/** Which sign of the symbol sheet stands for whom, for a turn, and for what a round card brings. */
export const LETTER: Record<string, string> = {
  belle: "B",
  cheyenne: "C",
  django: "J",
  doc: "D",
  ghost: "G",
  mei: "M",
  tuco: "T",
  marshal: "star",
};

const EVENT_ART: Record<string, string> = {
  "passengers-rebellion": "rebellion",
  "hostage-conductor": "hostage",
  tunnel: "none-tunnel",
  bridge: "none-bridge",
};

export const eventArt = (card: string) => `event-${EVENT_ART[card] ?? card}`;
export const turnArt = (kind: string) => `turn-${kind === "speeding-up" ? "speeding" : kind}`;
