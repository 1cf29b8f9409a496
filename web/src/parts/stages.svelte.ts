/** Counts from 0 to `last`, one step after every frame: a long build is cut into pieces, and the browser draws and listens in between. */
export function stages(last: number, mayBegin: () => boolean = () => true): { readonly now: number } {
  let now = $state(0);
  $effect(() => {
    if (now >= last || !mayBegin()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => { timer = setTimeout(() => now++); });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return { get now() { return now; } };
}
