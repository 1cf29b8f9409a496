import { beforeAll, expect, test, vi } from "vitest";
import type { ExpressView, Sight } from "../../src/wire/messages";
import { Ahead } from "../../src/table/ahead.svelte";
import { expressView, sight } from "../fixtures/express";

beforeAll(() => void vi.stubGlobal("document", { hidden: true }));

const at = (car: number): ExpressView => {
  const view = expressView();
  return { ...view, bandits: view.bandits.map((b) => (b.bandit === "django" ? { ...b, car } : b)) };
};
const ran = (from: number, to: number): Sight =>
  sight(at(to), null, [
    {
      event: "bandit-moved",
      seat: 0,
      bandit: "django",
      from_car: from,
      to_car: to,
      floor: "roof",
      how: "run",
    },
  ]);
const django = (ahead: Ahead) => ahead.show.view?.bandits.find((b) => b.bandit === "django")?.car;

test("the plan is played to its end on a stage of its own", async () => {
  const start = sight(at(4), null);
  const ahead = new Ahead(() => Promise.resolve([start, ran(4, 3), ran(3, 1)]));
  await ahead.look([]);
  await ahead.show.played;
  expect(django(ahead)).toBe(1);
  expect(ahead.show.lines).toHaveLength(2);
  expect((start.view as ExpressView).bandits.find((b) => b.bandit === "django")?.car).toBe(4);
});

test("when a card is added, only that card is played again", async () => {
  const plan = [sight(at(4), null), ran(4, 3)];
  const ahead = new Ahead(() => Promise.resolve([...plan]));
  await ahead.look([]);
  await ahead.show.played;
  plan.push(ran(3, 2));
  await ahead.look([]);
  await ahead.show.played;
  expect(django(ahead)).toBe(2);
  expect(ahead.show.lines).toHaveLength(1);
});

test("where all of it is wished, the whole plan is played again", async () => {
  const plan = [sight(at(4), null), ran(4, 3)];
  const ahead = new Ahead(() => Promise.resolve([...plan]), true);
  await ahead.look([]);
  await ahead.show.played;
  plan.push(ran(3, 2));
  await ahead.look([]);
  await ahead.show.played;
  expect(ahead.show.lines).toHaveLength(2);
});

test("an answer that comes late does not replace a newer one", async () => {
  const waiting: ((sights: Sight[]) => void)[] = [];
  const ahead = new Ahead(() => new Promise((done) => waiting.push(done)));
  const both = [ahead.look(["move"]), ahead.look(["shoot"])];
  waiting[1]!([sight(at(4), null), ran(4, 2)]);
  waiting[0]!([sight(at(4), null), ran(4, 1)]);
  await Promise.all(both);
  await ahead.show.played;
  expect(django(ahead)).toBe(2);
});

test("nothing to see, or nothing to be had, is said and shows no figures", async () => {
  const none = new Ahead(() => Promise.resolve([]));
  await none.look([]);
  expect([none.empty, none.show.view]).toEqual([true, null]);
  const broken = new Ahead(() => Promise.reject(new Error("away")));
  await broken.look([]);
  expect(broken.empty).toBe(true);
});
