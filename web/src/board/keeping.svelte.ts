/** Where a study is kept, and that what is changed on the board is kept there. */
import * as study from "../analysis/study";
import { hasNode, pathTo, type Tree } from "../analysis/tree";
import { keepOwn, newStudyId } from "../local/studies";
import { Trouble } from "../wire/api";
import { changeStudy, keepStudy, keptStudy, type KeptStudy } from "../wire/studies";
import type { Board } from "./board.svelte";

/** Kept nowhere; in this browser; or by the server, where `key` lets it be changed. */
export type Place =
  | { at: "nowhere" }
  | { at: "here"; id: string }
  | { at: "server"; id: string; key: string | null; number: number; expires: number };

/** A change is kept at once, for others wait for it; those that follow soon are kept together. */
const SOON = 40;
const BETWEEN = 600;
const AGAIN = 3_000;

export class Keeping {
  place = $state.raw<Place>({ at: "nowhere" });
  status = $state<"kept" | "keeping" | "failed">("kept");
  /** The last thing that could not be done, by its code. */
  fault = $state<string | null>(null);
  /** The study as the place has it. */
  private base: Tree;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly control = new AbortController();
  private isBusy = false;
  private keptAt = 0;

  constructor(
    private readonly board: Board,
    place: Place = { at: "nowhere" },
  ) {
    this.place = place;
    this.base = board.tree;
    if (place.at === "server") void this.follow();
  }

  get canChange(): boolean {
    return this.place.at !== "server" || this.place.key !== null;
  }

  /** Called when the tree has changed. */
  changed(): void {
    if (this.place.at === "nowhere" || !this.canChange || this.board.tree === this.base) return;
    this.status = "keeping";
    clearTimeout(this.timer);
    const wait = Math.max(SOON, this.keptAt + BETWEEN - Date.now());
    this.timer = setTimeout(() => void this.keep(), wait);
  }

  async keep(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.keptAt = Date.now();
    try {
      if (this.place.at === "here") await this.keepHere(this.place.id);
      else if (this.place.at === "server") await this.keepThere();
      this.status = "kept";
      this.fault = null;
    } catch (thrown) {
      // Nothing is lost: it stays on the board, and is tried again with the next change.
      this.status = "failed";
      this.fault = thrown instanceof Trouble ? thrown.code : "study/not-kept";
    }
    this.isBusy = false;
    if (this.status === "kept" && this.board.tree !== this.base) this.changed();
  }

  private async keepHere(id: string): Promise<void> {
    const { tree } = this.board;
    await keepOwn({ id, title: tree.title, game: tree.game, at: Date.now(), tree });
    this.base = tree;
  }

  private async keepThere(): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      const { place } = this;
      if (place.at !== "server" || !place.key) return;
      const { tree } = this.board;
      const change = study.changeOf(this.base, tree);
      if (!change) return;
      try {
        this.told(await changeStudy<Tree>(place.id, place.key, place.number, change));
        this.base = tree;
        return;
      } catch (thrown) {
        if (!(thrown instanceof Trouble) || thrown.code !== "study/changed") throw thrown;
        this.meet(await keptStudy<Tree>(place.id));
      }
    }
  }

  private told({ id, number, expires }: KeptStudy<Tree>): void {
    if (this.place.at === "server") this.place = { ...this.place, id, number, expires };
  }

  /** What others have changed comes onto the board, with what was changed here since. */
  private meet(kept: KeptStudy<Tree>): void {
    const theirs = study.checked(kept.study);
    const { board } = this;
    if (study.changeOf(this.base, theirs)) {
      const { tree, at } = study.merged(this.base, board.tree, theirs);
      const here = pathTo(board.tree, board.at).findLast(({ id }) => hasNode(tree, at.get(id) ?? -1))!;
      board.change(study.changeOf(theirs, tree) ? tree : theirs, at.get(here.id)!);
    }
    this.base = theirs;
    this.told(kept);
  }

  /** Hears of others' changes until it is closed. */
  private async follow(): Promise<void> {
    const { signal } = this.control;
    while (!signal.aborted && this.place.at === "server") {
      const { id, number } = this.place;
      try {
        const kept = await keptStudy<Tree>(id, number, signal);
        if (!signal.aborted && kept.number > this.place.number && !this.isBusy) {
          this.meet(kept);
          this.changed();
        }
      } catch (thrown) {
        if (signal.aborted) return;
        if (thrown instanceof Trouble && thrown.code === "study/unknown") {
          this.fault = thrown.code;
          return;
        }
        await new Promise((go) => setTimeout(go, AGAIN));
      }
    }
  }

  /** In this browser from now on. */
  async putHere(): Promise<string> {
    const id = newStudyId();
    await this.keepHere(id);
    this.place = { at: "here", id };
    return id;
  }

  /** At the server from now on: whoever has its name reads it, whoever has the key changes it. */
  async putThere(): Promise<void> {
    const { tree } = this.board;
    const { id, number, expires, key } = await keepStudy(tree);
    this.base = tree;
    this.place = { at: "server", id, number, expires, key: key ?? null };
    void this.follow();
  }

  close(): void {
    clearTimeout(this.timer);
    if (this.status === "keeping") void this.keep();
    this.control.abort();
  }
}
