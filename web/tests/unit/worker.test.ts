import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

type Handler = (event: unknown) => void;
const BUILT = { version: "1", files: ["index.html", "icon.svg"], modules: { express: "e".repeat(64) } };

/** Whether the worker in a folder answers a request itself. */
function answers(
  address: string,
  mode = "cors",
  { folder = "/", site = false, method = "GET" } = {},
): boolean {
  const handlers = new Map<string, Handler>();
  const self = { addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler) };
  const nothing = () => new Promise(() => {});
  const code = readFileSync(new URL("../../public/sw.js", import.meta.url), "utf8").replace(
    /^const BUILT = .*$/m,
    `const BUILT = ${JSON.stringify({ ...BUILT, site })};`,
  );
  const location = new URL(`${folder}sw.js`, "https://folsom.test");
  new Function("self", "location", "caches", "fetch", code)(self, location, { open: nothing }, nothing);
  const respondWith = vi.fn();
  const url = new URL(address, "https://folsom.test").href;
  handlers.get("fetch")!({ request: { method, mode, url }, respondWith });
  return respondWith.mock.calls.length > 0;
}

test("pages, files and modules are kept for the time without a network", () => {
  for (const page of ["/", "/index.html", "/t/abc", "/how/express", "/replay?lang=de"])
    expect(answers(page, "navigate"), page).toBe(true);
  for (const file of [
    "/assets/page-12345678.js",
    "/icon.svg",
    "/modules/express.json",
    "/modules/express.wasm?v=e",
    "/modules/express.net",
  ])
    expect(answers(file), file).toBe(true);
});

test("what a server says is never kept, nor what others have", () => {
  for (const path of ["/api/tables", "/api", "/healthz", "/metrics", "/notices.txt"])
    expect(answers(path, "navigate"), path).toBe(false);
  for (const path of [
    "/api/tables",
    "/api/openapi.json",
    "/modules/other.wasm",
    "/modules/other.net",
    "/unknown.svg",
  ])
    expect(answers(path), path).toBe(false);
  expect(answers("https://elsewhere.test/icon.svg")).toBe(false);
  expect(answers("/icon.svg", "cors", { method: "POST" })).toBe(false);
});

test("on a site it answers for its own folder, which has one page", () => {
  const site = { folder: "/games/folsom/", site: true };
  expect(answers("/games/folsom/", "navigate", site)).toBe(true);
  expect(answers("/games/folsom/index.html?lang=de", "navigate", site)).toBe(true);
  expect(answers("/games/folsom/assets/page-12345678.js", "cors", site)).toBe(true);
  expect(answers("/games/folsom/other/", "navigate", site)).toBe(false);
  expect(answers("/games/", "navigate", site)).toBe(false);
  expect(answers("/icon.svg", "cors", site)).toBe(false);
});
