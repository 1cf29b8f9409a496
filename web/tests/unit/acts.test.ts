import { beforeEach, expect, test, vi } from "vitest";
import { act } from "../../src/show/acts";
import { play } from "../../src/device/sound";
import { stageOf } from "../../src/show/stage";
import { expressView } from "../fixtures/express";

vi.mock("../../src/device/sound", () => ({ play: vi.fn() }));
beforeEach(() => void vi.mocked(play).mockClear());

const root = { querySelector: () => null, querySelectorAll: () => [] } as unknown as SVGElement;
const stage = stageOf(expressView());
const shot = (silent: boolean) =>
  act({
    root,
    before: stage,
    after: stage,
    event: { event: "bandit-shot", seat: 0, bandit: "django", target: "tuco", left: 3 },
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
