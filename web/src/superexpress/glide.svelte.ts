/** Without its last car the train stands elsewhere in the picture: it goes there, and does not jump. */
import { steadily, type Box, type Laid, type Limits } from "../train/layout";

const TIME = 700;

/** The same train a car shorter, still where it was. */
function shortened(before: Laid, cut: number): Laid {
  const off = cut * before.car;
  const tiers = before.tiers.map((tier) => ({
    ...tier,
    x: tier.x + off,
    left: tier.left - off,
    right: tier.right - off,
  }));
  return { ...before, tiers };
}

/** A layout on the way from one to another that has the same cars on the same tiers; null if it has not. */
export function between(from: Laid, to: Laid, part: number): Laid | null {
  const mix = (a: number, b: number) => a + (b - a) * part;
  const last = to.tiers.length - 1;
  const isAlike = (k: number) => {
    const [a, b] = [from.tiers[k]!, to.tiers[k]!];
    return a.from === b.from && (k === last || a.to === b.to);
  };
  if (from.tiers.length !== to.tiers.length || !to.tiers.every((_, k) => isAlike(k))) return null;
  const tiers = to.tiers.map((b, k) => {
    const a = from.tiers[k]!;
    return {
      ...b,
      x: mix(a.x, b.x),
      y: mix(a.y, b.y),
      left: mix(a.left, b.left),
      right: mix(a.right, b.right),
    };
  });
  return {
    scale: mix(from.scale, to.scale),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
    car: mix(from.car, to.car),
    tiers,
  };
}

export class Glide {
  private part = $state(1);
  private from: Laid | null = null;
  private last: { laid: Laid; cars: number } | null = null;

  private readonly layOut: (box: Box, cars: number) => Laid;

  constructor(limits: Limits) {
    this.layOut = steadily(limits);
  }

  /** The train is so long now; it goes to its new place, if it may. */
  follow(cars: number, may: boolean): void {
    const { laid, cars: before } = this.last ?? { laid: null, cars };
    const still = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!laid || before <= cars || !may || still) return;
    this.from = shortened(laid, before - cars);
    this.part = 0;
    // From the first frame on: to draw the shorter train takes its own time.
    let begins = 0;
    const step = (now: number) => {
      begins ||= now;
      const part = Math.min(1, (now - begins) / TIME);
      this.part = part * part * (3 - 2 * part);
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  lay(box: Box, cars: number): Laid {
    const goal = this.layOut(box, cars);
    const laid = (this.part < 1 && this.from && between(this.from, goal, this.part)) || goal;
    this.last = { laid, cars };
    return laid;
  }
}
