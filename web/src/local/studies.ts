/** Studies in this browser: IndexedDB, beside the games. */
export interface OwnStudy<Tree> {
  id: string;
  title: string;
  game: string;
  at: number;
  tree: Tree;
}

const [NAME, VERSION, STORE] = ["folsom-studies", 1, "studies"] as const;

function opened(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = request.onblocked = () => fail(request.error ?? new Error("nothing can be kept here"));
  });
}

async function use<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((done, fail) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = transaction.onerror = () =>
        fail(transaction.error ?? new Error("it was not kept"));
    });
  } finally {
    database.close();
  }
}

export const newStudyId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((b) => b.toString(16).padStart(2, "0")).join("");

export const ownStudies = async <Tree>(): Promise<OwnStudy<Tree>[]> =>
  ((await use("readonly", (store) => store.getAll())) as OwnStudy<Tree>[]).sort((a, b) => b.at - a.at);
export const ownStudy = <Tree>(id: string) =>
  use("readonly", (store) => store.get(id) as IDBRequest<OwnStudy<Tree> | undefined>);
export const keepOwn = async <Tree>(study: OwnStudy<Tree>): Promise<void> => {
  await use("readwrite", (store) => store.put(study));
};
export const removeOwn = async (id: string): Promise<void> => {
  await use("readwrite", (store) => store.delete(id) as IDBRequest<unknown>);
};
