/**
 * A page that is longer than the screen scrolls; a table stands still. Told to the whole page by name: were
 * it asked what is in it (`:has`), every change anywhere would have styles looked up all over it.
 */
let pages = 0;

/** An effect: it scrolls as long as what this belongs to is there. */
export function scrolls(): () => void {
  const turn = (more: number) => {
    pages += more;
    document.documentElement.classList.toggle("scrolls", pages > 0);
  };
  turn(1);
  return () => turn(-1);
}
