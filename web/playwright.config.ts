import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);
const base = process.env["FOLSOM_URL"] ?? "http://127.0.0.1:8000";
const database = `sqlite:///${process.env["FOLSOM_FOLDER"] ?? "/tmp"}/browser-tests.db`;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/ready.ts",
  // Generous, for slow machines: nothing waits longer than it must.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: 2,
  // Games are dealt at random: what fails with one deal is a fault to be found, not to be tried again.
  retries: 0,
  fullyParallel: true,
  reporter: [["list"]],
  use: {
    baseURL: base,
    // Those that are about it allow it: what it has kept is not seen by what listens to the network.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 720 },
    locale: "en-US",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // Set FOLSOM_COMMAND to let the tests start the real server themselves, e.g. "folsom serve"; they add the
  // port and the database.
  ...(process.env["FOLSOM_COMMAND"]
    ? {
        webServer: {
          command: `${process.env["FOLSOM_COMMAND"]} --port ${new URL(base).port} --database-url ${database}`,
          url: `${base}/healthz`,
          timeout: 240_000,
        },
      }
    : {}),
});
