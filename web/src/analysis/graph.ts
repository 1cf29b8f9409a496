/**
 * The graph of chances as geometry: where moments and shares lie, lines in their bandit's cloth, the lane
 * of names.
 */
import type { Chance } from "./chances";
import { SURE } from "./chances";

export type Point = readonly [x: number, y: number];

/** The scale ends here, and at the lower mark if nobody passes it. */
const FULL = 1;
const CLOSE = 0.75;
export const TICKS = [0, 0.25, 0.5, 0.75, 1];

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Narrow: rounds and events only. Tight: no second row below the axis. */
  readonly isNarrow: boolean;
  readonly isTight: boolean;
}

/** The margins that a box of this size has. */
export function frameOf(width: number, height: number): Frame {
  const isNarrow = width < 560;
  const isTight = height < 150;
  return {
    width,
    height,
    left: isNarrow ? 30 : 52,
    right: isNarrow ? 26 : 32,
    top: isTight ? 30 : 38,
    bottom: isTight ? 24 : isNarrow ? 28 : 48,
    isNarrow,
    isTight,
  };
}

export class Scale {
  constructor(
    readonly frame: Frame,
    /** The last moment. */
    readonly last: number,
    /** The share at the top. */
    readonly top: number,
  ) {}

  x(moment: number): number {
    const { width, left, right } = this.frame;
    return left + ((width - left - right) * moment) / Math.max(1, this.last);
  }

  y(share: number): number {
    const { height, top, bottom } = this.frame;
    const inside = Math.min(this.top, Math.max(0, share));
    return top + (height - top - bottom) * (1 - inside / this.top);
  }

  /** The moment nearest to a place on the axis, counted from its left end as a part of it. */
  at(part: number): number {
    return Math.min(this.last, Math.max(0, Math.round(part * this.last)));
  }
}

/** Where a round begins and ends on the axis: one moment alone has all of it. */
export const spanOf = (scale: Scale, from: number, to: number): [left: number, right: number] =>
  scale.last ? [scale.x(from), scale.x(to)] : [scale.x(0), scale.frame.width - scale.frame.right];

const SIGN = 17;
/** Whether a turn's sign fits between its ends, and before what stands behind it. */
export const hasRoom = (left: number, right: number, end: number): boolean =>
  right - left > SIGN && (left + right + SIGN) / 2 <= end;

/** The share at the top of the scale: lower if nobody comes higher before the end. */
export function topOf(rows: readonly (readonly Chance[] | null)[]): number {
  const highest = Math.max(0, ...rows.slice(0, -1).flatMap((row) => row?.map(({ share }) => share) ?? []));
  return highest <= CLOSE ? CLOSE : FULL;
}

/** A seat's line as points, so far as it is known and no further than its end. */
export const pointsOf = (
  rows: readonly (readonly Chance[] | null)[],
  seat: number,
  scale: Scale,
  end: number,
  sure = 0,
): Point[] =>
  rows.slice(0, end + 1).flatMap((row, moment) => {
    const chance = row?.[seat];
    return chance ? [[scale.x(moment), scale.y(chance.share + sure * SURE * chance.error)] as const] : [];
  });

const f = (value: number) => value.toFixed(1);
export const pathOf = (points: readonly Point[]): string =>
  points.length ? `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join("L")}` : "";

/** The doubt around a line. */
export const bandOf = (above: readonly Point[], below: readonly Point[]): string =>
  above.length ? `${pathOf(above)}L${pathOf([...below].reverse()).slice(1)}Z` : "";

/** Something drawn every so many units along a line: where, in which direction, the how-manieth. */
export function along(
  points: readonly Point[],
  step: number,
  draw: (x: number, y: number, dx: number, dy: number, n: number) => string,
): string {
  let [need, n, out] = [0, 0, ""];
  for (let i = 1; i < points.length; i++) {
    const [[x0, y0], [x1, y1]] = [points[i - 1]!, points[i]!];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (!length) continue;
    const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
    for (; need <= length; need += step) out += draw(x0 + dx * need, y0 + dy * need, dx, dy, n++);
    need -= length;
  }
  return out;
}

/** One stroke of a line. */
export interface Stroke {
  readonly d: string;
  readonly ink: string;
  readonly width: number;
  readonly dash?: string;
  readonly shift?: number;
  readonly round?: boolean;
}

const INK = "var(--ink)";
const LIGHT = "var(--light)";

/** A line in its bandit's cloth, cased in ink: told apart without its colour. */
export function strand(bandit: string, points: readonly Point[], size: number): Stroke[] {
  const d = pathOf(points);
  const own = `var(--${bandit})`;
  const stroke = (d: string, ink: string, width: number, more: Partial<Stroke> = {}): Stroke => ({
    d,
    ink,
    width: width * size,
    ...more,
  });
  switch (bandit) {
    case "belle": {
      const beads = { dash: `0 ${8.4 * size}`, round: true };
      return [stroke(d, INK, 2), stroke(d, INK, 7.4, beads), stroke(d, own, 4.8, beads)];
    }
    case "doc":
      return [stroke(d, INK, 6.4), stroke(d, own, 4.4), stroke(d, LIGHT, 1.5)];
    case "tuco":
      return [
        stroke(d, INK, 6.2),
        stroke(d, own, 4),
        stroke(d, LIGHT, 4, { dash: `${2.6 * size} ${6 * size}` }),
      ];
    case "django": {
      const slash = along(
        points,
        7 * size,
        (x, y) => `M${f(x - 2.6 * size)} ${f(y + 3.4 * size)}L${f(x + 2.6 * size)} ${f(y - 3.4 * size)}`,
      );
      return [stroke(d, INK, 5.8), stroke(d, own, 3.8), stroke(slash, INK, 1.8)];
    }
    case "ghost":
      return [
        stroke(d, INK, 6.4, { dash: `${11 * size} ${4 * size}` }),
        stroke(d, own, 3.8, { dash: `${9 * size} ${6 * size}`, shift: -size }),
      ];
    case "cheyenne": {
      const zigzag = along(points, 5 * size, (x, y, dx, dy, n) => {
        const side = (n % 2 ? 3 : -3) * size;
        return `${n ? "L" : "M"}${f(x - dy * side)} ${f(y + dx * side)}`;
      });
      return [stroke(zigzag, INK, 4.8), stroke(zigzag, own, 2.4)];
    }
    default: {
      const scales = along(points, 8 * size, (x, y, _dx, _dy, n) =>
        n ? `A4.2 4.2 0 0 1 ${f(x)} ${f(y)}` : `M${f(x)} ${f(y)}`,
      );
      return [stroke(scales, INK, 4.8), stroke(scales, own, 2.4)];
    }
  }
}

/** Labels on one side, kept apart by a gap and inside of their limits; the order is that of their places. */
export function spread<Label extends { y: number }>(
  labels: readonly Label[],
  gap: number,
  low: number,
  high: number,
): (Label & { put: number })[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y).map((label) => ({ ...label, put: label.y }));
  sorted.forEach((label, i) => (label.put = Math.max(i ? sorted[i - 1]!.put + gap : low, label.y)));
  for (let i = sorted.length - 1; i >= 0; i--)
    sorted[i]!.put = Math.min(i < sorted.length - 1 ? sorted[i + 1]!.put - gap : high, sorted[i]!.put);
  return sorted;
}

/** The names above the graph side by side: each begins at its moment, or where there is room. */
export function lane(
  wished: readonly { x: number; width: number }[],
  end: number,
  gap = 5,
): { left: number; width: number }[] {
  const put = wished.map(({ x, width }) => ({ left: x - 13, width }));
  put.forEach((each, i) => {
    if (i) each.left = Math.max(each.left, put[i - 1]!.left + put[i - 1]!.width + gap);
  });
  for (let i = put.length - 1; i >= 0; i--)
    put[i]!.left = Math.min(
      put[i]!.left,
      (i < put.length - 1 ? put[i + 1]!.left - gap : end) - put[i]!.width,
    );
  return put;
}

/** What a moment belongs to. */
export interface Place {
  readonly round: number;
  /** Whether cards are being laid; else they are carried out. */
  readonly isPlanning: boolean;
  readonly turn: number;
  readonly kind: string | null;
}

export interface RoundSpan {
  readonly round: number;
  readonly from: number;
  /** Where cards are no longer laid. */
  readonly plan: number;
  readonly to: number;
  readonly turns: { kind: string; from: number; to: number }[];
}

/** The rounds of a game along the axis, with their turns. */
export function roundsAlong(places: readonly Place[]): RoundSpan[] {
  const spans: RoundSpan[] = [];
  for (let from = 0, to: number; from < places.length; from = to) {
    const { round } = places[from]!;
    to = from;
    while (to < places.length && places[to]!.round === round) to++;
    const end = Math.min(to, places.length - 1);
    let plan = from;
    const turns: RoundSpan["turns"] = [];
    for (let i = from; i < to; i++) {
      const { isPlanning, turn, kind } = places[i]!;
      if (!isPlanning) continue;
      plan = Math.min(i + 1, end);
      if (kind && (i === from || places[i - 1]!.turn !== turn || !turns.length))
        turns.push({ kind, from: i, to: plan });
      else if (kind) turns.at(-1)!.to = plan;
    }
    spans.push({ round, from, plan, to: end, turns });
  }
  return spans;
}
