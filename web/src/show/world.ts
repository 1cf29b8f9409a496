/**
 * Where things stand. World units: a car is 240 wide, the locomotive 340; roof y 2, floor y 115, rail y 158;
 * locomotive on the right.
 */
import type { Bandit, Floor } from "../wire/messages";

export const CAR = 240;
export const LOCOMOTIVE = 340;
/** The part of the locomotive that is a space, without its boiler. */
export const CAB = 192;
const MARGIN_LEFT = 40;
export const FIGURE = { width: 54, height: 84 };
export const FOOT: Record<Floor, number> = { inside: 116, roof: 4 };
const LOOT_Y: Record<Floor, number> = { inside: 123, roof: 17 };

export interface Standing {
  who: Bandit | "marshal";
  car: number;
  floor: Floor;
  /** Place in the line where the order matters, rearmost first. */
  line?: number;
  back?: boolean;
  stunned?: boolean;
}

export interface Lying {
  token: number;
  kind: string;
  car: number;
  floor: Floor;
}

export interface Point {
  x: number;
  y: number;
}

/** Cars are drawn narrower than they are, where many have to fit: `wide` says how wide. */
export const trainWidth = (cars: number, wide = CAR) => MARGIN_LEFT + (cars - 1) * wide + LOCOMOTIVE;
export const carX = (car: number, cars: number, wide = CAR) => MARGIN_LEFT + (cars - 1 - car) * wide;
export const carWidth = (car: number, wide = CAR) => (car === 0 ? CAB : wide);

/** Spaces of one car, as boxes to light up. */
export function spaceBox(car: number, floor: Floor, cars: number, wide = CAR) {
  const across = { x: carX(car, cars, wide) + 7, width: carWidth(car, wide) - 14 };
  return floor === "roof" ? { ...across, y: -92, height: 94 } : { ...across, y: 18, height: 104 };
}

/** How far one drawing of the land reaches before the next begins. */
export const LAND = 1599;

/** What is seen of the world: its edges in world units, and pixels to a unit. */
export interface Seen {
  left: number;
  right: number;
  top: number;
  scale: number;
  box: string;
}

/** The drawings of the land that are seen between two points. */
export const lands = (from: number, to: number) => {
  const first = Math.floor(from / LAND);
  return Array.from({ length: Math.floor(to / LAND) - first + 1 }, (_, i) => first + i);
};

const key = (car: number, floor: Floor) => `${car} ${floor}`;

/**
 * How far from its middle a lying figure carries its letter: on the chest, where the neighbours leave room.
 */
const CHEST = 19;
const LETTER_WIDTH = 22;
export const chest = (gap: number) => Math.max(0, Math.min(CHEST, (gap - LETTER_WIDTH) / 2));

/** Where somebody stands, how far the next one does, and how much higher the letter is in a dense crowd. */
export type Feet = Point & { gap: number; lift: number };

/** Feet of every figure; figures of one space stand side by side and none covers another's letter. */
export function feet(standing: Standing[], cars: number, lying: Lying[] = [], wide = CAR): Map<string, Feet> {
  const spaces = new Map<string, Standing[]>();
  for (const figure of standing) {
    const list = spaces.get(key(figure.car, figure.floor));
    if (list) list.push(figure);
    else spaces.set(key(figure.car, figure.floor), [figure]);
  }
  const out = new Map<string, Feet>();
  for (const [where, list] of spaces) {
    const { car, floor } = list[0]!;
    const width = carWidth(car, wide);
    if (list.some((f) => f.line !== undefined)) list.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const loot = lying.filter((t) => key(t.car, t.floor) === where).length;
    const crowded = floor === "inside" && loot > 0 && list.length <= 2 && list[0]!.line === undefined;
    const inner = width - 56;
    const gap = Math.min(62, inner / Math.max(list.length - 1, 1));
    const free = (inner - gap * (list.length - 1)) / 2;
    const shift = crowded && car > 0 ? Math.min(34, 12 * loot, free) : car === 0 ? -8 : 0;
    const start = carX(car, cars, wide) + width / 2 + shift - (gap * (list.length - 1)) / 2;
    const dense = list.length > 1 && gap < LETTER_WIDTH;
    list.forEach((figure, i) =>
      out.set(figure.who, {
        x: start + i * gap,
        y: FOOT[floor],
        gap,
        lift: dense && i % 2 ? LETTER_WIDTH : 0,
      }),
    );
  }
  return out;
}

/** Where each token lies: in front of the feet, from the rear wall on; many of them close ranks. */
export function lootPoints(
  lying: Lying[],
  cars: number,
  wide = CAR,
): Map<number, Point & { width: number; odd: boolean }> {
  const out = new Map<number, Point & { width: number; odd: boolean }>();
  const counts = new Map<string, number>();
  const seen = new Map<string, number>();
  for (const t of lying) counts.set(key(t.car, t.floor), (counts.get(key(t.car, t.floor)) ?? 0) + 1);
  for (const t of lying) {
    const where = key(t.car, t.floor);
    const n = counts.get(where)!;
    const i = seen.get(where) ?? 0;
    seen.set(where, i + 1);
    const room = carWidth(t.car, wide) - 62;
    const step = Math.min(24, room / Math.max(n - 1, 1));
    out.set(t.token, {
      x: carX(t.car, cars, wide) + 24 + i * step,
      y: LOOT_Y[t.floor] - 23,
      width: t.kind === "strongbox" ? 31 : 23,
      odd: i % 2 === 1,
    });
  }
  return out;
}
