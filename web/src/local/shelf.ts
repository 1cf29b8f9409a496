/** A shelf of this browser: things with a name each, in an IndexedDB of their own, beside the games. */
export class Shelf<Thing extends { id: string }> {
  constructor(
    private readonly database: string,
    private readonly store: string,
  ) {}

  private opened(): Promise<IDBDatabase> {
    return new Promise((done, fail) => {
      const request = indexedDB.open(this.database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(this.store, { keyPath: "id" });
      request.onsuccess = () => done(request.result);
      request.onerror = request.onblocked = () =>
        fail(request.error ?? new Error("nothing can be kept here"));
    });
  }

  private async use<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.opened();
    try {
      return await new Promise<T>((done, fail) => {
        const transaction = database.transaction(this.store, mode);
        const request = work(transaction.objectStore(this.store));
        transaction.oncomplete = () => done(request.result);
        transaction.onabort = transaction.onerror = () =>
          fail(transaction.error ?? new Error("it was not kept"));
      });
    } finally {
      database.close();
    }
  }

  all = () => this.use("readonly", (store) => store.getAll() as IDBRequest<Thing[]>);
  get = (id: string) => this.use("readonly", (store) => store.get(id) as IDBRequest<Thing | undefined>);
  put = (thing: Thing) => this.use("readwrite", (store) => store.put(thing));
  remove = (id: string) => this.use("readwrite", (store) => store.delete(id) as IDBRequest<unknown>);
}
