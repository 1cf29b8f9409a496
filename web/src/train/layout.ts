/**
 * How the train fills its box. Three means, tried together, and the largest figures win: tiers (the line runs
 * into a tunnel and comes out one tier lower, the caboose above, the locomotive below), the width of a car,
 * and a boiler that may run out of the picture.
 */
import { CAB, CAR, carX, LOCOMOTIVE, trainWidth } from "../show/world";

/** What a game's train may do to fit: the narrowest car, and the least of the boiler that is seen. */
export interface Limits {
  car: number;
  onPhone: number;
  boiler: number;
}

/** A stretch of the train on its own rails: the cars `from` to `to`, away from the locomotive. */
export interface Tier {
  from: number;
  to: number;
  /** Where the beginning of the train's own measure lies in the picture. */
  x: number;
  y: number;
  /** What is seen of the train, in its own measure. */
  left: number;
  right: number;
}

/** A train laid out in a picture: pixels to a unit, units across and down, how wide a car is, its tiers. */
export interface Laid {
  scale: number;
  width: number;
  height: number;
  car: number;
  /** The tier of the locomotive first. */
  tiers: Tier[];
}

/** The tier on which a car stands. */
export const tierOf = (laid: Laid, car: number): Tier | undefined =>
  laid.tiers.find((tier) => car >= tier.from && car <= tier.to);

export interface Box {
  width: number;
  height: number;
  /** Pixels at the top that the train leaves free. */
  head: number;
}

interface Plan {
  /** So many cars on each tier, not counting the locomotive. */
  split: number[];
  car: number;
  boiler: number;
  /** How long each tier is. */
  rows: number[];
  scale: number;
  score: number;
}

/** A tunnel's mouth, as far as it is always seen. */
export const MOUTH = 64;
/** So far into it somebody is seen. */
const INTO = 12;
/** What stands at the rear of the caboose. */
const TAIL = 36;
const WHOLE_BOILER = LOCOMOTIVE - CAB;
const PHONE = 600;
const LARGEST = 1.6;
const MOST_TIERS = 3;
/** Another tier is worth it where figures become so much larger. */
const WORTH_A_TIER = 1.12;
/** A second one also where one alone leaves this much of the box empty, and figures stay so large. */
const EMPTY = 0.28;
const ALMOST = 0.8;
/** A picture without limits to either side. */
const FAR = 1e4;

/** Above a roof, for who stands there, and from it down to the rails. */
const room = (width: number) => (width < PHONE ? { up: 94, down: 163 } : { up: 98, down: 174 });

/** The ways to put so many cars on so many tiers, at least one on each. */
const splits = (cars: number, tiers: number): number[][] =>
  tiers === 1
    ? [[cars]]
    : Array.from({ length: Math.max(0, cars - tiers + 1) }, (_, more) =>
        splits(cars - more - 1, tiers - 1).map((rest) => [more + 1, ...rest]),
      ).flat();

function* plans(box: Box, cars: number, tiers: number, limits: Limits): Generator<Plan> {
  const { up, down } = room(box.width);
  const high = (box.height - box.head) / (up + down) / tiers;
  const narrowest = box.width < PHONE ? limits.onPhone : limits.car;
  for (const split of splits(cars - 1, tiers))
    for (let boiler = WHOLE_BOILER; boiler >= limits.boiler; boiler -= 13)
      for (let car = CAR; car >= narrowest; car -= 6) {
        const rows = split.map((n, k) => {
          const front = k === 0 ? CAB + boiler : MOUTH;
          return n * car + front + (k === tiers - 1 ? TAIL : MOUTH);
        });
        const longest = Math.max(...rows);
        const scale = Math.min(box.width / longest, high, LARGEST);
        // What looks best wins where figures are as large: wide cars, all of the boiler, even tiers.
        const cut = (WHOLE_BOILER - boiler) * (box.width < 900 ? 0.0012 : 0.0024);
        const uneven = (longest - Math.min(...rows)) * 0.00002;
        yield { split, car, boiler, rows, scale, score: scale - (CAR - car) * 0.0006 - cut - uneven };
      }
}

function best(box: Box, cars: number, tiers: number, limits: Limits): Plan | null {
  let found: Plan | null = null;
  for (const plan of plans(box, cars, tiers, limits)) if (plan.score > (found?.score ?? -1)) found = plan;
  return found;
}

function choose(box: Box, cars: number, limits: Limits, before: number): Plan {
  const { up, down } = room(box.width);
  let chosen = best(box, cars, 1, limits)!;
  for (let tiers = 2; tiers <= MOST_TIERS; tiers++) {
    const other = best(box, cars, tiers, limits);
    if (!other) break;
    const empty = box.height - box.head - chosen.scale * (up + down);
    const fills = tiers === 2 && other.scale > chosen.scale * ALMOST && empty > box.height * EMPTY;
    if (other.scale > chosen.scale * WORTH_A_TIER || fills) chosen = other;
  }
  const kept = before ? best(box, cars, before, limits) : null;
  return kept && kept.scale * WORTH_A_TIER * WORTH_A_TIER > chosen.scale ? kept : chosen;
}

/** The train in its box; if it had so many tiers before, rather with as many. */
export function layOut(box: Box, cars: number, limits: Limits, before = 0): Laid {
  const { split, car, boiler, rows, scale } = choose(box, cars, limits, before);
  const { up, down } = room(box.width);
  const n = split.length;
  const [width, height] = [box.width / scale, box.height / scale];
  const bottom = height - down;
  const spare = Math.max(0, bottom - box.head / scale - up - (n - 1) * (up + down));
  const step = n === 1 ? 0 : up + down + spare / (n - 0.35);
  let from = 0;
  const tiers = split.map((count, k) => {
    const to = from + count - (k ? 1 : 0);
    const slack = width - rows[k]!;
    const last = k === n - 1;
    const front =
      k === 0
        ? width - boiler - CAB - slack * (last ? 0.5 : 0.35)
        : width - MOUTH - car - slack * (last ? 0.2 : 0.5);
    const tier = {
      from,
      to,
      x: front - carX(from, cars, car),
      y: bottom - k * step,
      left: last ? -FAR : carX(to, cars, car) - INTO,
      right: k ? carX(from, cars, car) + car + INTO : FAR,
    };
    from = to + 1;
    return tier;
  });
  return { scale, width, height, car, tiers };
}

/** So many pixels more or less are some lines of a question. */
const LINES = 64;

/** Lays a train out again and again: a question of more lines than the one before changes no tiers. */
export function steadily(limits: Limits): (box: Box, cars: number) => Laid {
  let last: { box: Box; cars: number; tiers: number } | null = null;
  return (box, cars) => {
    const isLike =
      last?.cars === cars && last.box.width === box.width && Math.abs(last.box.height - box.height) < LINES;
    const laid = layOut(box, cars, limits, isLike ? last!.tiers : 0);
    last = { box, cars, tiers: laid.tiers.length };
    return laid;
  };
}

/** A poster's train, cut off at the left where the picture is narrow: at least so much around it. */
export interface Poster {
  above: number;
  below: number;
}

const POSTER_MARGIN = 50;
const POSTER_LARGEST = 1.5;
/** Where the whole train would be too small, so much of it is seen. */
const POSTER_SMALLEST = 64 / 84;
const POSTER_CLOSE = 440;

export function poster(box: Box, cars: number, { above, below }: Poster): Laid {
  const all = trainWidth(cars) + 2 * POSTER_MARGIN;
  const high = box.height / (160 + above + below);
  let scale = Math.min(box.width / all, high, POSTER_LARGEST);
  if (scale < POSTER_SMALLEST) scale = Math.min(high, box.width / POSTER_CLOSE, 1.2);
  const [width, height] = [box.width / scale, box.height / scale];
  const x = width < all ? width - all + POSTER_MARGIN : (width - all) / 2 + POSTER_MARGIN;
  const tier = { from: 0, to: cars - 1, x, y: height - 160 - below, left: -FAR, right: FAR };
  return { scale, width, height, car: CAR, tiers: [tier] };
}

/** The land alone, behind a page. */
export const land = (box: Box): Laid => poster(box, 1, { above: 110, below: 80 });
