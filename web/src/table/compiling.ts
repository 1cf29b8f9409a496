/** Whether a server is still making its rules ready. */
import { games } from "../wire/api";

const SLOW = 1500;

/**
 * On a machine's first start the rules have yet to be compiled: whoever waits is told so. Gives back how to
 * stop waiting.
 */
export function whenCompiling(tell: () => void): () => void {
  const timer = setTimeout(
    () =>
      void games()
        .then((offers) => {
          if (offers.some((o) => !o.is_ready)) tell();
        })
        .catch(() => undefined),
    SLOW,
  );
  return () => clearTimeout(timer);
}
