/**
 * Games looked at again, and plans played ahead: computed in this browser where that is possible, and else by
 * the server. A seat's page knows only what its seat sees, so a server's table plays its plans ahead itself.
 */
import type { Reviewed } from "../analysis/chances";
import { Fault } from "../local/faults";
import type { Game } from "../local/line";
import { isLocal } from "../local/names";
import * as api from "../wire/api";
import * as reviews from "../wire/reviews";
import type { ReplayFile, SeatHint, Sight } from "../wire/messages";

const here = () => import("./pastHere");

/** What is wrong with the game itself; everything else may go better at the server. */
const OWN_FAULTS: Record<string, string> = {
  "local/transcript": "transcript/invalid",
  "local/unplayable": "transcript/invalid",
  "local/broken": "local/broken",
  "local/unknown": "local/unknown",
  "local/rules": "rules/unknown",
};

async function orAtServer<T>(
  local: (own: Awaited<ReturnType<typeof here>>) => Promise<T>,
  server: () => Promise<T>,
): Promise<T> {
  try {
    return await local(await here());
  } catch (thrown) {
    const code = thrown instanceof Fault ? OWN_FAULTS[thrown.code] : undefined;
    // A server may know older rules than this page.
    if (!code || code === "rules/unknown")
      return server().catch((trouble: unknown) => {
        throw code ? new api.Trouble(code, (thrown as Error).message) : trouble;
      });
    throw new api.Trouble(code, (thrown as Error).message);
  }
}
const nowhere = () => Promise.reject(new api.Trouble("network/unreachable", "it cannot be had"));

export const tableReplay = (id: string): Promise<ReplayFile> =>
  isLocal(id) ? orAtServer((own) => own.tableReplay(id), nowhere) : api.tableReplay(id);
export const fileReplay = (transcript: string): Promise<ReplayFile> =>
  orAtServer(
    (own) => own.fileReplay(transcript),
    () => api.fileReplay(transcript),
  );
export const preview = (id: string, seat: number | null, cards: string[]): Promise<Sight[]> =>
  isLocal(id) ? here().then((own) => own.preview(id, seat, cards)) : reviews.preview(id, seat, cards);
/** What a seat has asked for by `ask-hint`; of the next card of its plan, were these laid. */
export const hint = (id: string, seat: number, cards: string[]): Promise<SeatHint> =>
  isLocal(id) ? here().then((own) => own.hint(id, seat, cards)) : reviews.hint(id, seat, cards);
/** A finished game's transcript as it is kept, not played through. */
export const keptTranscript = (id: string): Promise<string> =>
  isLocal(id)
    ? here().then((own) => own.keptTranscript(id))
    : reviews.finishedGame(id).then(({ transcript }) => transcript);
/** A finished game's transcript, as a text. */
export const transcriptOf = (id: string): Promise<string> => here().then((own) => own.transcriptOf(id));

/** The choices of a game looked at again, by the same numbers as the graph: by this browser alone. */
export const reviewOf = (file: Game): Promise<Reviewed[]> => here().then((own) => own.reviewOf(file));

/** A finished game step by step, nothing hidden, and how its seed was made. */
export async function finishedGame(id: string): Promise<ReplayFile> {
  if (isLocal(id)) return { ...(await tableReplay(id)), proof: null };
  const { proof, transcript } = await reviews.finishedGame(id);
  return { ...(await fileReplay(transcript)), proof };
}
