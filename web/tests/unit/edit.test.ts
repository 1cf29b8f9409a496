import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import * as edit from "../../src/analysis/edit";
import type { ExpressPosition, Position, SuperPosition } from "../../src/analysis/position";
import { type About, load } from "../../src/local/module";
import { complaintAbout, gameFrom } from "../../src/local/positions";

const examples = JSON.parse(gunzipSync(readFileSync("tests/fixtures/positions.json.gz")).toString()) as {
  position: Position;
}[];
const modules = "../src/folsom/modules";
const moduleOf = (game: string) =>
  load(
    Uint8Array.from(readFileSync(`${modules}/${game}.wasm`)),
    JSON.parse(readFileSync(`${modules}/${game}.json`, "utf8")) as About,
  );
const all = { express: await moduleOf("express"), superexpress: await moduleOf("superexpress") };

const onExpress = (position: ExpressPosition): Position[] => {
  const { bandits, cars, seats, tokens } = position;
  const who = bandits[0]!.bandit;
  const spot = { car: cars.length, floor: "roof" as const };
  const purse = tokens.find(({ kind, place }) => kind === "purse" && place !== "box")!;
  const free = !position.pending && position.phase === "schemin";
  return [
    position,
    edit.place(position, { bandit: who }, spot),
    edit.place(position, { marshal: true }, { car: 0, floor: "inside" }),
    edit.place(position, { token: purse.token }, spot),
    edit.give(position, { token: purse.token }, who),
    edit.give(position, { token: purse.token }, null),
    edit.revalue(position, purse.token, 300),
    edit.hit(position, 0, bandits.at(-1)!.bandit, 1),
    edit.hit(edit.hit(position, 0, "neutral", 1), 0, "neutral", -1),
    ...(position.pending
      ? []
      : [
          edit.toRound(position, position.round),
          edit.toRound(position, Math.min(5, position.round + 1)),
          edit.toRound(position, Math.max(1, position.round - 1)),
        ]),
    // Another card where one lies in the pile: every place, every card.
    ...(position.pending
      ? []
      : position.pile.flatMap((_, at) =>
          edit.insteadOf(position, at).map((card) => edit.lay(position, at, card)),
        )),
    ...(free
      ? [
          edit.toTurn(position, 0),
          edit.toTurn(position, position.turn),
          edit.letGo(position, 0, seats[0]!.hand[0] ?? seats[0]!.deck[0]!),
        ]
      : []),
  ];
};

const onSuper = (position: SuperPosition): Position[] => {
  const who = position.bandits[0]!.bandit;
  return [
    position,
    edit.place(position, { bandit: who }, { car: 0, floor: "roof" }),
    edit.face(position, who, "caboose"),
    edit.stun(position, who, true),
    edit.takeOff(position, who),
    edit.plan(position, who, null),
    ...(position.cars.length
      ? [
          edit.uncouple(position),
          edit.giveLoot(edit.uncouple(position), position.cars.at(-1)!.loot, position.bandits[1]!.bandit),
        ]
      : []),
  ];
};

test("whatever a hand does can be played on from, or is complained about, and the old position stays", () => {
  const taken: Position[] = [];
  const complaints = new Set<string>();
  for (const { position } of examples) {
    const before = JSON.stringify(position);
    if (!edit.canEdit(position)) continue;
    const begun = edit.opened(position);
    const edited = begun.game === "express" ? onExpress(begun) : onSuper(begun);
    for (const next of edited) {
      const complaint = complaintAbout(all[next.game], next);
      if (complaint) complaints.add(complaint.name);
      else {
        gameFrom(all[next.game], next).close();
        taken.push(next);
      }
    }
    expect(JSON.stringify(position)).toBe(before);
  }
  expect(taken.length).toBeGreaterThan(300);
  expect(complaints.size).toBeGreaterThan(4);
  // For whoever wants to see that `load` takes them, too.
  const out = process.env["FOLSOM_EDITED"];
  if (out && !existsSync(out)) writeFileSync(out, JSON.stringify(taken));
});

test("an opened position has everybody's cards, and asks what it asked", () => {
  for (const { position } of examples) {
    if (!edit.canEdit(position) || position.game !== "express") continue;
    const begun = edit.opened(position);
    if (position.phase !== "over") expect(complaintAbout(all.express, begun)).toBeNull();
  }
});

test("wherever a card lies in the pile its player can have laid another, and nothing is lost by that", () => {
  const count = ({ seats, pile }: ExpressPosition) =>
    [
      ...seats.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard]),
      ...pile.map((p) => p.card),
    ]
      .sort()
      .join();
  let laid = 0;
  for (const { position } of examples) {
    if (position.game !== "express" || !edit.canEdit(position)) continue;
    const begun = edit.opened(position) as ExpressPosition;
    if (complaintAbout(all.express, begun)) continue;
    for (const at of begun.pile.keys())
      for (const card of edit.insteadOf(begun, at)) {
        const next = edit.lay(begun, at, card);
        expect([next.pile[at]!.card, count(next)]).toEqual([card, count(begun)]);
        expect(complaintAbout(all.express, next)).toBeNull();
        laid += 1;
      }
  }
  expect(laid).toBeGreaterThan(100);
});
