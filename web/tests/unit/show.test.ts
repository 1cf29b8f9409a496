import { expect, test, vi } from "vitest";
import { Show } from "../../src/show/show.svelte";
import type { Sight } from "../../src/wire/messages";
import { expressView, moveDecision, sight } from "../fixtures/express";

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

test("what is to be seen is waited for", () => {
  const show = new Show();
  show.begin(withEvents());
  show.push(withEvents("chose", "passed"));
  expect(show.decision).toBeNull();
  expect(show.behind).toBe(1);
});
