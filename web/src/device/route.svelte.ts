/** Where the visitor is: one path, changed without loading the page again. */
import { at, pathNow, pathOf } from "./address";

let path = $state(pathNow());

export const here = () => path;

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", at(to));
  else history.pushState(null, "", at(to));
  path = pathNow();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (path = pathNow()));
addEventListener("click", (e) => {
  const link = (e.target as Element).closest?.("a[href]");
  const to = link && pathOf(link.getAttribute("href")!);
  if (
    !to ||
    e.defaultPrevented ||
    e.button ||
    e.metaKey ||
    e.ctrlKey ||
    e.shiftKey ||
    link.hasAttribute("download") ||
    link.getAttribute("target")
  )
    return;
  e.preventDefault();
  go(to);
});
