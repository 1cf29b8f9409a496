import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL_VERSION } from "../../src/generated/protocol";
import { Session } from "../../src/table/session.svelte";
import { openEarly, socketOf } from "../../src/wire/socket";
import { expressView, moveDecision, schemeDecision, sight } from "../fixtures/express";

let socket: {
  onopen: () => void;
  onmessage: (message: { data: string }) => void;
  sent: { type: string; option?: number }[];
};
let frames: (() => void)[];
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      static OPEN = 1;
      readyState = 1;
      sent: unknown[] = [];
      constructor() {
        socket = this as unknown as typeof socket;
      }
      send(text: string) {
        this.sent.push(JSON.parse(text));
      }
      close() {}
    },
  );
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: false, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  session = new Session("table");
  hear(welcome);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const welcome = {
  type: "welcome",
  version: PROTOCOL_VERSION,
  number: 1,
  table: {},
  you: { seats: [0], is_host: true, has_seen: [0] },
  answer: 0,
  sights: [sight(expressView(), schemeDecision)],
  clocks: [],
  at: 0,
  now: 0,
  outcome: null,
  chat: [],
  history: [],
};
const hear = (message: unknown) => socket.onmessage({ data: JSON.stringify(message) });
const answers = () => socket.sent.filter((m) => m.type === "answer").map((m) => m.option);
const update = {
  type: "update",
  number: 2,
  seat: 0,
  by_bot: false,
  answer: 1,
  asked: [],
  sights: [sight(expressView(), moveDecision)],
  clocks: [],
  at: 0,
  outcome: null,
  table: null,
};
const refuse = (code: string) => {
  const id = (socket.sent.at(-1) as unknown as { id: string }).id;
  hear({ type: "refused", id, code, sentence: "no" });
};
async function draw() {
  for (const frame of frames.splice(0)) frame();
  await vi.advanceTimersByTimeAsync(0);
}

test("an answer is sent at once, and once however often it is pressed", () => {
  session.answer(3);
  session.answer(4);
  expect(answers()).toEqual([3]);
});

test("what was pressed is shown before anything that follows from it", async () => {
  session.answer(3);
  hear(update);
  expect(session.show.decision?.kind).toBe("scheme");
  expect(session.moment).toBe(1);
  await draw();
  expect(session.moment).toBe(2);
  expect(session.show.decision?.kind).toBe("move");
});

test("a page that is hidden before its frame comes goes on all the same, once", async () => {
  session.answer(3);
  hear(update);
  await vi.advanceTimersByTimeAsync(300);
  expect(session.moment).toBe(2);
  hear({ ...update, number: 3 });
  await draw();
  expect(session.moment).toBe(3);
});

test("a refusal that comes before the frame leaves the question standing", async () => {
  session.answer(3);
  refuse("action/illegal");
  await draw();
  expect(session.show.decision?.kind).toBe("scheme");
  expect(session.trouble?.code).toBe("action/illegal");
});

test("an answer that another's came before is sent with the new number, as soon as that is told", async () => {
  session.answer(3);
  refuse("action/out-of-date");
  await draw();
  expect(answers()).toEqual([3]);
  hear({ ...update, sights: [sight(expressView(), schemeDecision)] });
  await draw();
  expect(socket.sent.filter((m) => m.type === "answer")).toMatchObject([
    { option: 3, number: 0 },
    { option: 3, number: 1 },
  ]);
});

test("an answer to what is no longer asked is not sent again, and what is asked now stands there", async () => {
  session.answer(3);
  refuse("action/out-of-date");
  await draw();
  hear(update);
  await draw();
  expect(answers()).toEqual([3]);
  expect(session.show.decision?.kind).toBe("move");
  expect([session.trouble, session.sending]).toEqual([null, false]);
});

test("a card of which nobody has learned anything is taken up, and another laid in its place", async () => {
  session.answer(3);
  await draw();
  const laid = sight(expressView(), null);
  hear({ ...update, sights: [{ ...laid, instead: schemeDecision }] });
  expect(session.show.canTakeBack).toBe(true);
  expect(session.show.decision).toBeNull();
  session.takeBack();
  expect(session.show.decision?.kind).toBe("scheme");
  session.takeBack();
  expect(session.show.decision).toBeNull();
  session.takeBack();
  session.answer(4);
  await draw();
  expect(socket.sent.at(-1)).toMatchObject({ type: "exchange", seat: 0, number: 1, option: 4 });
  hear({ ...update, number: 3, sights: [laid] });
  expect(session.show.canTakeBack).toBe(false);
  expect(session.show.behind).toBe(0);
});

test("a card that is exchanged too late is not laid as an answer to the next question", async () => {
  hear({ ...update, sights: [{ ...sight(expressView(), null), instead: schemeDecision }] });
  session.takeBack();
  session.answer(4);
  refuse("action/out-of-date");
  hear({ ...update, number: 3, answer: 2, sights: [sight(expressView(), schemeDecision)] });
  await draw();
  expect(answers()).toEqual([]);
  expect(session.show.decision?.kind).toBe("scheme");
});

test("what a table says before its page is there is heard by the page", async () => {
  openEarly(socketOf("other"));
  const early = socket;
  early.onopen();
  hear(welcome);
  hear(update);
  const other = new Session("other");
  expect([socket, early.sent.map((m) => m.type)]).toEqual([early, ["hello"]]);
  await vi.advanceTimersByTimeAsync(0);
  expect([other.status, other.moment]).toEqual(["live", 2]);
  other.close();
});

test("a socket that was opened early and is cut by now is not used", () => {
  openEarly(socketOf("other"));
  const early = socket as unknown as { readyState: number };
  early.readyState = 3;
  const other = new Session("other");
  expect(socket).not.toBe(early);
  other.close();
});

test("a card that was taken back can be left where it was, and the button says which", () => {
  const laid = { ...sight(expressView(), null), instead: schemeDecision };
  hear({ ...update, sights: [laid] });
  expect([session.show.canTakeBack, session.show.isUp]).toEqual([true, false]);
  session.takeBack();
  expect([session.show.decision?.kind, session.show.isUp]).toEqual(["scheme", true]);
  session.takeBack();
  expect([session.show.decision, session.show.isUp]).toEqual([null, false]);
});
