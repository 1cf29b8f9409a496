import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choicesOf } from "../../src/seen/choices";
import { isExpress } from "../../src/seen/game";
import { Lesson } from "../../src/table/lesson.svelte";
import type { Theatre } from "../../src/show/theatre";
import type { Recording } from "../../src/table/recording";

const recording = (game: string) =>
  JSON.parse(
    readFileSync(new URL(`../../src/generated/lesson-${game}.json`, import.meta.url), "utf8"),
  ) as Recording;
const begun: Lesson[] = [];
const begin = (game: string, at = 0) => {
  begun.push(new Lesson(recording(game), at));
  return begun.at(-1)!;
};
const at = (lesson: Lesson, name: string) => {
  lesson.go(lesson.steps.findIndex((step) => step.name === name));
  return lesson;
};
/** What is lit at the table. */
const lit = (lesson: Lesson) =>
  lesson.show.decision ? choicesOf(lesson.show.decision, lesson.show.view!) : [];

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(async () => {
  for (const lesson of begun.splice(0)) {
    lesson.close();
    await lesson.show.played;
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(["express", "superexpress"])("%s is played to its end by what is awaited alone", async (game) => {
  const lesson = begin(game);
  for (let k = 0; k < 100 && !lesson.isLast; k++) {
    await lesson.show.played;
    const { awaited } = lesson;
    if (awaited?.decision && game === "express")
      expect(lit(lesson).map((choice) => choice.option)).toEqual([awaited.option]);
    const [kind, name] = awaited?.tap.split(/ (.*)/) ?? [];
    const before = [lesson.at, awaited];
    if (awaited?.option != null && game === "express") lesson.answer(awaited.option);
    else if (kind === "card") lesson.tapped({ card: name! });
    else if (kind === "sheet") lesson.tapped({ sheet: name! });
    else lesson.on();
    expect([lesson.at, lesson.awaited]).not.toEqual(before);
  }
  await lesson.show.played;
  expect(lesson.show.view!.phase).toBe("over");
});

test.each(["express", "superexpress"])("every step of %s can be come to at once", (game) => {
  const lesson = begin(game);
  for (const [i, step] of lesson.steps.entries()) {
    lesson.go(i);
    expect(lesson.show.view).toEqual(step.seen);
    expect(lesson.show.decision === null).toBe(!lesson.awaited?.decision);
  }
});

test("where what happens is cut, the table is as it was then", () => {
  const lesson = at(begin("express"), "punched");
  const view = lesson.show.view!;
  expect(isExpress(view) && view.bandits.find((b) => b.bandit === "django")).toMatchObject({
    car: 2,
    floor: "inside",
  });
  at(lesson, "shot");
  expect(lesson.show.view!.round).toBe(1);
});

test("a wrong tap changes nothing and is answered, and what is wanted nods and is offered", () => {
  const lesson = at(begin("express"), "scheme");
  expect(lesson.tapped({ card: "django shoot" })).toBe(true);
  expect(lesson.says).toBe("lesson-express-scheme-shoot");
  expect([lesson.step.name, lesson.nods, lesson.canBeShown]).toEqual(["scheme", false, false]);
  vi.advanceTimersByTime(4000);
  expect(lesson.says).toBe("lesson-express-scheme");
  lesson.tapped({ card: "django move" });
  expect([lesson.says, lesson.nods]).toEqual(["lesson-wrong", true]);
  lesson.tapped({ car: 1, floor: "roof" });
  expect(lesson.canBeShown).toBe(true);
  lesson.on();
  expect([lesson.step.name, lesson.nods]).toEqual(["wire", false]);
});

test("loot that is chosen by a button is answered too", () => {
  const lesson = at(begin("express"), "knock");
  lesson.answer(2);
  expect(lesson.says).toBe("lesson-express-knock-purse");
  lesson.answer(18);
  expect(lesson.step.name).toBe("pushed");
});

test("any card is wrong while a bullet is asked for", () => {
  const lesson = at(begin("express"), "bullet");
  lesson.tapped({ card: "django marshal" });
  expect(lesson.says).toBe("lesson-express-bullet-card");
  lesson.tapped({ card: "bullet belle" });
  expect(lesson.step.name).toBe("punch");
});

test("where one only reads, a tap means what it means at every table, unless there is an answer to it", () => {
  const lesson = at(begin("express"), "belle");
  expect(lesson.tapped({ who: "doc" })).toBe(false);
  expect(lesson.tapped({ who: "belle" })).toBe(true);
  expect(lesson.says).toBe("lesson-express-belle-belle");
});

test("a sheet may be looked at while something else is awaited", () => {
  const lesson = at(begin("express"), "scheme");
  expect(lesson.tapped({ sheet: "doc" })).toBe(false);
  at(lesson, "gunslinger");
  expect(lesson.tapped({ sheet: "doc" })).toBe(true);
  expect(lesson.says).toBe("lesson-express-gunslinger-sheet");
});

test("a tap hurries what is being shown, and does nothing else", async () => {
  const lesson = at(begin("express"), "drew");
  lesson.go(lesson.at - 1);
  vi.stubGlobal("document", { hidden: false });
  lesson.show.theatre = { root: { getAnimations: () => [] } } as unknown as Theatre;
  lesson.answer(lesson.awaited!.option!);
  expect(lesson.isPlaying).toBe(true);
  lesson.tapped({ card: "django shoot" });
  await lesson.show.played;
  expect([lesson.isPlaying, lesson.wrong, lesson.step.name]).toEqual([false, null, "drew"]);
});

test("cards of a plan are laid one by one, and locked", () => {
  const lesson = at(begin("superexpress"), "flip");
  lesson.tapped({ card: "shoot" });
  expect(lesson.says).toBe("lesson-superexpress-flip-shoot");
  lesson.tapped({ card: "flip" });
  expect(lesson.show.view).toMatchObject({ hand: ["change-floor", "move", "shoot", "reflex"] });
  lesson.tapped({ card: "shoot" });
  expect(lesson.awaited!.tap).toBe("lock");
  lesson.on();
  expect(lesson.step.name).toBe("rode");
});

test("the step is kept until the end, and skipping leads to the next act", () => {
  const lesson = begin("express");
  expect(kept.size).toBe(0);
  lesson.go(11);
  expect(kept.get("folsom.lesson-express")).toBe("11");
  lesson.go(lesson.nextAct);
  expect(lesson.step.name).toBe("bullet");
  lesson.go(lesson.nextAct);
  expect(lesson.step.name).toBe("station");
  lesson.go(lesson.nextAct);
  expect(lesson.step.name).toBe("end");
  expect(kept.size).toBe(0);
});

test("a step that is kept and is none begins the lesson anew", () => {
  expect(begin("express", Number.NaN).at).toBe(0);
  expect(begin("express", 99).isLast).toBe(true);
});
