/** What styles cost while one plays. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SRC = new URL("../../src/", import.meta.url);
const SOURCES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.(css|svelte)$/.test(path),
);

/**
 * Where the page, its body or a table is asked what is in it, whatever comes or goes anywhere has styles
 * looked up all over the page: a hundred elements with every tap.
 */
test("no style asks the whole page what is in it", () => {
  expect(SOURCES.length).toBeGreaterThan(50);
  const asking = SOURCES.flatMap((path) => {
    const source = readFileSync(new URL(path, SRC), "utf8");
    const found = source.match(
      /(?:html|body|:root|#app|main|\.(?:table|page))(?:\)?[.:][\w-]+\(?)*:has\([^{]*/g,
    );
    return (found ?? []).map((selector) => `${path}: ${selector}`);
  });
  expect(asking).toEqual([]);
});
