/** Where the visitor is: one path, changed without loading the page again. */
let path = $state(location.pathname + location.search);

export const here = () => path;

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname + location.search;
  scrollTo(0, 0);
}

addEventListener("popstate", () => (path = location.pathname + location.search));
addEventListener("click", (e) => {
  const link = (e.target as Element).closest?.("a[href^='/']");
  if (
    !link ||
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
  go(link.getAttribute("href")!);
});
