/**
 * A long build is cut into pieces that take turns, a few milliseconds' worth after every frame: the browser
 * draws and listens in between.
 */
import { flushSync } from "svelte";

/** Milliseconds of building between two frames. Laying out and drawing what was built takes as long again. */
const SLICE = 3;
const waiting: (() => void)[] = [];
let asked = false;

/** The longest wait for a frame: a page that is hidden meanwhile gets none. */
const PATIENCE = 250;

/** Does something when the next frame has been drawn; at once where nobody looks. */
export function afterPaint(act: () => void): void {
  if (document.hidden) return act();
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE);
}

/** Does something when all that is being built has been drawn. */
export function afterBuilding(act: () => void): void {
  afterPaint(() => (waiting.length && !document.hidden ? afterBuilding(act) : act()));
}

function soon(): void {
  if (asked || !waiting.length) return;
  asked = true;
  afterPaint(work);
}

function work(): void {
  asked = false;
  const end = performance.now() + SLICE;
  try {
    while (waiting.length && performance.now() < end) {
      waiting.shift()!();
      flushSync();
    }
  } finally {
    soon();
  }
}

/** Counts from 0 to `last`, a step at a time, in turn with everything else that is being built. */
export function stages(last: number, mayBegin: () => boolean = () => true): { readonly now: number } {
  let now = $state(0);
  $effect(() => {
    if (now >= last || !mayBegin()) return;
    const step = () => {
      now++;
    };
    waiting.push(step);
    soon();
    return () => {
      const at = waiting.indexOf(step);
      if (at >= 0) waiting.splice(at, 1);
    };
  });
  return {
    get now() {
      return now;
    },
  };
}
