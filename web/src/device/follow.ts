/** Keeps what is marked as now in the middle of a strip that scrolls sideways. */
export function follow(strip: HTMLElement, mark: string): void {
  const now = strip.querySelector<HTMLElement>(mark);
  if (!now || strip.scrollWidth <= strip.clientWidth) return;
  // Places in the layout, not on the screen: those may be drawn larger, or still be sliding.
  let middle = now.offsetWidth / 2;
  for (
    let part: HTMLElement | null = now;
    part && part !== strip;
    part = part.offsetParent as HTMLElement | null
  )
    middle += part.offsetLeft;
  strip.scrollTo({ left: middle - strip.clientWidth / 2 });
}
