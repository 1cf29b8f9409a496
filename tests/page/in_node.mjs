// The modules in Node: reads jobs from standard input, one a line, and answers each with a line.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { isMeasured, load, perform, stepOf } from "./jobs.mjs";

const folder = process.argv[2];
const read = (name) => readFileSync(`${folder}/${name}`);
const loaded = {};

/** How often in a second of processor time, after some time to warm up. */
function aSecond(seconds, step) {
    const used = () => process.cpuUsage().user / 1e6;
    for (let start = used(); used() - start < seconds / 2;) step();
    const start = used();
    let n = 0;
    while (used() - start < seconds) n += step();
    return n / (used() - start);
}

for await (const line of createInterface({ input: process.stdin })) {
    const job = JSON.parse(line);
    const { game } = job;
    const module = await (loaded[game] ??= load(JSON.parse(read(`${game}.json`)), read(`${game}.wasm`)));
    if (isMeasured(job)) console.log(aSecond(job.seconds, stepOf(module, job)));
    else {
        const digest = createHash("sha256");
        perform(module, job, digest);
        console.log(digest.digest("hex"));
    }
}
