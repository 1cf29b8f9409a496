/** A game or study from anywhere: a file, a pasted text, something dropped, a sample. */
import { readFile, StudyFault } from "../../analysis/study";
import { beginningOf, beginningOfFile, beginningOfStudy } from "../../board/beginning";
import { type Beginning, Board, CannotBegin } from "../../board/board.svelte";
import { studyFault } from "../../board/studyFaults";
import { go } from "../../device/route.svelte";
import { handOn, startEngine } from "../../local/engine";
import type { ReadGame } from "../../local/board";
import { fileReplay } from "../../wire/api";
import { say } from "../../words/words.svelte";

/** So many bytes are enough to tell that a file is too long. */
const TOO_LONG = 1_000_001;
/** A link to a game, to a study, or one that carries a study. */
const LINK = /\/(replay\/[a-z2-7]{16}|study\/[a-z2-7]{16}|study#s=[\w-]+)(#key=[\w-]{22})?/;
const FAULTS: Record<string, string> = {
  "transcript/invalid": "transcript",
  "rules/unknown": "rules",
  "local/mismatch": "module",
};

export class Opening {
  board = $state.raw<Board | null>(null);
  title = $state("");
  /** As far as it could be read, and what is wrong behind that. */
  read = $state.raw<ReadGame | null>(null);
  /** Why nothing could be opened, in words. */
  fault = $state<string | null>(null);
  isBusy = $state(false);

  async open(text: string, name = say("replay")): Promise<void> {
    const link = LINK.exec(text.trim().split("\n")[0]!);
    if (link) return go(link[0]);
    this.isBusy = true;
    this.fault = this.read = null;
    this.title = name;
    if (text.trimStart().startsWith("{")) await this.#study(text);
    else await this.#transcript(`${text.trim()}\n`);
    this.isBusy = false;
  }

  async take(files: FileList | null | undefined): Promise<void> {
    const file = files?.[0];
    if (!file) return;
    // A folder has no text, nor has a file that is gone: it is answered like one that is no game.
    const text = await file
      .slice(0, TOO_LONG)
      .text()
      .catch(() => "");
    await this.open(text, file.name);
  }

  async #study(text: string): Promise<void> {
    try {
      const tree = readFile(text);
      await this.look(beginningOfStudy(tree));
      this.title = tree.title || say("study");
    } catch (thrown) {
      const why = thrown instanceof CannotBegin ? thrown.why : null;
      this.fault = why ?? say(studyFault(thrown instanceof StudyFault ? thrown.code : ""));
    }
  }

  async #transcript(text: string): Promise<void> {
    try {
      const engine = startEngine();
      const found = await engine.call("board.read", { text });
      handOn(engine);
      if (found.wrong) this.read = found;
      else await this.look(beginningOfFile(found));
    } catch (thrown) {
      // Where this browser cannot read a game by itself, the server can, if there is one.
      await fileReplay(text)
        .then((file) => this.look(beginningOf(file)))
        .catch((trouble: unknown) => (this.fault = faultIn(trouble) ?? faultIn(thrown)));
    }
  }

  async look(beginning: Beginning | null): Promise<void> {
    if (!beginning) return;
    const made = new Board(beginning);
    await made.begin();
    this.close();
    this.board = made;
    this.read = null;
  }

  close = (): void => {
    this.board?.close();
    this.board = null;
  };
}

function faultIn(thrown: unknown): string | null {
  const { code = "local/failed" } = thrown as { code?: string };
  const what = FAULTS[code] ?? (code.startsWith("local/") ? "engine" : null);
  return what && `${say(`trouble-${what}`)}. ${say(`trouble-${what}-help`)}`;
}
