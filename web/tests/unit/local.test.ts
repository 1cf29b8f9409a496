import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LocalGame, SPECTATOR } from "../../src/local/game";
import { type About, load } from "../../src/local/module";
import { Searcher } from "../../src/local/searcher";

interface Played {
  game: string;
  options: Record<string, unknown>;
  seed: string;
  answers: [number, number][];
  digest: string;
}

const modules = "../src/folsom/modules";
const games = JSON.parse(readFileSync("tests/fixtures/local_games.json", "utf8")) as Played[];
const seedOf = (played: Played) => Uint8Array.from(Buffer.from(played.seed, "hex"));
const read = (name: string) => {
  if (!existsSync(`${modules}/${name}`)) throw new Error("run `make wasm` first");
  return readFileSync(`${modules}/${name}`);
};
const aboutOf = (game: string) => JSON.parse(read(`${game}.json`).toString()) as About;
const begun = async (played: Played) => {
  const module = await load(Uint8Array.from(read(`${played.game}.wasm`)), aboutOf(played.game));
  return new LocalGame(module, played.options, seedOf(played));
};

/** All that anybody sees now, as the digest takes it. */
function seen(game: LocalGame): string {
  const seats = Number(game.options["seats"]);
  return Array.from({ length: seats + 1 }, (_, i) => game.sight(i + SPECTATOR))
    .map(
      (sight) => sight.events + sight.view + sight.decision + String.fromCharCode(Number(sight.canTakeBack)),
    )
    .join("");
}

test.each(games.map((each, i) => [`${each.game} ${i}`, each] as const))(
  "a game in the page is the game at the server, to the byte: %s",
  async (_, played) => {
    const game = await begun(played);
    const digest = createHash("sha256").update(seen(game));
    for (const [seat, option] of played.answers) {
      expect(game.optionsOf(seat).includes(option) || option < 0).toBe(true);
      expect(game.answer(seat, option)).toBe(true);
      digest.update(seen(game));
    }
    expect(game.asked).toBe(0);
    expect(digest.update(game.outcome()).digest("hex")).toBe(played.digest);
  },
);

test("a bot answers, a search estimates every option, and a plan is played ahead", async () => {
  const [played] = games.filter((each) => each.game === "superexpress");
  const game = await begun(played as Played);
  const searcher = new Searcher(game, 7);
  const seed = new Uint8Array(32);
  searcher.begin(0, seed);
  searcher.think(200);
  const options = game.optionsOf(0);
  const estimates = searcher.estimates();
  expect(estimates.map((each) => each.option).sort()).toEqual(options);
  expect(estimates.reduce((sum, each) => sum + each.playouts, 0)).toBe(200);
  expect(options).toContain(game.bot(0, 2, seed, 1));
  expect(game.preview(0, options.slice(0, 2))?.length).toBe(3);
  expect(game.preview(0, [...options, 5])).toBe(null);
  searcher.close();
  game.close();
});

test("what cannot be played is refused, and so is a module of another interface", async () => {
  const [played] = games as [Played];
  await expect(begun({ ...played, options: { ...played.options, seats: 9 } })).rejects.toThrow("seats");
  const about = { ...aboutOf(played.game), interface: 99 };
  await expect(load(Uint8Array.from(read(`${played.game}.wasm`)), about)).rejects.toThrow("interface");
});
