import { expect, test } from "vitest";
import type { Standing } from "../../src/show/world";
import { inSight } from "../../src/superexpress/sight";

const at = (who: string, car: number, line: number, more: Partial<Standing> = {}) =>
  ({ who, car, floor: "inside", line, back: false, stunned: false, ...more }) as Standing;
const seen = (standing: Standing[], who: string) => inSight(standing, who)?.who;

test("the first one standing ahead is seen, in the own space first (S4.5)", () => {
  const train = [at("belle", 3, 0), at("doc", 3, 1), at("tuco", 1, 0)];
  expect(seen(train, "belle")).toBe("doc");
  expect(seen(train, "doc")).toBe("tuco");
  expect(seen(train, "tuco")).toBeUndefined();
});

test("facing decides who sees whom (S4.1)", () => {
  const train = [at("belle", 3, 0), at("doc", 3, 1, { back: true }), at("tuco", 1, 0, { back: true })];
  expect(seen(train, "doc")).toBe("belle");
  expect(seen(train, "tuco")).toBe("doc");
});

test("who lies stunned is not hit, does not block and does not shoot; nor is another floor seen (S4.5)", () => {
  const train = [
    at("belle", 3, 0),
    at("doc", 2, 0, { stunned: true }),
    at("mei", 2, 0, { floor: "roof" }),
    at("tuco", 0, 0),
  ];
  expect(seen(train, "belle")).toBe("tuco");
  expect(seen(train, "doc")).toBeUndefined();
  expect(seen(train, "mei")).toBeUndefined();
});
