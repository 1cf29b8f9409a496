import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse, type Message, type Resource } from "@fluent/syntax";
import { expect, test } from "vitest";
import { partOf, saidFirst } from "../../firstWords";
import { LOCALES } from "../../src/words/locale";

const FOLDER = new URL("../../src/words/", import.meta.url);
/** What only the terminal says is kept apart from what the browser fetches, and held to the same. */
const TERMINAL = new URL("../../../src/folsom/words/terminal/", import.meta.url);
const textOf = (locale: string) =>
  [FOLDER, TERMINAL].map((folder) => readFileSync(new URL(`${locale}.ftl`, folder), "utf8")).join("\n");
const messagesIn = (read: Resource) =>
  read.body.filter((entry): entry is Message => entry.type === "Message");
const read = (locale: string): Resource => parse(textOf(locale), {});
const messages = (locale: string) => messagesIn(read(locale));
const variables = (message: Message) =>
  [
    ...new Set(
      JSON.stringify([message.value, message.attributes])
        .match(/"VariableReference".*?"name":"[\w-]+"/g)
        ?.map((v) => /"name":"([\w-]+)"$/.exec(v)![1]!) ?? [],
    ),
  ].sort();
const locales = Object.keys(LOCALES);
const english = new Map(messages("en").map((m) => [m.id.name, m]));

/**
 * The names that are bent in sentences, by the word they stand for: `$target-genitive` is the attribute
 * `genitive` of a bandit's name.
 */
const NAMES: Record<string, RegExp> = {
  bandit: /^bandit-/,
  target: /^bandit-/,
  card: /^(card-(move|change-floor|shoot|rob|punch|marshal|flip|reflex|horse)|bullet-(neutral|of))$/,
};
const bending = (variable: string) => /^(bandit|target|card)-(\w+)$/.exec(variable);

test.each([FOLDER, TERMINAL])("every catalogue in %s is of a language one can choose", (folder) => {
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => name.slice(0, -4))
      .sort(),
  ).toEqual([...locales].sort());
});

test.each(locales)("the catalogue %s can be read and says nothing twice", (locale) => {
  expect(read(locale).body.filter((entry) => entry.type === "Junk")).toEqual([]);
  const ids = messages(locale).map((m) => m.id.name);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

/** Only some languages ask whether a bandit is a woman. */
test.each(locales.filter((locale) => locale !== "en"))(
  "%s has every sentence of the English catalogue, with the same words in it",
  (locale) => {
    const other = new Map(messages(locale).map((m) => [m.id.name, m]));
    expect([...english.keys()].filter((id) => !other.has(id))).toEqual([]);
    expect([...other.keys()].filter((id) => !english.has(id))).toEqual([]);
    for (const [id, message] of other)
      expect([
        id,
        variables(message)
          .map((v) => bending(v)?.[1] ?? v)
          .filter((v) => v !== "gender" && !variables(english.get(id)!).includes(v)),
      ]).toEqual([id, []]);
  },
);

test.each(locales)("%s bends every name that its sentences want bent", (locale) => {
  const all = messages(locale);
  const wanted = all.flatMap(variables).flatMap((v) => {
    const bent = bending(v);
    return bent ? [{ names: NAMES[bent[1]!]!, form: bent[2]! }] : [];
  });
  for (const { names, form } of wanted)
    expect(
      all
        .filter((m) => names.test(m.id.name) && !m.attributes.some((a) => a.id.name === form))
        .map((m) => `${m.id.name} ${form}`),
    ).toEqual([]);
});

test("every sentence the code asks for is in the catalogue that it fetches", () => {
  const fetched = parse(readFileSync(new URL("en.ftl", FOLDER), "utf8"), {});
  const known = new Set(messagesIn(fetched).map((message) => message.id.name));
  const missing: string[] = [];
  const folder = new URL("../../src/", import.meta.url);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(name)) continue;
    const source = readFileSync(new URL(name, folder), "utf8");
    for (const [, id] of source.matchAll(/\bsay\("([\w-]+)"/g))
      if (!known.has(id!)) missing.push(`${name}: ${id}`);
    for (const [, start] of source.matchAll(/\bsay\(`([\w-]+)\$\{/g))
      if (![...known].some((id) => id.startsWith(start!))) missing.push(`${name}: ${start}…`);
  }
  expect(missing).toEqual([]);
});

test("a part of a catalogue has what it is asked for, to the last line, and what that names", () => {
  const catalogue =
    "# A name.\n-us = Us\na = { -us }, { $n ->\n   *[other] { b }\n}\n    .bent = A\n\nb = B\nc = C\n";
  expect(partOf(catalogue, ["a", "none"])).toBe(
    "a = { -us }, { $n ->\n   *[other] { b }\n}\n    .bent = A\n-us = Us\nb = B\n",
  );
});

test.each(locales)("the first page has every word that it says, in %s, and few others", (locale) => {
  const said = saidFirst(fileURLToPath(new URL("../..", import.meta.url)));
  expect(said).toEqual(expect.arrayContaining(["play-now", "loading", "run-landscape", "settings"]));
  const part = parse(partOf(readFileSync(new URL(`${locale}.ftl`, FOLDER), "utf8"), said), {});
  const found = part.body.map((entry) => (entry.type === "Message" ? entry.id.name : entry.type));
  expect(said.filter((name) => !found.includes(name))).toEqual([]);
  expect(found.length).toBeLessThan(english.size / 10);
});

test("French has a narrow space that cannot break before high punctuation and inside its quotation marks", () => {
  const key = /(?<=^key-hint = |\()\?/gm;
  const text = textOf("fr").replace(/^#.*$/gm, "").replace(key, "");
  expect(text.match(/.*([^\u202F][:;!?»]|«[^\u202F]).*/g)).toBeNull();
});
