import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
const base = process.env["FOLSOM_URL"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  timeout: 180_000,
  workers: 1,
  reporter: [["list"]],
  use: {
    baseURL: base,
    viewport: { width: 1280, height: 720 },
    locale: "en-US",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  // Set FOLSOM_COMMAND to let the tests start the real server themselves, e.g. "folsom serve --port 8000".
  ...(process.env["FOLSOM_COMMAND"] ? { webServer: { command: process.env["FOLSOM_COMMAND"]!, url: `${base}/readyz`, timeout: 240_000, reuseExistingServer: true } } : {}),
});
