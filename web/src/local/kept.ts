/**
 * The tables of this browser in IndexedDB: a line is written before anything that follows from it is
 * shown.
 */
import type { Entry } from "./entries";

/** What the first page tells of a table without playing it. */
export interface Head {
  id: string;
  game: string;
  created: number;
  at: number;
  phase: "gathering" | "playing" | "over" | "carried";
  /** How many people play on this device, and their names. */
  names: string[];
  n_seats: number;
  /** Whether one of them is asked. */
  asked: boolean;
  /** Who is on the train, and in which round; left out: nobody wrote it down. */
  crew?: string[];
  round?: number | null;
}

/** Somebody else has written that line. */
export class WrittenElsewhere extends Error {}

/** Whether what is played is kept; what is not is lost when the page closes. */
export type Keeping = "yes" | "full" | "no";

/** Why something was not kept. */
export const keepingAfter = (thrown: unknown): Keeping =>
  (thrown as { name?: string }).name === "QuotaExceededError" ? "full" : "no";

const NAME = "folsom";
const VERSION = 1;
const [GAMES, ENTRIES] = ["games", "entries"];

let opened: Promise<IDBDatabase> | null = null;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("nothing could be kept"));
  });

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: "id" });
      request.result.createObjectStore(ENTRIES, { keyPath: ["id", "number"] });
    };
    request.onsuccess = () => {
      const { result } = request;
      // Another window has a newer version of the page, or the browser has closed it: it is opened again.
      result.onversionchange = () => result.close();
      result.onclose = () => (opened = null);
      done(result);
    };
    request.onerror = () => fail(request.error ?? new Error("nothing can be kept here"));
    request.onblocked = () => fail(new Error("another window keeps the games closed"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

const linesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Writes lines from this number on, and what the first page tells of the table then. */
export async function append(head: Head, number: number, lines: readonly Entry[]): Promise<void> {
  const transaction = (await database()).transaction([GAMES, ENTRIES], "readwrite");
  const done = new Promise<void>((kept, fail) => {
    transaction.oncomplete = () => kept();
    // What fails in a transaction ends it; only then does it say why.
    transaction.onabort = () => {
      const { error } = transaction;
      fail(
        error?.name === "ConstraintError" ? new WrittenElsewhere() : (error ?? new Error("it was not kept")),
      );
    };
  });
  const entries = transaction.objectStore(ENTRIES);
  lines.forEach((entry, i) => entries.add({ id: head.id, number: number + i, entry }));
  transaction.objectStore(GAMES).put(head);
  return done;
}

/** A table's lines from a number on, in their order. */
export async function linesFrom(id: string, number = 0): Promise<Entry[]> {
  const entries = (await database()).transaction(ENTRIES).objectStore(ENTRIES);
  const range = IDBKeyRange.bound([id, number], [id, Infinity]);
  return ((await settled(entries.getAll(range))) as { entry: Entry }[]).map(({ entry }) => entry);
}

/** All tables that can be told of, those played last first. */
export async function heads(): Promise<Head[]> {
  const found = await settled((await database()).transaction(GAMES).objectStore(GAMES).getAll());
  return (found as Partial<Head>[])
    .filter((head): head is Head => Array.isArray(head.names) && typeof head.game === "string")
    .sort((a, b) => b.at - a.at);
}

export async function remove(id: string): Promise<void> {
  const transaction = (await database()).transaction([GAMES, ENTRIES], "readwrite");
  transaction.objectStore(GAMES).delete(id);
  await settled(transaction.objectStore(ENTRIES).delete(linesOf(id)));
}
