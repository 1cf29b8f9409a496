import { afterEach, expect, test, vi } from "vitest";
import { openTables, table, Trouble } from "../../src/wire/api";

const answer = (body: unknown, init: ResponseInit = {}) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), init))),
  );

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the open tables come page by page, each with the way to the next", async () => {
  answer([{ id: "a" }], { headers: { link: '</api/tables?after=gathering-1-a&limit=50>; rel="next"' } });
  const first = await openTables();
  expect(first.tables.map((line) => line.id)).toEqual(["a"]);
  expect(first.next).toBe("/tables?after=gathering-1-a&limit=50");
  answer([]);
  expect(await openTables(first.next!)).toEqual({ tables: [], next: null });
  expect(vi.mocked(fetch).mock.calls[0]![0]).toBe("/api/tables?after=gathering-1-a&limit=50");
});

test("a refusal comes with its code and its sentence", async () => {
  answer({ code: "server/store-down", sentence: "the store is away" }, { status: 503 });
  const trouble = await openTables().catch((e: unknown) => e);
  expect(trouble).toBeInstanceOf(Trouble);
  expect(trouble).toMatchObject({ code: "server/store-down", status: 503, message: "the store is away" });
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("failed"))),
  );
  await expect(table("a")).rejects.toMatchObject({ code: "network/unreachable" });
});
