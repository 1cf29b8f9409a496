/* Hashed files never change: once fetched, they are kept. The page itself is asked for each time, and only
   without a network taken from here; an address with a dot is a file and no page. */
const KEPT = "folsom-1";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add("/")));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function hashed(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const keys = await cache.keys();
    if (keys.length > 120) await cache.delete(keys.find((k) => new URL(k.url).pathname !== "/"));
  }
  return answer;
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(KEPT)).put("/", answer.clone());
    return answer;
  } catch (trouble) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw trouble;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(hashed(request));
  else if (request.mode === "navigate" && !pathname.includes(".")) event.respondWith(page(request));
});

/* A notification that it is somebody's turn leads back to the table. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((client) => new URL(client.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
