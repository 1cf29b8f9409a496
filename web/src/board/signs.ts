/** Signs that the art sheet does not have, 40 by 40, drawn in the colour of the words beside them. */
export const SIGNS = {
  eye: [
    '<path d="M2 20Q11 8 20 8T38 20Q29 32 20 32T2 20Z" fill="none" stroke="currentColor" stroke-width="3.4"/>',
    '<circle cx="20" cy="20" r="6.5" fill="currentColor"/>',
  ].join(""),
  deal: [
    '<path d="M7 10l14-5 7 20-14 5z" fill="none" stroke="currentColor" stroke-width="3"/>',
    '<path d="M28 12l6 2-6 20-12-4" fill="none" stroke="currentColor" stroke-width="3"/>',
  ].join(""),
  comment: [
    '<path d="M4 6h32v21H19l-9 9v-9H4z" fill="none" stroke="currentColor" stroke-width="3.4"/>',
    '<path d="M11 13h18M11 20h12" stroke="currentColor" stroke-width="3"/>',
  ].join(""),
  up: '<path d="M20 4l13 15h-8v17H15V19H7z" fill="currentColor"/>',
  bin: '<path d="M6 10h28M15 10V5h10v5M10 10l2 26h16l2-26M17 16v14M23 16v14" fill="none" stroke="currentColor" stroke-width="3.2"/>',
  pen: '<path d="M5 35l3-10L27 6l7 7-19 19z" fill="none" stroke="currentColor" stroke-width="3.2"/>',
  rows: '<path d="M4 7h32v26H4zM4 16h32M4 24h32M16 7v26" fill="none" stroke="currentColor" stroke-width="3.2"/>',
  line: '<path d="M4 5v30h32M8 26l8-9 8 6 11-15" fill="none" stroke="currentColor" stroke-width="3.6"/>',
  file: [
    '<path d="M9 3h15l8 8v26H9z" fill="none" stroke="currentColor" stroke-width="3.2"/>',
    '<path d="M23 3v9h9M14 20h13M14 27h13" fill="none" stroke="currentColor" stroke-width="2.8"/>',
  ].join(""),
  paste: [
    '<path d="M7 8h7M26 8h7v29H7V8M14 4h12v8H14z" fill="none" stroke="currentColor" stroke-width="3.2"/>',
    '<path d="M13 20h14M13 27h10" stroke="currentColor" stroke-width="2.8"/>',
  ].join(""),
  play: '<path d="M9 5l25 15L9 35z" fill="currentColor"/>',
  stop: '<path d="M8 6h8v28H8zM24 6h8v28h-8z" fill="currentColor"/>',
  next: '<path d="M12 6l16 14-16 14" fill="none" stroke="currentColor" stroke-width="5"/>',
  prev: '<path d="M28 6L12 20l16 14" fill="none" stroke="currentColor" stroke-width="5"/>',
  menu: '<path d="M4 9h32M4 20h32M4 31h32" stroke="currentColor" stroke-width="5"/>',
  person: [
    '<circle cx="20" cy="12" r="8" fill="currentColor"/>',
    '<path d="M4 37q1-15 16-15t16 15z" fill="currentColor"/>',
  ].join(""),
  bot: [
    '<path d="M7 14h26v20H7zM20 14V6M2 20v8M38 20v8" fill="none" stroke="currentColor" stroke-width="3.4"/>',
    '<circle cx="14" cy="22" r="3" fill="currentColor"/>',
    '<circle cx="26" cy="22" r="3" fill="currentColor"/>',
    '<path d="M14 29h12" stroke="currentColor" stroke-width="3"/>',
  ].join(""),
  cross: '<path d="M8 8l24 24M32 8L8 32" stroke="currentColor" stroke-width="5"/>',
} as const;
export type SignName = keyof typeof SIGNS;
