// The modules in Node: reads jobs from standard input, one a line, and answers each with a line.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const folder = process.argv[2];
const TEXT_AT = 256;
const loaded = {};

function load(game) {
    const about = JSON.parse(readFileSync(`${folder}/${game}.json`, "utf8"));
    const module = new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`));
    const { exports } = new WebAssembly.Instance(module, {});
    const at = {};
    let top = exports.__heap_base.value;
    for (const [area, size] of Object.entries(about.areas)) {
        at[area] = top = (top + 15) & ~15;
        top += size;
    }
    const lacking = top - exports.memory.buffer.byteLength;
    if (lacking > 0) exports.memory.grow(Math.ceil(lacking / 65536));
    const call = (name, ...numbers) => {
        const areas = about.functions[name].filter((each) => each in at).map((each) => at[each]);
        return exports[name](...areas, ...numbers);
    };
    const read = (area, size, offset = 0) =>
        new Uint8Array(exports.memory.buffer, at[area] + offset, size);
    const write = (area, bytes, offset = 0) => read(area, bytes.length, offset).set(bytes);
    return { about, call, read, write };
}

const bytesOf = (numbers) => new Uint8Array(new Int32Array(numbers).buffer);
const fromHex = (text) => Uint8Array.from(Buffer.from(text, "hex"));

function begin(module, job) {
    module.write("seed", fromHex(job.seed));
    if (module.call("set_up") !== 0) throw new Error("these choices cannot be played");
}

function tellSights(module, digest, nSeats) {
    for (let seat = -1; seat < nSeats; seat++) {
        const n = module.call("sight", seat);
        digest.update(module.read("page", n, TEXT_AT));
        digest.update(Uint8Array.of(module.call("can_take_back", seat)));
    }
}

const does = {
    games(module, job) {
        const digest = createHash("sha256");
        module.read("games", module.about.areas.games).fill(0);
        for (let number = 0; number < job.n; number++) {
            const n = module.call("simulate", number, 1);
            digest.update(module.read("table", module.about.record));
            digest.update(bytesOf([n]));
            for (const [row, size] of Object.entries({ points: 56, won: 8, bandits: 56 }))
                digest.update(module.read("games", size, module.about.rows.games[row]));
        }
        return digest.digest("hex");
    },
    sights(module, job) {
        begin(module, job);
        const nSeats = job.choices[module.about.choices.seats];
        const digest = createHash("sha256");
        tellSights(module, digest, nSeats);
        for (const [seat, option] of job.answers) {
            if (module.call("answer", seat, option) !== seat)
                throw new Error("an answer was refused");
            tellSights(module, digest, nSeats);
        }
        digest.update(module.read("page", module.call("outcome"), TEXT_AT));
        return digest.digest("hex");
    },
    search(module, job) {
        begin(module, job);
        for (const [seat, option] of job.answers) module.call("answer", seat, option);
        module.write("seed", fromHex(job.lots));
        module.call("new_searcher", job.number);
        module.write("searcher", fromHex(job.net), module.about.rows.searcher.net);
        module.call("begin_search", job.seat, -1);
        module.call("think", job.playouts);
        const digest = createHash("sha256");
        digest.update(module.read("searcher", 5 * 64 * 8, module.about.rows.searcher.results));
        for (let level = 0; level < 3; level++) {
            module.call("new_chooser", job.number);
            digest.update(Uint8Array.of(module.call("bot", job.seat, level)));
        }
        return digest.digest("hex");
    },
    decisions(module, job) {
        let first = 0;
        return aSecond(job.seconds, () => module.call("simulate", (first += 1000), 1000));
    },
    playouts(module, job) {
        begin(module, job);
        module.write("seed", fromHex(job.lots));
        module.call("new_searcher", 1);
        module.call("begin_search", job.seat, -1);
        return aSecond(job.seconds, () => {
            module.call("think", 500);
            return 500;
        });
    },
};

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
    const module = (loaded[job.game] ??= load(job.game));
    module.write("choices", bytesOf(job.choices));
    console.log(does[job.do](module, job));
}
