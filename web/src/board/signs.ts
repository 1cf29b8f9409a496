/** Signs that the art sheet does not have, 40 by 40, drawn in the colour of the words beside them. */
const line = (d: string, width = 3.2) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const solid = (d: string) => `<path d="${d}" fill="currentColor"/>`;
const disc = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;

export const SIGNS = {
  eye: line("M2 20Q11 8 20 8T38 20Q29 32 20 32T2 20Z", 3.4) + disc(20, 20, 6.5),
  deal: line("M7 10l14-5 7 20-14 5z", 3) + line("M28 12l6 2-6 20-12-4", 3),
  comment: line("M4 6h32v21H19l-9 9v-9H4z", 3.4) + line("M11 13h18M11 20h12", 3),
  up: solid("M20 4l13 15h-8v17H15V19H7z"),
  bin: line("M6 10h28M15 10V5h10v5M10 10l2 26h16l2-26M17 16v14M23 16v14"),
  pen: line("M5 35l3-10L27 6l7 7-19 19z"),
  rows: line("M4 7h32v26H4zM4 16h32M4 24h32M16 7v26"),
  line: line("M4 5v30h32M8 26l8-9 8 6 11-15", 3.6),
  file: line("M9 3h15l8 8v26H9z") + line("M23 3v9h9M14 20h13M14 27h13", 2.8),
  paste: line("M7 8h7M26 8h7v29H7V8M14 4h12v8H14z") + line("M13 20h14M13 27h10", 2.8),
  play: solid("M9 5l25 15L9 35z"),
  stop: solid("M8 6h8v28H8zM24 6h8v28h-8z"),
  next: line("M12 6l16 14-16 14", 5),
  prev: line("M28 6L12 20l16 14", 5),
  menu: line("M4 9h32M4 20h32M4 31h32", 5),
  person: disc(20, 12, 8) + solid("M4 37q1-15 16-15t16 15z"),
  bot:
    line("M7 14h26v20H7zM20 14V6M2 20v8M38 20v8", 3.4) +
    disc(14, 22, 3) +
    disc(26, 22, 3) +
    line("M14 29h12", 3),
  cross: line("M8 8l24 24M32 8L8 32", 5),
};
export type SignName = keyof typeof SIGNS;
