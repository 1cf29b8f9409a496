// What the modules are asked to do, wherever they run: in Node, or in a page of a browser.
const TEXT_AT = 256;

export async function load(about, bytes) {
    const { exports } = (await WebAssembly.instantiate(bytes, {})).instance;
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
const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

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

/** What must be equal: each tells a digest all that it sees. */
const does = {
    games(module, job, digest) {
        module.read("games", module.about.areas.games).fill(0);
        for (let number = 0; number < job.n; number++) {
            const n = module.call("simulate", number, 1);
            digest.update(module.read("table", module.about.record));
            digest.update(bytesOf([n]));
            for (const [row, size] of Object.entries({ points: 56, won: 8, bandits: 56 }))
                digest.update(module.read("games", size, module.about.rows.games[row]));
        }
    },
    sights(module, job, digest) {
        begin(module, job);
        const nSeats = job.choices[module.about.choices.seats];
        tellSights(module, digest, nSeats);
        for (const [seat, option] of job.answers) {
            if (module.call("answer", seat, option) !== seat)
                throw new Error("an answer was refused");
            tellSights(module, digest, nSeats);
        }
        digest.update(module.read("page", module.call("outcome"), TEXT_AT));
    },
    search(module, job, digest) {
        begin(module, job);
        for (const [seat, option] of job.answers) module.call("answer", seat, option);
        module.write("seed", fromHex(job.lots));
        module.call("new_searcher", job.number);
        module.write("searcher", fromHex(job.net), module.about.rows.searcher.net);
        module.call("begin_search", job.seat, -1);
        module.call("think", job.playouts);
        digest.update(module.read("searcher", 5 * 64 * 8, module.about.rows.searcher.results));
        for (let level = 0; level < 3; level++) {
            module.call("new_chooser", job.number);
            digest.update(Uint8Array.of(module.call("bot", job.seat, level)));
        }
    },
};

/** What is measured: each gives a step, which tells how much it has done. */
const repeats = {
    decisions(module, job) {
        let first = 0;
        return () => module.call("simulate", (first += 1000), 1000);
    },
    playouts(module, job) {
        begin(module, job);
        module.write("seed", fromHex(job.lots));
        module.call("new_searcher", 1);
        module.call("begin_search", job.seat, -1);
        return () => {
            module.call("think", 500);
            return 500;
        };
    },
};

const prepared = (module, job) => {
    module.write("choices", bytesOf(job.choices));
    return module;
};

export const isMeasured = (job) => job.do in repeats;

/** Does a job; what is seen goes into the digest. */
export const perform = (module, job, digest) => does[job.do](prepared(module, job), job, digest);

/** The step of a job that is measured. */
export const stepOf = (module, job) => repeats[job.do](prepared(module, job), job);
