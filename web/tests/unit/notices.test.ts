import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { noticeOf } from "../../notices";

const root = fileURLToPath(new URL("../..", import.meta.url));
const LICENCE = {
  MIT: "Permission is hereby granted",
  "Apache-2.0": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
};

test(
  "every package that is in the built client, and no other, is in its notices with the text of its licence",
  { timeout: 120_000 },
  async () => {
    const { output } = (await build({
      root,
      configFile: `${root}vite.config.ts`,
      logLevel: "silent",
      build: { write: false },
    })) as Rolldown.RolldownOutput;
    const modules = output.flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
    const packages = new Set(
      modules.flatMap((id) => /(?:.*\/node_modules\/|^\0)((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
    );
    expect(packages).toContain("svelte");
    expect(packages).toContain("@fluent/bundle");
    const file = output.find((part) => part.fileName === "notices.txt");
    const [, ...notices] = String(file?.type === "asset" ? file.source : "").split(/^-{80}$/m);
    expect(notices.map((notice) => /^\s*(\S+) /.exec(notice)?.[1])).toEqual([...packages].sort());
    for (const notice of notices) {
      const [, name, version, licence] = /^\s*(\S+) (\S+) \((\S+)\)/.exec(notice)!;
      expect(version).toBe(
        JSON.parse(readFileSync(`${root}node_modules/${name}/package.json`, "utf8")).version,
      );
      expect(notice).toContain(LICENCE[licence as keyof typeof LICENCE]);
    }
  },
);

test("a package whose licence nobody has the text of cannot be shipped", () => {
  expect(() => noticeOf(fileURLToPath(new URL("../fixtures/unlicensed", import.meta.url)))).toThrow(
    "mystery 1.0.0 comes without the text of its licence",
  );
});
