/**
 * The client kept on this device, to be played without a network. A newer version is fetched beside the one
 * that runs and is offered: it begins when somebody asks for it, or when all pages have been closed.
 */
import { fileAt } from "./address";

const MOST_WAIT = 60_000;
const LOOK_AGAIN = 3_600_000;

/** Whether a newer version lies ready. */
export const renewal = $state({ isReady: false });

const worker = () => ("serviceWorker" in navigator ? navigator.serviceWorker : null);

/**
 * Begins to keep the client, and to look for newer versions. The entry is the script that the page began
 * with.
 */
export async function install(entry: string): Promise<void> {
  const container = worker();
  if (!container) return;
  container.addEventListener("message", ({ ports }) => ports[0]?.postMessage(entry));
  const registration = await container.register(fileAt("sw.js"), {
    scope: fileAt(""),
    updateViaCache: "none",
  });
  const look = () => {
    if (registration.waiting && container.controller) renewal.isReady = true;
  };
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
  look();
  registration.active?.postMessage("opened");
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/** Loads the page again, in the newest version that is to be had. */
export async function renew(): Promise<void> {
  const container = worker();
  const registration = await container?.getRegistration();
  await registration?.update().catch(() => undefined);
  const next = registration?.waiting ?? registration?.installing;
  if (!container || !next) {
    location.reload();
    return;
  }
  const begin = () => {
    if (next.state === "installed") next.postMessage("renew");
    else if (next.state === "redundant") location.reload();
  };
  container.addEventListener("controllerchange", () => location.reload(), { once: true });
  next.addEventListener("statechange", begin);
  setTimeout(() => location.reload(), MOST_WAIT);
  begin();
}
