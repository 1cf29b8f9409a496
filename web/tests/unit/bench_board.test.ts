/**
 * How long the board thinks, in CPU time of one core: `cd web && BENCH=1 npx vitest run
 * tests/unit/bench_board.test.ts`.
 */
import { readFileSync } from "node:fs";
import { test, vi } from "vitest";
import { handlers } from "../../src/local/board";
import type { Line } from "../../src/local/line";
import { SAMPLES } from "../../src/pages/samples";

const modules = new URL("../../../src/folsom/modules/", import.meta.url);

test.skipIf(!process.env["BENCH"])(
  "the board's work on the samples, in milliseconds of CPU",
  async () => {
    vi.stubGlobal("self", { location: { href: "https://folsom.test/" } });
    vi.stubGlobal("fetch", async (url: string) => {
      return new Response(readFileSync(new URL(url.split("/").at(-1)!.split("?")[0]!, modules)));
    });
    const { signal } = new AbortController();
    const quiet = () => undefined;
    const lines: [string, number, Line][] = [];
    for (const [name, text] of Object.entries(SAMPLES)) {
      const { game, seats, answers } = await handlers["board.read"]({ text }, quiet as never, signal);
      const { rules, options, seed } = game!;
      lines.push([name, seats, { game: name, rules, start: { options, seed }, steps: answers }]);
    }
    // The sample of Colt Super Express has five seats: four Outlaws play three games more.
    const bots = { 0: "outlaw", 1: "outlaw", 2: "outlaw", 3: "outlaw" };
    for (const digit of ["1", "2", "3"]) {
      const start = { options: { seats: 4 }, seed: digit.repeat(64) };
      const begun: Line = { ...lines[1]![2], start, steps: [] };
      const steps = await handlers["board.play"]({ line: begun, bots, most: 400 }, quiet, signal);
      lines.push([`four seats, seed ${digit}`, 4, { ...begun, steps }]);
    }
    for (const [name, seats, line] of lines) {
      const eyes = Array.from({ length: seats }, (_, seat) => seat);
      const timed = async (what: string, work: () => unknown) => {
        const before = process.cpuUsage().user;
        await work();
        console.log(name, what, Math.round((process.cpuUsage().user - before) / 1000));
      };
      await timed("moments", () => handlers["board.walk"]({ line, from: 0 }, quiet, signal));
      await timed("first lines", () => handlers["board.graph"]({ line, eyes, passes: [24] }, quiet, signal));
      await timed("quick graph", () => handlers["board.graph"]({ line, eyes, passes: [120] }, quiet, signal));
      await timed("turning points", () => handlers["board.review"]({ line }, quiet, signal));
    }
  },
  600_000,
);
