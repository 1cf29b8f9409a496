/** Keeps what is marked as now in the middle of a strip that scrolls sideways. */
export function follow(strip: HTMLElement, mark: string): void {
  const now = strip.querySelector(mark);
  if (!now || strip.scrollWidth <= strip.clientWidth) return;
  const [a, b] = [now.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollBy({ left: a.left + a.width / 2 - b.left - b.width / 2 });
}
