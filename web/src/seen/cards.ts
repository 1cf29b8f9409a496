/** Cards as the server writes them: "doc move", "bullet doc", "bullet neutral"; in Super Express one word. */
export interface CardFace {
  action: string;
  /** Whose card it is; for a bullet, who fired it ("neutral" for the Marshal's). */
  owner: string | null;
}

export function readCard(card: string): CardFace {
  const [first, second] = card.split(" ");
  if (first === "bullet") return { action: "bullet", owner: second ?? "neutral" };
  return second ? { action: second, owner: first! } : { action: first!, owner: null };
}
