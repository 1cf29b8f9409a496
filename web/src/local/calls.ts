/**
 * Calls to a Worker, with types: each is answered under its number, may tell something on the way, and can be
 * called off. Both ends are here; `engine.ts` has the Worker that they are used with.
 */
import { Fault, type FaultCode, faultOf } from "./faults";

/** What a call is asked with, tells on the way, and answers. Only what can be cloned crosses. */
export interface Call {
  ask: unknown;
  tell: unknown;
  answer: unknown;
}
export type Calls<C> = { [Name in keyof C]: Call };

/** How a call is answered in the Worker. Whoever works long looks at the signal, and gives way in between. */
export type Handler<C extends Call> = (
  asked: C["ask"],
  tell: (told: C["tell"]) => void,
  signal: AbortSignal,
) => C["answer"] | Promise<C["answer"]>;
export type Handlers<C extends Calls<C>> = { [Name in keyof C]: Handler<C[Name]> };

type Asking = { id: number; call: string; asked: unknown } | { id: number; abort: true } | { rest: number };
type Answering =
  | { id: number; told: unknown }
  | { id: number; answer: unknown }
  | { id: number; fault: FaultCode; sentence: string };

/** One end of a line: a Worker, what a Worker has as `self`, or a port. */
export interface End {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror?: unknown;
  terminate?(): void;
}

interface Waiting {
  settle(answer: unknown): void;
  fail(fault: Fault): void;
  tell?: (told: never) => void;
}

/** The page's end. */
export class Line<C extends Calls<C>> {
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #fault: Fault | null = null;

  constructor(private readonly end: End) {
    end.onmessage = ({ data }: MessageEvent) => this.#hear(data as Answering);
    end.onerror = (event: Event) => {
      event.preventDefault?.();
      const sentence = (event as ErrorEvent).message || "the Worker could not be started";
      this.#end(new Fault("local/failed", sentence));
    };
  }

  call<Name extends keyof C & string>(
    name: Name,
    asked: C[Name]["ask"],
    { tell, signal }: { tell?: (told: C[Name]["tell"]) => void; signal?: AbortSignal } = {},
  ): Promise<C[Name]["answer"]> {
    const aborted = () => new Fault("local/aborted", "it was called off");
    if (signal?.aborted) return Promise.reject(aborted());
    if (this.#fault) return Promise.reject(this.#fault);
    const id = ++this.#last;
    return new Promise((settle, fail) => {
      this.#waiting.set(id, { settle, fail, tell });
      signal?.addEventListener("abort", () => {
        if (!this.#waiting.delete(id)) return;
        this.end.postMessage({ id, abort: true } satisfies Asking);
        fail(aborted());
      });
      this.end.postMessage({ id, call: name, asked } satisfies Asking);
    });
  }

  /** What works long over there rests for so many milliseconds: the page has something to answer. */
  rest(milliseconds: number): void {
    if (!this.#fault) this.end.postMessage({ rest: milliseconds } satisfies Asking);
  }

  get hasEnded(): boolean {
    return this.#fault !== null;
  }

  /** Ends the Worker; what was asked of it fails. */
  close(): void {
    this.#end(new Fault("local/aborted", "the Worker was ended"));
  }

  #end(fault: Fault): void {
    this.#fault ??= fault;
    this.end.terminate?.();
    for (const { fail } of this.#waiting.values()) fail(fault);
    this.#waiting.clear();
  }

  #hear(message: Answering): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if ("told" in message) return waiting.tell?.(message.told as never);
    this.#waiting.delete(message.id);
    if ("fault" in message) waiting.fail(new Fault(message.fault, message.sentence));
    else waiting.settle(message.answer);
  }
}

/** The Worker's end: answers calls with the handler that is found under their name. */
export function serve(end: End, find: (name: string) => Promise<Handler<Call> | undefined>): void {
  const underWay = new Map<number, AbortController>();
  const answer = async (id: number, name: string, asked: unknown, { signal }: AbortController) => {
    const say = (message: Answering) => void (signal.aborted || end.postMessage(message));
    try {
      const handler = await find(name);
      if (!handler) throw new Fault("local/failed", `there is no call named ${name}`);
      say({ id, answer: await handler(asked, (told) => say({ id, told }), signal) });
    } catch (thrown) {
      const { code, message } = faultOf(thrown);
      say({ id, fault: code, sentence: message });
    }
    underWay.delete(id);
  };
  end.onmessage = ({ data }: MessageEvent) => {
    const asking = data as Asking;
    if ("rest" in asking) return void (restsUntil = performance.now() + asking.rest);
    if ("abort" in asking) return underWay.get(asking.id)?.abort();
    const control = new AbortController();
    underWay.set(asking.id, control);
    void answer(asking.id, asking.call, asking.asked, control);
  };
}

let restsUntil = 0;

const heard = (): Promise<void> =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });

/** Lets other calls be heard, and rests where that is wished: to be awaited between slices of long work. */
export async function giveWay(): Promise<void> {
  await heard();
  for (let left = restsUntil - performance.now(); left > 0; left = restsUntil - performance.now())
    await new Promise((go) => setTimeout(go, left));
}
