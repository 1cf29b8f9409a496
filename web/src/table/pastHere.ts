/** What `past.ts` asks of the engine. */
import { type Engine, startEngine, tableEngine } from "../local/engine";
import type { Entry } from "../local/entries";
import { Fault } from "../local/faults";
import { type Game, lineOf } from "../local/line";
import { writeTranscript } from "../local/transcripts";
import type { SeatHint, SeatState } from "../wire/messages";

let engine: Engine | null = null;
/** A Worker beside the tables': a long look back holds up no game. */
function past(): Engine {
  if (!engine || engine.hasEnded) engine = startEngine();
  return engine;
}

interface Kept {
  transcript: string;
  seats: SeatState[];
}

/** The game that a table's lines tell of. */
export function gameIn(lines: readonly Entry[]) {
  const [created] = lines;
  const started = lines.find((line) => line.kind === "started");
  if (created?.kind !== "created" || started?.kind !== "started")
    throw new Fault("local/broken", "no game has begun");
  const answers: [number, number][] = [];
  for (const line of lines)
    if (line.kind === "answered") answers.push([line.seat, line.option]);
    else if (line.kind === "exchanged") answers[answers.length - 1] = [line.seat, line.option];
  const { game, n_seats } = created.settings;
  const settings = lines.findLast((line) => line.kind === "settings-changed");
  const seats = settings?.kind === "settings-changed" ? settings.settings.n_seats : n_seats;
  return {
    game,
    rules: created.rules,
    seed: started.seed,
    options: { seats, ...started.options },
    answers,
    proof: null,
  };
}

async function kept(id: string): Promise<Kept> {
  const table = tableEngine();
  const [lines, seats] = await Promise.all([
    table.call("table.lines", { id }),
    table.call("table.seats", { id }),
  ]);
  return { transcript: writeTranscript(gameIn(lines)), seats };
}

export const keptTranscript = async (id: string) => (await kept(id)).transcript;
export const transcriptOf = async (id: string) => {
  const { transcript, seats } = await kept(id);
  return (await past().call("past.replay", { transcript, seats })).transcript;
};
export const tableReplay = async (id: string) => past().call("past.replay", await kept(id));
export const fileReplay = (transcript: string) => past().call("past.replay", { transcript });
export const reviewOf = (file: Game) => past().call("board.review", { line: lineOf(file) });
export const preview = (id: string, seat: number | null, cards: string[]) =>
  tableEngine().call("table.preview", { id, seat, cards });

/** Thought of beside the table's Worker: the game goes on meanwhile. */
export async function hint(id: string, seat: number, cards: string[]): Promise<SeatHint> {
  const lines = await tableEngine().call("table.lines", { id });
  const since = lines.findLastIndex((line) => line.kind === "answered" && line.seat === seat);
  const asked = lines.slice(since + 1).filter((line) => line.kind === "hint-asked" && line.seat === seat);
  const { game, options, seed, answers } = gameIn(lines);
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const step = Math.min(3, Math.max(1, asked.length)) as SeatHint["step"];
  const position = { game, options, seed: bytes, answers };
  return past().call("advice.hint", { position, seat, step, cards });
}
