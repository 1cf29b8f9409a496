/** Calls somebody to the table: a bell, a vibration, the icon, and a notification when nobody looks. */
import { fileAt, whole } from "./address";
import { remember, remembered } from "./memory";
import { play } from "./hearing";

const ICON = fileAt("icon.svg");
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <circle cx="16" cy="16" r="15" fill="#23141a"/>
  <path d="M16 4l3.5 8 8.5.8-6.4 5.7 2 8.5-7.6-4.6L8.4 27l2-8.5L4 12.8l8.5-.8z" fill="#e6a722"/></svg>`;
const MARKED = `data:image/svg+xml,${encodeURIComponent(MARK)}`;

/** Whether notifications can be had here: not without a permission to ask for. */
export const canNotify = () => typeof Notification !== "undefined";
export const notifies = () =>
  canNotify() && Notification.permission === "granted" && remembered("notify") === "yes";

/** Asks for them, or lets them be. Gives back whether they will come. */
export async function setNotifies(wish: boolean): Promise<boolean> {
  const allowed = wish && canNotify() && (await Notification.requestPermission()) === "granted";
  remember("notify", allowed ? "yes" : null);
  return allowed;
}

/** The icon of the page wears a star while it is one's turn. */
export function markIcon(marked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = marked ? MARKED : ICON;
}

let shown: Notification | null = null;

/** It is somebody's turn at this table. */
export function call(title: string, body: string, table: string): void {
  play("bell");
  if (typeof navigator !== "undefined") navigator.vibrate?.([60, 40, 60]);
  if (!document.hidden || !notifies()) return;
  const tag = `turn-${table}`;
  try {
    shown = new Notification(title, { body, tag, icon: fileAt("icon-192.png") });
    shown.onclick = () => {
      focus();
      shown?.close();
    };
  } catch {
    // On telephones they come from the worker alone.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(title, { body, tag, icon: fileAt("icon-192.png"), data: whole(`/t/${table}`) }),
    );
  }
}

/** Somebody looks again. */
export function hush(): void {
  shown?.close();
  shown = null;
}
