// The modules in a page of Chromium: reads jobs from standard input, one a line, and answers each with a line.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const folder = process.argv[2];
const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { chromium } = require("@playwright/test");
const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const KINDS = { mjs: "text/javascript", json: "application/json", wasm: "application/wasm" };

const server = createServer((request, answer) => {
    const name = request.url.slice(1);
    const file = name === "jobs.mjs" ? new URL(name, import.meta.url) : `${folder}/${name}`;
    if (name && !existsSync(file)) return answer.writeHead(404).end();
    answer.setHeader("content-type", KINDS[name.split(".").at(-1)] ?? "text/html");
    answer.end(name ? readFileSync(file) : "<!doctype html><title>modules</title>");
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const executablePath = PLACES.find(existsSync);
const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
await page.evaluate(async () => {
    const jobs = await import("/jobs.mjs");
    const loaded = {};
    const fetched = async (game) => {
        const about = await (await fetch(`/${game}.json`)).json();
        return jobs.load(about, await (await fetch(`/${game}.wasm`)).arrayBuffer());
    };
    globalThis.moduleOf = (game) => (loaded[game] ??= fetched(game));
    globalThis.jobs = jobs;
});

const seen = (job) =>
    page.evaluate(async (job) => {
        const parts = [];
        const digest = { update: (bytes) => parts.push(bytes.slice()) };
        jobs.perform(await moduleOf(job.game), job, digest);
        const all = await new Blob(parts).arrayBuffer();
        const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", all));
        return [...sum].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }, job);

const devtools = await browser.newBrowserCDPSession();
/** The processor time of the page, in seconds. */
async function used() {
    const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((all, { type, cpuTime }) => all + (type === "renderer" ? cpuTime : 0), 0);
}
const repeated = (job, seconds) =>
    page.evaluate(
        async ([job, seconds]) => {
            const step = jobs.stepOf(await moduleOf(job.game), job);
            const end = performance.now() + 1000 * seconds;
            let n = 0;
            while (performance.now() < end) n += step();
            return n;
        },
        [job, seconds],
    );
/** How often in a second of processor time, after some time to warm up. */
async function aSecond(job) {
    await repeated(job, job.seconds);
    const start = await used();
    const n = await repeated(job, 2 * job.seconds);
    return n / ((await used()) - start);
}

for await (const line of createInterface({ input: process.stdin })) {
    const job = JSON.parse(line);
    const isMeasured = await page.evaluate((job) => jobs.isMeasured(job), job);
    console.log(isMeasured ? await aSecond(job) : await seen(job));
}
await browser.close();
server.close();
