import { expect, test, vi } from "vitest";
import { Show } from "../../src/show/show.svelte";
import type { Theatre } from "../../src/show/theatre";
import type { Sight } from "../../src/wire/messages";
import { expressView, moveDecision, sight } from "../fixtures/express";

vi.mock("../../src/show/acts", () => ({ together: () => 1, act: () => new Promise(() => undefined) }));
vi.stubGlobal("localStorage", { getItem: () => "0", setItem: () => undefined });
const withEvents = (...events: string[]) =>
  ({
    ...sight(expressView(), moveDecision),
    events: events.map((event) => ({ event, seat: 1 })),
  }) as unknown as Sight;

test.each(["chose", "took-back"])(
  "what another has chosen in secret (%s) takes no question away, not for a moment",
  (event) => {
    const show = new Show();
    show.begin(withEvents());
    show.push(withEvents(event));
    expect(show.decision).toEqual(moveDecision);
    expect(show.behind).toBe(0);
  },
);

test("what is to be seen is waited for", { timeout: 30_000 }, async () => {
  vi.stubGlobal("document", { hidden: false });
  const show = new Show();
  show.speed = 1;
  show.theatre = {} as Theatre;
  show.begin(withEvents());
  show.push(withEvents("chose", "passed"));
  await vi.waitFor(() => expect(show.decision).toBeNull(), 20_000);
  expect(show.behind).toBe(1);
});

test("where nothing moves, what has happened is there at once", () => {
  const show = new Show();
  show.begin(withEvents());
  show.push(withEvents("chose", "passed"));
  expect(show.decision).toEqual(moveDecision);
  expect(show.behind).toBe(0);
});
