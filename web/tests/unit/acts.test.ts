import { beforeEach, expect, test, vi } from "vitest";
import { act } from "../../src/director/acts";
import { play } from "../../src/director/sound";
import { stageOf } from "../../src/state/stage";
import { expressView } from "../fixtures/express";

vi.mock("../../src/director/sound", () => ({ play: vi.fn() }));
beforeEach(() => void vi.mocked(play).mockClear());

const root = { querySelector: () => null, querySelectorAll: () => [] } as unknown as SVGElement;
const stage = stageOf(expressView());
const shot = (silent: boolean) =>
  act({
    root,
    before: stage,
    after: stage,
    event: { event: "bandit-shot", bandit: "django", target: "tuco" },
    kind: () => "purse",
    rate: 1,
    calm: false,
    silent,
  });

test("a shot is heard", async () => {
  await shot(false);
  expect(play).toHaveBeenCalledWith("shot");
});

test("a shot that is only foreseen is not", async () => {
  await shot(true);
  expect(play).not.toHaveBeenCalled();
});
