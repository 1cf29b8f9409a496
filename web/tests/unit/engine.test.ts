import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { giveWay, type Handler, type Call, Line, serve } from "../../src/local/calls";
import { fetched, lend, moduleOf } from "../../src/local/modules";
import { handlers as thinking } from "../../src/local/thinking";

const modules = new URL("../../../src/folsom/modules/", import.meta.url);
let asked: string[] = [];
/** What the server answers instead of the file. */
let instead: Record<string, () => Response> = {};

beforeEach(() => {
  asked = [];
  instead = {};
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const name = url.split("/").at(-1)!.split("?")[0]!;
    return instead[name]?.() ?? new Response(readFileSync(new URL(name, modules)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const described = (change: object) => () =>
  new Response(
    JSON.stringify({ ...JSON.parse(readFileSync(new URL("express.json", modules), "utf8")), ...change }),
  );

test("a module is fetched and compiled once, below whatever path the page has", async () => {
  const base = "https://club.test/games/folsom/";
  const [one, other] = await Promise.all([moduleOf("express", base), moduleOf("express", base)]);
  expect(one).not.toBe(other);
  expect(asked).toEqual([`${base}modules/express.json`, `${base}modules/express.wasm?v=${one.about.digest}`]);
});

test.each([
  ["not there", { "express.wasm": () => new Response("", { status: 404 }) }, "local/unreachable"],
  ["no description", { "express.json": () => new Response("<!doctype html>") }, "local/mismatch"],
  ["another interface", { "express.json": described({ interface: 9 }) }, "local/mismatch"],
  ["other rules", { "express.json": described({ rules: 99 }) }, "local/mismatch"],
  ["other bytes", { "express.wasm": () => new Response("\0asm") }, "local/mismatch"],
])("a module that is no good says why, and is asked for again: %s", async (name, answers, code) => {
  instead = answers as typeof instead;
  const base = `https://folsom.test/${encodeURIComponent(name)}/`;
  await expect(fetched("express", base)).rejects.toMatchObject({ code });
  instead = {};
  await expect(fetched("express", base)).resolves.toBeTruthy();
});

test("without WebAssembly, or without the network, the fault says so", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(fetched("express", "https://a.test/")).rejects.toMatchObject({ code: "local/unreachable" });
  vi.stubGlobal("WebAssembly", undefined);
  await expect(fetched("express", "https://b.test/")).rejects.toMatchObject({ code: "local/unable" });
});

interface Sums {
  add: { ask: number[]; tell: number; answer: number };
  fail: { ask: null; tell: never; answer: never };
  forever: { ask: null; tell: number; answer: string };
  missing: { ask: null; tell: never; answer: never };
}

/** A line to handlers that run here, as they would in a Worker. */
function lineTo(handlers: Record<string, unknown>) {
  const { port1, port2 } = new MessageChannel();
  serve(port2 as never, async (name) => handlers[name] as Handler<Call> | undefined);
  return { line: new Line<Sums>(port1 as never), close: () => (port1.close(), port2.close()) };
}

test("calls are answered under their number, tell on the way, fail with a fault, and can be called off", async () => {
  let turns = 0;
  const { line, close } = lineTo({
    add: async (numbers: number[], tell: (n: number) => void) => {
      let sum = 0;
      for (const n of numbers) tell((sum += n));
      return sum;
    },
    fail: () => {
      throw new Error("no luck");
    },
    forever: async (_: null, tell: (n: number) => void, signal: AbortSignal) => {
      while (!signal.aborted) {
        tell(++turns);
        await giveWay();
      }
      return "ended";
    },
  });
  const told: number[] = [];
  const sums = [line.call("add", [1, 2, 3], { tell: (n) => told.push(n) }), line.call("add", [4])];
  expect(await Promise.all(sums)).toEqual([6, 4]);
  expect(told).toEqual([1, 3, 6]);
  await expect(line.call("fail", null)).rejects.toMatchObject({ code: "local/failed", message: "no luck" });
  await expect(line.call("missing", null)).rejects.toMatchObject({ code: "local/failed" });

  const control = new AbortController();
  const forever = line.call("forever", null, { signal: control.signal, tell: () => control.abort() });
  await expect(forever).rejects.toMatchObject({ code: "local/aborted" });
  expect(await line.call("add", [5])).toBe(5);
  await giveWay();
  const stopped = turns;
  await giveWay();
  expect(turns).toBe(stopped);

  const left = line.call("forever", null);
  line.close();
  await expect(left).rejects.toMatchObject({ code: "local/aborted" });
  await expect(line.call("add", [1])).rejects.toMatchObject({ code: "local/aborted" });
  close();
});

test("a position is searched in slices, the same whenever it is asked for", async () => {
  vi.stubGlobal("self", { location: { href: "https://folsom.test/" } });
  const search = {
    position: { game: "superexpress", options: { seats: 3 }, seed: new Uint8Array(32), answers: [] },
    seat: 0,
    number: 3,
    luck: new Uint8Array(32),
    playouts: 500,
    tellEvery: 0,
  };
  const told = vi.fn();
  const { signal } = new AbortController();
  const found = await thinking["thinking.search"](search, told, signal);
  expect(found.reduce((sum, { playouts }) => sum + playouts, 0)).toBe(500);
  expect(told).toHaveBeenCalled();
  expect(await thinking["thinking.search"](search, told, signal)).toEqual(found);
  const impossible = {
    ...search,
    position: { ...search.position, answers: [[0, 60]] as [number, number][] },
  };
  await expect(thinking["thinking.search"](impossible, told, signal)).rejects.toMatchObject({
    code: "local/unplayable",
  });
});

test("what works long rests while the page has something to answer, and goes on after it", async () => {
  let turns = 0;
  const { line, close } = lineTo({
    forever: async (_: null, tell: (n: number) => void, signal: AbortSignal) => {
      while (!signal.aborted) {
        tell(++turns);
        await giveWay();
      }
      return "ended";
    },
    add: () => 1,
  });
  const control = new AbortController();
  const begun = new Promise<number>((tell) => {
    line.call("forever", null, { signal: control.signal, tell }).catch(() => undefined);
  });
  await begun;
  line.rest(150);
  // It is answered after the wish to rest was heard; what is asked is answered meanwhile.
  await line.call("add", []);
  const rested = turns;
  await line.call("add", []);
  await new Promise((go) => setTimeout(go, 50));
  expect(turns).toBeLessThanOrEqual(rested + 1);
  await vi.waitFor(() => expect(turns).toBeGreaterThan(rested + 10));
  control.abort();
  close();
});

test("a module that another Worker has compiled is not fetched again", async () => {
  const base = "https://lent.test/";
  const { module, about } = await fetched("express", "https://lender.test/");
  asked = [];
  lend({ module, about }, base);
  expect((await moduleOf("express", base)).about.digest).toBe(about.digest);
  expect(asked).toEqual([]);
});
