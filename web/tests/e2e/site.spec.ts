/** What `folsom site` writes, in a folder of a plain web host: everything but tables with friends. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { atOnce, playByMouse, sitDown } from "./helpers";

const bin = process.env["FOLSOM_COMMAND"]
  ? resolve(process.env["FOLSOM_COMMAND"].split(" ")[0]!, "..")
  : resolve("../.venv/bin");

const host = mkdtempSync(join(tmpdir(), "folsom-site-"));
let server: ChildProcess;
let home = "";

test.beforeAll(async () => {
  execFileSync(join(bin, "folsom"), ["site", join(host, "games/folsom")]);
  server = spawn(
    join(bin, "python"),
    ["-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", host, "0"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const port = await new Promise<string>((done) =>
    server.stdout!.on("data", (said: Buffer) => {
      const found = /port (\d+)/.exec(said.toString());
      if (found) done(found[1]!);
    }),
  );
  home = `http://127.0.0.1:${port}/games/folsom/`;
});
test.afterAll(() => {
  server.kill();
  rmSync(host, { recursive: true });
});

/** Whatever a page complains of, or asks for in vain. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(error.message));
  page.on("console", (line) => line.type() === "error" && found.push(line.text()));
  page.on("response", (answer) => answer.status() >= 400 && found.push(answer.url()));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // What a page that is left has no more use for.
    if (why !== "net::ERR_ABORTED") found.push(`${request.url()} ${why}`);
  });
  return found;
}

test("a lesson, both games, and how to get a server, without one @brief", async ({ page }) => {
  const found = complaints(page);
  await atOnce(page);
  await page.goto(home);
  await page.getByRole("button", { name: "Play with friends" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("folsom serve");
  await expect(dialog).toContainText("make play");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open tables" })).toHaveCount(0);
  await page.getByRole("link", { name: "How to play" }).click();
  await expect(page.locator(".table")).toBeVisible();
  expect(page.url()).toBe(`${home}#/how/express`);
  await page.goBack();
  for (const name of ["Play now", "Super Express"]) {
    await page.getByRole("button", { name }).click();
    await playByMouse(page, 3);
    // Where one is stands in the address, and is found again.
    await page.reload();
    await playByMouse(page, 1);
    await page.goto(home);
  }
  await page.goto(`${home}#/t/abcdefghijklmnop`);
  await expect(page.locator(".paper")).toContainText("There is no server here");
  expect(found).toEqual([]);
});

test("a table on this device, with a Legend at it @brief", async ({ page }) => {
  const found = complaints(page);
  await atOnce(page);
  await page.goto(home);
  await page.getByRole("button", { name: "Play with friends" }).click();
  await page.getByRole("button", { name: "Table on this device" }).click();
  await sitDown(page, "Ann");
  await page.getByRole("button", { name: "Add bot" }).first().click();
  const bot = page.getByLabel("Bot on seat 2");
  await bot.selectOption("legend");
  await expect(bot).toHaveValue("legend");
  await page.getByRole("button", { name: "Start" }).click();
  expect(await playByMouse(page, 2)).toBe(2);
  expect(found).toEqual([]);
});

for (const [what, file, broken, told] of [
  ["WebAssembly", /engine\.worker-[\w-]+\.js$/, "delete self.WebAssembly;", "cannot play by itself"],
  ["a module that fits the page", /modules\/\w+\.wasm/, "other", "do not match"],
] as const)
  test(`without ${what} the site says so, and not that it has no server @brief`, async ({ page }) => {
    await page.route(file, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: broken + (await answer.text()) });
    });
    await page.goto(home);
    for (const name of ["Play now", "Super Express"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("alert")).toContainText(told);
      await expect(page.getByRole("alert")).not.toContainText("server");
    }
    await page.goto(`${home}#/puzzle`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(told);
    await page.goto(`${home}#/replay`);
    await page.getByRole("button", { name: "Sample: Colt Express" }).click();
    await expect(page.getByRole("alert")).toContainText(told);
  });

test("a game to its end, its transcript kept, and opened again", async ({ page }) => {
  const found = complaints(page);
  await atOnce(page);
  await page.goto(home);
  await page.getByRole("button", { name: "Super Express" }).click();
  await playByMouse(page);
  await expect(page.locator(".end")).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Transcript" }).click();
  const file = await (await saving).path();
  await page.goto(`${home}#/replay`);
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.locator(".board")).toBeVisible();
  // a study of it is kept in the browser, for there is no server
  await expect(page.getByRole("button", { name: "Keep it here" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep at the server" })).toHaveCount(0);
  expect(found).toEqual([]);
});
