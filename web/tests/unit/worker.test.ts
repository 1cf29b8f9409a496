import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

type Handler = (event: unknown) => void;

/** Whether the worker answers a request itself. */
function answers(pathname: string, mode: string): boolean {
  const handlers = new Map<string, Handler>();
  const self = { addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler) };
  const nothing = () => new Promise(() => {});
  new Function(
    "self",
    "location",
    "caches",
    "fetch",
    readFileSync(new URL("../../public/sw.js", import.meta.url), "utf8"),
  )(self, { origin: "https://folsom.test" }, { open: nothing }, nothing);
  const respondWith = vi.fn();
  handlers.get("fetch")!({
    request: { method: "GET", mode, url: `https://folsom.test${pathname}` },
    respondWith,
  });
  return respondWith.mock.calls.length > 0;
}

test("pages and hashed files are kept for the time without a network", () => {
  expect(answers("/", "navigate")).toBe(true);
  expect(answers("/t/abc", "navigate")).toBe(true);
  expect(answers("/assets/page-12345678.js", "cors")).toBe(true);
});

test("a text that is opened like a page does not take the page's place", () => {
  expect(answers("/notices.txt", "navigate")).toBe(false);
  expect(answers("/api/tables", "navigate")).toBe(false);
});
