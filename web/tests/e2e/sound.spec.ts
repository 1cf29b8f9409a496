/**
 * The sounds, rendered instead of played: none is silent, none clips, each ends in good time; the wheels
 * never do, and stay in the background.
 */
import { expect, test, type Page } from "@playwright/test";
import { build, type Rollup } from "vite";
import type { Sound } from "../../src/device/sound";

const SECONDS = 3;
const SOUNDS = {
  shot: [0.2, 1],
  punch: [0.08, 0.3],
  coin: [0.2, 0.5],
  step: [0.2, 0.5],
  whistle: [1, 1.6],
  card: [0.02, 0.1],
  bell: [0.5, 1.2],
  fall: [0.3, 0.7],
  knock: [0.1, 0.5],
  swish: [0.02, 0.2],
  thud: [0.08, 0.3],
  click: [0.003, 0.05],
  hooves: [0.9, 1.2],
  brakes: [0.4, 0.9],
} satisfies Record<Sound, [number, number]>;

/** The module of the sounds by itself, as a script that gives its exports to the page. */
async function soundScript(): Promise<string> {
  const entry = new URL("../../src/device/sound.ts", import.meta.url).pathname;
  const made = (await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry, formats: ["iife"], name: "sounds" } },
  })) as Rollup.RollupOutput[];
  return made[0]!.output[0].code;
}

interface Heard {
  peak: number;
  last: number;
  first: number;
  loudness: number;
}

let script: Promise<string>;
test.beforeAll(() => {
  script = soundScript();
});

test.beforeEach(async ({ page }) => {
  await page.route("http://sounds.invalid/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>sounds</title>" }),
  );
  await page.goto("http://sounds.invalid/");
  await page.evaluate((seconds) => {
    localStorage.setItem("folsom.sound", "on");
    Object.assign(globalThis, {
      AudioContext: class extends OfflineAudioContext {
        constructor() {
          super(1, 44100 * seconds, 44100);
          Object.assign(globalThis, { rendering: this });
        }
        override resume = () => Promise.resolve();
      },
    });
  }, SECONDS);
  await page.addScriptTag({ content: await script });
});

/** Plays a sound with or without the wheels under it, and says how it was. */
const hear = (page: Page, sound: string, wheels: boolean) =>
  page.evaluate(
    async ([sound, wheels]) => {
      const page = globalThis as unknown as {
        sounds: { play(sound: string): void };
        rendering: OfflineAudioContext;
      };
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...when: [number?]) {
        if (wheels || !this.loop) start.apply(this, when);
      };
      page.sounds.play(sound as string);
      const samples = (await page.rendering.startRendering()).getChannelData(0);
      const audible = samples.map((s) => (Math.abs(s) > 0.002 ? 1 : 0));
      return {
        peak: samples.reduce((most, s) => Math.max(most, Math.abs(s)), 0),
        first: audible.indexOf(1) / 44100,
        last: audible.lastIndexOf(1) / 44100,
        loudness: Math.sqrt(samples.reduce((all, s) => all + s * s, 0) / samples.length),
      };
    },
    [sound, wheels] as const,
  ) as Promise<Heard>;

for (const [sound, [least, most]] of Object.entries(SOUNDS)) {
  test(`the sound of a ${sound}`, async ({ page }) => {
    const heard = await hear(page, sound, false);
    // Noise is drawn anew each time; a step, the softest sound, peaks between 0.02 and 0.04.
    expect(heard.peak).toBeGreaterThan(0.01);
    expect(heard.first).toBeLessThan(0.05);
    expect(heard.last).toBeGreaterThan(least);
    expect(heard.last).toBeLessThan(most);
  });
}

test("the loudest sound over the wheels does not clip", async ({ page }) => {
  expect((await hear(page, "shot", true)).peak).toBeLessThan(1);
});

test("the wheels roll on, quietly", async ({ page }) => {
  const heard = await hear(page, "card", true);
  expect(heard.last).toBeGreaterThan(SECONDS - 1.3);
  expect(heard.peak).toBeLessThan(0.25);
  expect(heard.loudness).toBeGreaterThan(0.002);
});

test("out of sight one's turn is heard, and neither the wheels nor a shot", async ({ page }) => {
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
  const isAsked = () => "rendering" in globalThis;
  await page.evaluate(() =>
    (globalThis as unknown as { sounds: { play(what: string): void } }).sounds.play("shot"),
  );
  expect(await page.evaluate(isAsked)).toBe(false);
  const heard = await hear(page, "bell", true);
  expect(heard.peak).toBeGreaterThan(0.01);
  expect(heard.last).toBeLessThan(1.2);
});
