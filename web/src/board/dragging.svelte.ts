/** Pieces of a position dragged over the editor: taken up where the pointer goes down, put where it goes. */
import type { Piece } from "../analysis/edit";
import type { Editor } from "./editor.svelte";

/** So many pixels make a press a drag. */
const FAR = 6;
/** The click that a drag ends with comes within so many milliseconds, and is none. */
const CLICK_MS = 50;

export const pieceOf = (who: string): Piece => (who === "marshal" ? { marshal: true } : { bandit: who });

function pieceAt(target: Element): Piece | null {
  const found = target.closest<HTMLElement | SVGElement>("[data-who],[data-token],[data-loot]");
  if (!found) return null;
  const { who, token, loot } = found.dataset;
  return who ? pieceOf(who) : token ? { token: Number(token) } : { loot: Number(loot) };
}

export class Dragging {
  /** Where the dragged piece is. */
  at = $state.raw<{ x: number; y: number; piece: Piece } | null>(null);
  hasJustDropped = false;
  #grip: { piece: Piece; x: number; y: number } | null = null;

  constructor(private readonly editor: Editor) {}

  grab = (e: PointerEvent): void => {
    if (e.button || !this.editor.canEdit) return;
    const piece = pieceAt(e.target as Element);
    this.#grip = piece ? { piece, x: e.clientX, y: e.clientY } : null;
  };

  move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const grip = this.#grip;
    if (!grip || (!this.at && Math.hypot(x - grip.x, y - grip.y) < FAR)) return;
    this.editor.held = grip.piece;
    this.at = { x, y, piece: grip.piece };
  };

  drop = ({ clientX, clientY }: PointerEvent): void => {
    const wasDragged = this.at !== null;
    this.cancel();
    if (!wasDragged) return;
    this.hasJustDropped = true;
    setTimeout(() => (this.hasJustDropped = false), CLICK_MS);
    const below = document.elementsFromPoint(clientX, clientY);
    const find = (what: string) => below.map((each) => each.closest(what)).find(Boolean);
    const owner = find("[data-owner]") as HTMLElement | undefined;
    const space = find("[data-space]") as SVGElement | undefined;
    if (owner) this.editor.give(owner.dataset["owner"] || null);
    else if (space) {
      const [car, floor] = space.dataset["space"]!.split(" ");
      this.editor.put({ car: Number(car), floor: floor as "inside" | "roof" });
    } else this.editor.held = null;
  };

  cancel = (): void => {
    this.#grip = this.at = null;
  };
}
