/** Studies that a server keeps: read by their name, changed with a key. */
import { isSite } from "../device/address";
import { Trouble } from "./api";

export interface KeptStudy<Tree> {
  id: string;
  number: number;
  /** Until when it is kept if nobody reads it any more; 0: for good. */
  expires: number;
  study: Tree;
  key?: string;
}

async function call<T>(path: string, init: RequestInit, key?: string | null): Promise<T> {
  if (isSite) throw new Trouble("server/none", "there is no server here");
  const headers = {
    accept: "application/json",
    ...(init.body ? { "content-type": "application/json" } : {}),
    ...(key ? { authorization: `Bearer ${key}` } : {}),
  };
  const response = await fetch(`/api/studies${path}`, { ...init, headers }).catch(() => null);
  if (!response) throw new Trouble("network/unreachable", "no answer");
  const told = (await response.json().catch(() => ({}))) as { code?: string; sentence?: string };
  if (!response.ok) throw new Trouble(told.code ?? "unknown", told.sentence ?? "", response.status);
  return told as T;
}

export const keepStudy = <Tree>(tree: Tree) =>
  call<KeptStudy<Tree>>("", { method: "POST", body: JSON.stringify(tree) });
/** `after`: once it has been changed so often, or after a while. */
export const keptStudy = <Tree>(id: string, after?: number, signal?: AbortSignal) =>
  call<KeptStudy<Tree>>(`/${id}${after === undefined ? "" : `?after=${after}`}`, { signal: signal ?? null });
/** Somebody else at a study, and where. */
export interface GuestSeen {
  name: string;
  node: number;
}

/** Who somebody is at a study, and where; the answer waits until what is `known` of the others is over. */
export interface Guest extends GuestSeen {
  guest: string;
  known: string | null;
}

export const greetGuests = (id: string, me: Guest, signal: AbortSignal) =>
  call<{ state: string; guests: GuestSeen[] }>(`/${id}/guests`, {
    method: "POST",
    body: JSON.stringify(me),
    signal,
  });
export const changeStudy = <Tree>(id: string, key: string, number: number, change: object) =>
  call<KeptStudy<Tree>>(
    `/${id}/changes`,
    { method: "POST", body: JSON.stringify({ number, ...change }) },
    key,
  );
