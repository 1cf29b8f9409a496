import { readFileSync, readdirSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";

const SOURCE = "src";
/** What takes the page's files to lie at the top of the host. */
const ABSOLUTE = [
  /href="\/(?!api\/).*/g,
  /href=\{`\/(?!api\/).*/g,
  /location\.(pathname|hash)\b.*/g,
  /\{location\.origin\}.*/g,
  /history\.(push|replace)State.*/g,
];

/** The addresses as they are in a page at this place, of a site or of a server. */
async function addressesAt(url: string, isSite: boolean) {
  vi.resetModules();
  vi.stubGlobal("location", new URL(url));
  vi.stubGlobal("history", {
    replaceState: (_state: null, _title: string, to: string) =>
      vi.stubGlobal("location", new URL(to, globalThis.location.href)),
  });
  vi.stubGlobal("document", { documentElement: { hasAttribute: () => isSite } });
  return import("../../src/device/address");
}
afterEach(() => void vi.unstubAllGlobals());

test("at a server a page has a path of its own", async () => {
  const found = await addressesAt("https://x.example/t/abc?now&lang=de#12", false);
  expect(found.pathNow()).toBe("/t/abc?now&lang=de");
  expect(found.placeNow()).toBe("12");
  expect(found.isAsked("now")).toBe(true);
  expect(found.isAsked("again")).toBe(false);
  expect(found.at("/how/express")).toBe("/how/express");
  expect(found.whole("/t/abc")).toBe("https://x.example/t/abc");
  expect(found.fileAt("sw.js")).toBe("/sw.js");
  expect(found.pathOf("/replay")).toBe("/replay");
  expect(found.pathOf("#/replay")).toBe(null);
  found.askedNoMore();
  expect(location.href).toBe("https://x.example/t/abc");
});

test.each(["https://x.example/games/folsom/", "https://x.example/games/folsom/index.html"])(
  "on a site it stands behind '#', in whichever folder: %s",
  async (home) => {
    const found = await addressesAt(`${home}?lang=de#/replay/abc?now#12`, true);
    expect(found.pathNow()).toBe("/replay/abc?now");
    expect(found.placeNow()).toBe("12");
    expect(found.isAsked("now")).toBe(true);
    expect(found.at("/how/express")).toBe("#/how/express");
    expect(found.whole("/t/abc")).toBe(`${home}?lang=de#/t/abc`);
    expect(found.fileAt("sw.js")).toBe("/games/folsom/sw.js");
    expect(found.pathOf("#/replay#3")).toBe("/replay#3");
    expect(found.pathOf("https://elsewhere.example/")).toBe(null);
    found.askedNoMore();
    expect(location.href).toBe(`${home}?lang=de#/replay/abc`);
    const first = await addressesAt(home, true);
    expect(first.pathNow()).toBe("/");
    expect(first.placeNow()).toBe("");
    expect((await addressesAt(`${home}#`, true)).pathNow()).toBe("/");
  },
);

test("no link, and nothing that reads the address, forgets that there are sites", () => {
  const modules = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  const OWN = /^device\/(address|route\.svelte)\.ts$/;
  const forgets = modules
    .filter((name) => !OWN.test(name))
    .flatMap((name) => {
      const text = readFileSync(`${SOURCE}/${name}`, "utf8");
      return ABSOLUTE.flatMap((kind) => text.match(kind) ?? []).map((line) => `${name}: ${line}`);
    });
  expect(forgets).toEqual([]);
});
