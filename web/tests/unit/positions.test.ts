import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Position } from "../../src/analysis/position";
import { type About, load } from "../../src/local/module";
import { complaintAbout, gameFrom, positionIn } from "../../src/local/positions";

interface Example {
  game: string;
  position: Position;
  /** What Python's `load` makes of it. */
  record: string;
  after: Position;
  spoilt: { change: Partial<Position>; complaint: string | null; record?: string }[];
}

const examples = JSON.parse(
  gunzipSync(readFileSync("tests/fixtures/positions.json.gz")).toString(),
) as Example[];
const modules = "../src/folsom/modules";
const moduleOf = (game: string) =>
  load(
    Uint8Array.from(readFileSync(`${modules}/${game}.wasm`)),
    JSON.parse(readFileSync(`${modules}/${game}.json`, "utf8")) as About,
  );
const express = await moduleOf("express");
const superexpress = await moduleOf("superexpress");
const moduleFor = (game: string) => (game === "express" ? express : superexpress);

/** The record that a position becomes, and the position that is written of it. */
function taken(position: Position): { record: string; written: Position } {
  const game = gameFrom(moduleFor(position.game), position);
  const table = game.module.bytes(game.areas["table"]!, game.module.about.record);
  const found = { record: Buffer.from(table).toString("hex"), written: positionIn(game) };
  game.close();
  return found;
}

const named = examples.map((each, i) => [`${each.game} ${i}`, each] as const);

test.each(named)("a position is in the page what it is to load, to the byte: %s", (_, example) => {
  const { record, written } = taken(example.position);
  expect(record).toBe(example.record);
  expect(written).toEqual(example.after);
});

test.each(named)("a page refuses the positions that load refuses, for the same reason: %s", (_, example) => {
  for (const { change, complaint, record } of example.spoilt) {
    const position = { ...example.position, ...change } as Position;
    expect(complaintAbout(moduleFor(example.game), position)?.name ?? null).toBe(complaint);
    if (record) expect(taken(position).record).toBe(record);
  }
});

test("what cannot be read is refused, not guessed at", () => {
  const { position } = examples.find(({ game }) => game === "express")!;
  expect(() => gameFrom(express, { ...position, cars: ["9P"] } as Position)).toThrow("cannot be read");
  expect(() => gameFrom(superexpress, position)).toThrow("of another game");
});

test("numbers that are out of range are refused with the sentence of load", () => {
  const { position } = examples.find(({ game }) => game === "express")!;
  if (position.game !== "express") throw new Error("not Colt Express");
  const { bandits, cars, pile, seats, tokens } = position;
  const refused = (change: object, sentence: string) =>
    expect(() => gameFrom(express, { ...position, ...change } as Position)).toThrow(sentence);
  const most = cars.length;
  refused({ marshal: 9 }, `position.marshal: expected a car from 0 to ${most}, not 9`);
  refused({ marshal: 1.5 }, `position.marshal: expected a car from 0 to ${most}, not 1.5`);
  refused({ resolved: 40 }, `position.resolved: expected a number from 0 to ${pile.length}, not 40`);
  refused({ round: 7 }, "position.round: expected a number from 1 to 5, not 7");
  refused({ first_player: 9 }, `position.first_player: expected a seat from 0 to ${seats.length - 1}, not 9`);
  const [bandit, ...others] = bandits;
  refused(
    { bandits: [{ ...bandit, car: 9 }, ...others] },
    `position.bandits[0].car: expected a car from 0 to ${most}, not 9`,
  );
  const [token, ...rest] = tokens;
  refused(
    { tokens: [{ ...token, place: "car", car: 9, floor: "inside", bandit: null }, ...rest] },
    `position.tokens[0].car: expected a car from 0 to ${most}, not 9`,
  );
});
