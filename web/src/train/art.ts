/** Which drawing of the symbol sheet stands for whom, and for what. */
export { LETTER } from "../seen/signs";

const ART: Record<string, [string, string]> = {
  "1P": ["car-saloon", "teal"],
  "3J": ["car-sleeper", "plum"],
  "4P1J": ["car-mail", "gold"],
  "3P": ["car-coach", "red"],
  "3P1J": ["car-diner", "green"],
  "1P1J": ["car-baggage", "rust"],
  A: ["car-coach", "green"],
  B: ["car-saloon", "teal"],
  C: ["car-baggage", "gold"],
  D: ["car-diner", "plum"],
  E: ["car-mail", "red"],
  F: ["car-sleeper", "rust"],
  G: ["car-coach", "plum"],
  H: ["car-saloon", "gold"],
};

/** The drawing and paint of a car card. */
export const carArt = (card: string): { art: string; paint: string } => {
  const [art, paint] = ART[card] ?? ["car-coach", "red"];
  return { art, paint };
};
