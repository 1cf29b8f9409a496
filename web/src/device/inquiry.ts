/**
 * "What is this?", asked of anything that carries `data-help`: by a pointer that rests on it, by the focus
 * that a key has put on it, or by a finger held down. A held finger only asks: it presses nothing.
 */
export interface Inquiry {
  about: string;
  at: Element;
  how: "pointer" | "focus" | "finger";
}

const REST = 450;
const HOLD = 450;
/** As long as it takes to get from a thing to what is told of it. */
const LEAVE = 220;
/** A finger that slides further is scrolling. */
const SLIP = 12;

const thing = (target: EventTarget | null) =>
  target instanceof Element ? target.closest("[data-help]") : null;
const isAnswer = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-answer]") !== null;

/** In a group, which is one stop of the Tab key, arrow keys walk from thing to thing. */
function walk(e: KeyboardEvent): void {
  const group = e.target instanceof Element ? e.target.closest("[data-helps]") : null;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
  if (!group || !step) return;
  const things = [...group.querySelectorAll<HTMLElement>("[data-help]")];
  const way = getComputedStyle(group).direction === "rtl" ? -step : step;
  const next = things[Math.max(0, things.indexOf(e.target as HTMLElement) + way)];
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
  e.preventDefault();
}

/** Begins to listen. What comes back puts an answer away, and ends it all. */
export function inquire(answer: (inquiry: Inquiry | null) => void): { putAway: () => void; end: () => void } {
  let open: Inquiry | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let finger = { x: 0, y: 0 };
  /**
   * Something came under the pointer. It is asked about once the pointer moves, not if it only slid
   * there.
   */
  let isUnasked = false;
  let touched = false;
  let held = false;

  const wait = (ms: number, then: () => void) => {
    clearTimeout(waiting);
    waiting = setTimeout(then, ms);
  };
  const tell = (inquiry: Inquiry | null) => {
    clearTimeout(waiting);
    if (inquiry || open) answer((open = inquiry));
  };
  const ask = (at: Element, how: Inquiry["how"]) =>
    at.isConnected && tell({ about: at.getAttribute("data-help")!, at, how });

  const over = (target: EventTarget | null) => {
    const at = thing(target);
    if (isAnswer(target) || (at && at === open?.at)) clearTimeout(waiting);
    else if (at) wait(open ? LEAVE : REST, () => ask(at, "pointer"));
    else if (open?.how === "pointer") wait(LEAVE, () => tell(null));
    else if (!open) clearTimeout(waiting);
  };

  const listeners: { [Kind in keyof DocumentEventMap]?: (event: DocumentEventMap[Kind]) => void } = {
    pointerover(e) {
      if (e.pointerType === "touch" || open?.how === "finger") return;
      isUnasked = true;
      const isLeft = !isAnswer(e.target) && thing(e.target) !== open?.at;
      if (open?.how === "pointer" && isLeft) wait(LEAVE, () => tell(null));
    },
    focusin(e) {
      const at = thing(e.target);
      if (isAnswer(e.target)) return;
      if (at && (e.target as Element).matches(":focus-visible")) wait(REST, () => ask(at, "focus"));
      else if (open?.how === "focus") tell(null);
    },
    focusout() {
      if (open?.how === "focus") wait(LEAVE, () => tell(null));
    },
    pointerdown(e) {
      held = false;
      touched = e.pointerType === "touch";
      if (isAnswer(e.target)) return;
      const wasOpen = open !== null;
      tell(null);
      const at = thing(e.target);
      if (!touched) return;
      // A tap beside an answer puts it away, and does nothing else.
      held = wasOpen;
      finger = { x: e.clientX, y: e.clientY };
      if (at && !wasOpen)
        wait(HOLD, () => {
          held = true;
          ask(at, "finger");
        });
    },
    pointermove(e) {
      if (e.pointerType !== "touch" && isUnasked) {
        isUnasked = false;
        over(e.target);
      }
      if (touched && Math.hypot(e.clientX - finger.x, e.clientY - finger.y) > SLIP && !held)
        clearTimeout(waiting);
    },
    pointerup() {
      if (touched && !held) clearTimeout(waiting);
    },
    pointercancel() {
      if (!held) clearTimeout(waiting);
    },
    click(e) {
      if (!held || isAnswer(e.target)) return;
      held = false;
      e.preventDefault();
      e.stopPropagation();
    },
    contextmenu(e) {
      if (touched && thing(e.target)) e.preventDefault();
    },
    keydown(e) {
      walk(e);
      if (e.key !== "Escape" || !open) return;
      tell(null);
      e.preventDefault();
      e.stopPropagation();
    },
    scroll() {
      if (open && open.how !== "finger") tell(null);
    },
  };
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [kind, listener] of all) document.addEventListener(kind, listener, true);
  return {
    putAway: () => tell(null),
    end() {
      clearTimeout(waiting);
      for (const [kind, listener] of all) document.removeEventListener(kind, listener, true);
    },
  };
}
