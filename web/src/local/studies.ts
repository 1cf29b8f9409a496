/** Studies in this browser. */
import type { Tree } from "../analysis/tree";
import { Shelf } from "./shelf";

export interface OwnStudy {
  id: string;
  title: string;
  game: string;
  at: number;
  tree: Tree;
}

const shelf = new Shelf<OwnStudy>("folsom-studies", "studies");

export const newStudyId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((b) => b.toString(16).padStart(2, "0")).join("");

/** Those changed last first. */
export const ownStudies = async (): Promise<OwnStudy[]> => (await shelf.all()).sort((a, b) => b.at - a.at);
export const { get: ownStudy, put: keepOwn, remove: removeOwn } = shelf;
