/**
 * How the pages of the client are addressed. A server gives its page for every path. A site is a folder of
 * files, written by `folsom site`, in any folder of any web host: there the path stands behind '#'.
 */

/** Whether this page lies in such a folder, with no server of ours behind it. */
export const isSite = typeof document !== "undefined" && document.documentElement.hasAttribute("data-site");

const FOLDER = isSite ? location.pathname.replace(/[^/]*$/, "") : "/";

/** A file of the client that has a name of its own, from wherever the visitor is. */
export const fileAt = (name: string): string => FOLDER + name;

/** The address of a page, as a link has it. */
export const at = (path: string): string => (isSite ? `#${path}` : path);

/** The same, to be given to others. */
export const whole = (path: string): string => new URL(at(path), location.href).href;

const behind = () => /^#(\/[^#]*)?#?(.*)/.exec(location.hash) ?? [];

/** The path that the visitor is at, with what is asked of the page behind '?'. */
export const pathNow = (): string => (isSite ? (behind()[1] ?? "/") : location.pathname + location.search);

export const isFirstPage = (): boolean => /^\/($|\?)/.test(pathNow());

/** The place within the page, as a replay's step. */
export const placeNow = (): string => (isSite ? (behind()[2] ?? "") : location.hash.slice(1));

/** Whether something is asked of the page: `?now`. */
export const isAsked = (what: string): boolean =>
  new URLSearchParams(pathNow().split("?")[1] ?? "").has(what);

/** Gives the page that is open another address: nothing else changes. */
export const rename = (path: string): void => history.replaceState(null, "", at(path));

/** What was asked of the page is done, and does not stand in its address any longer. */
export const askedNoMore = (): void => rename(pathNow().split("?")[0] ?? "/");

/** The path that a link of ours leads to, or null if it leads elsewhere. */
export const pathOf = (link: string): string | null =>
  link.startsWith("/") ? link : isSite && link.startsWith("#/") ? link.slice(1) : null;
