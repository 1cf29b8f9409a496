/**
 * The client kept on the device: after the first visit everything works with the network off, and a newer
 * version is offered, not forced.
 */
import { execFileSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { atOnce, kept, playByMouse, waitForMine } from "./helpers";
import { LOCALES } from "../../src/words/locale";

test.use({ serviceWorkers: "allow" });

const CLIENT = "../src/folsom/web_dist";

test("after the first visit the pages open with the network off, in every language @brief", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await expect(page.locator(".bill .go")).toBeVisible();
  await kept(page);
  await context.setOffline(true);
  for (const locale of Object.keys(LOCALES)) {
    await page.goto(`/?lang=${locale}`);
    await expect(page.locator(".bill .go .act")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
  }
  for (const game of ["express", "superexpress"]) {
    await page.goto(`/how/${game}?lang=en`);
    await expect(page.locator(".table")).toBeVisible();
    await page.reload();
    await expect(page.locator(".table")).toBeVisible();
  }
  await page.goto("/replay");
  await expect(page.locator("input[type=file]")).toBeAttached();
  // The modules are there, and what a server says is not.
  const answers = await page.evaluate(async () => {
    const tried = (path: string) =>
      fetch(path).then(
        (answer) => answer.status,
        () => 0,
      );
    const about = (await (await fetch("/modules/express.json")).json()) as { digest: string };
    return {
      modules: [
        await tried(`/modules/express.wasm?v=${about.digest}`),
        await tried("/modules/superexpress.json"),
        await tried("/modules/superexpress.wasm"),
      ],
      server: [await tried("/api/games"), await tried("/healthz")],
    };
  });
  expect(answers).toEqual({ modules: [200, 200, 200], server: [0, 0] });
  const names = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]!);
    return (await cache.keys()).map((request) => new URL(request.url).pathname);
  });
  expect(names.filter((name) => name.startsWith("/api"))).toEqual([]);
});

test("both games are begun, played and gone on with after a reload, with the network off @brief", async ({
  page,
  context,
}) => {
  await atOnce(page);
  await page.goto("/");
  await kept(page);
  await context.setOffline(true);
  for (const name of ["Play now", "Super Express"]) {
    await page.goto("/");
    await page.getByRole("button", { name }).click();
    expect(await playByMouse(page, 1)).toBe(1);
    const begun = page.url();
    await page.reload();
    expect(page.url()).toBe(begun);
    // A game of Super Express may be over by then.
    if (await waitForMine(page)) expect(await playByMouse(page, 1)).toBe(1);
  }
});

test("what a page needs to begin with weighs no more than it may @brief", () => {
  execFileSync("node", ["../benchmarks/browser_client.mjs"], { stdio: "inherit" });
});

/** The client as a folder of files on a plain web server, of which a newer build can be made. */
class Builds {
  readonly folder = mkdtempSync(join(tmpdir(), "folsom-builds-"));
  /** The first script of the first build. */
  readonly entry = readdirSync(join(CLIENT, "assets")).find((name) => /^index-.*\.js$/.test(name))!;
  private server: Server | null = null;
  address = "";

  async open(): Promise<void> {
    cpSync(CLIENT, this.folder, { recursive: true });
    const KINDS: Record<string, string> = { js: "text/javascript", css: "text/css", svg: "image/svg+xml" };
    this.server = createServer((request, answer) => {
      const path = new URL(request.url!, "http://x").pathname;
      const name = path.includes(".") ? path : "/index.html";
      const file = join(this.folder, name);
      if (path.startsWith("/api") || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
        answer.writeHead(404).end();
        return;
      }
      const kind = KINDS[name.split(".").at(-1)!] ?? (name.endsWith("html") ? "text/html" : "text/plain");
      answer.writeHead(200, { "content-type": kind, "cache-control": "no-cache" }).end(readFileSync(file));
    });
    await new Promise<void>((done) => this.server!.listen(0, "127.0.0.1", done));
    this.address = `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  /** As a new build would be: another first script, which says so, and everything that names it. */
  renew(): void {
    const { entry } = this;
    const next = entry.replace(/^index-.{8}/, "index-RENEWED_");
    const read = (name: string) => readFileSync(join(this.folder, name), "utf8");
    writeFileSync(
      join(this.folder, "assets", next),
      `${read(`assets/${entry}`)};document.documentElement.dataset.build="new";`,
    );
    rmSync(join(this.folder, "assets", entry));
    for (const name of ["index.html", "sw.js"])
      writeFileSync(join(this.folder, name), read(name).replaceAll(entry, next));
    const worker = read("sw.js").replace(/"version":"[^"]*"/, '"version":"newer"');
    writeFileSync(join(this.folder, "sw.js"), worker);
  }

  close(): void {
    this.server?.close();
    rmSync(this.folder, { recursive: true });
  }
}

const update = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found!.update()));
const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

test("a newer version is offered, begins when it is asked for, and the old one goes @brief", async ({
  context,
}) => {
  const builds = new Builds();
  await builds.open();
  try {
    const page = await context.newPage();
    await page.goto(`${builds.address}/how/express`);
    await kept(page);
    const [first] = await cachesOf(page);
    builds.renew();
    await update(page);
    const notice = page.locator(".renewal");
    await expect(notice).toBeVisible();
    // It is offered: the lesson goes on, and loading the page again changes nothing.
    await expect(page.locator(".table")).toBeVisible();
    await page.reload();
    await expect(page.locator(".table")).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-build");
    // A second page, in the midst of something, is left alone when the first one asks.
    const other = await context.newPage();
    await other.goto(`${builds.address}/how/superexpress`);
    await expect(other.locator(".table")).toBeVisible();
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "Load the new version" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-build", "new");
    await expect(other.locator("html")).not.toHaveAttribute("data-build");
    // It needs parts of its own version still, and gets them.
    const part = `/assets/${builds.entry}`;
    expect(await other.evaluate((path) => fetch(path).then(({ status }) => status), part)).toBe(200);
    expect(await cachesOf(page)).toContain(first);
    await other.reload();
    await expect(other.locator("html")).toHaveAttribute("data-build", "new");
    await expect.poll(() => cachesOf(page)).not.toContain(first);
    expect(await cachesOf(page)).toHaveLength(1);
  } finally {
    builds.close();
  }
});
