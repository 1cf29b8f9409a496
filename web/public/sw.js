/**
 * Keeps a whole version of the client, so that everything works with the network off: pages, words,
 * lessons and the games' modules, each version in a cache of its own. A newer one is fetched beside it
 * and waits until somebody asks for it, or until no page is open any more. Nothing below /api is ever
 * kept.
 */

/* The build writes here what there is; the server and `folsom site` add the modules that they have. */
const BUILT = { version: "", files: [], modules: {}, site: false };

const FOLDER = new URL("./", location.href);
const PAGE = "index.html";
const modules = Object.entries(BUILT.modules).map(([game, digest]) => ({
  digest,
  about: `modules/${game}.json`,
  code: `modules/${game}.wasm`,
  net: `modules/${game}.net`,
}));
/* Legend's nets are large: they are fetched when somebody plays against one, and kept from then on. */
const isNet = (name) => modules.some(({ net }) => name === net);
/* Several sites may share an origin, and with it the place for caches. */
const OURS = `folsom ${FOLDER.pathname} `;
const KEPT = OURS + [BUILT.version, ...modules.map(({ digest }) => digest.slice(0, 12))].join(" ");
const BEFORE = "folsom-1";
const SERVERS_OWN = /^(api|healthz|readyz|metrics)(\/|$)/;
const HASHED = /^assets\//;
const PATIENCE = 2000;

const addressOf = (name) => new URL(name === PAGE ? "./" : name, FOLDER).href;
const nameOf = (url) => url.pathname.slice(FOLDER.pathname.length);

/* ---- a version is fetched as a whole, one file after the other: whoever plays meanwhile comes first ---- */

async function fetched(name, address = addressOf(name)) {
  const answer = await fetch(address, { cache: HASHED.test(name) ? "default" : "no-cache", priority: "low" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  // Without what a host may have said about another address: such an answer is refused as a page.
  return new Response(await answer.blob(), { headers: answer.headers });
}

async function digestOf(answer) {
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function keepFile(cache, name) {
  if (await cache.match(addressOf(name))) return;
  // What has a hash in its name is the same in every version that has it.
  const earlier = HASHED.test(name) && (await caches.match(addressOf(name)));
  await cache.put(addressOf(name), earlier || (await fetched(name)));
}

async function keepModule(cache, { about, code, digest }) {
  if (await cache.match(addressOf(code))) return;
  const told = await fetched(about);
  const answer = await fetched(code, `${addressOf(code)}?v=${digest}`);
  if ((await told.clone().json()).digest !== digest || (await digestOf(answer)) !== digest)
    throw new Error(`${code} is of another version`);
  await cache.put(addressOf(about), told);
  await cache.put(addressOf(code), answer);
}

async function keepAll() {
  const cache = await caches.open(KEPT);
  for (const name of BUILT.files) await keepFile(cache, name);
  for (const module of modules) await keepModule(cache, module);
  for (const { net } of modules) if (await caches.match(addressOf(net))) await keepFile(cache, net);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

/* ---- what is kept answers first; what is not goes out ---- */

async function page(request) {
  return (await (await caches.open(KEPT)).match(addressOf(PAGE))) ?? fetch(request);
}

/* Also from older versions: a page that began with one goes on with it. */
async function file(request) {
  const [cache, all] = [await caches.open(KEPT), { ignoreSearch: true }];
  return (await cache.match(request, all)) ?? (await caches.match(request, all)) ?? fetch(request);
}

async function net(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request).catch(() => caches.match(request));
  if (answer?.ok) await cache.put(request, answer.clone());
  return answer ?? Response.error();
}

function isPage(name) {
  if (name === "" || name === PAGE) return true;
  return !BUILT.site && !name.includes(".") && !SERVERS_OWN.test(name);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(FOLDER.href)) return;
  const name = nameOf(url);
  const isModule = modules.some(({ about, code }) => name === about || name === code);
  if (request.mode === "navigate") {
    if (isPage(name)) event.respondWith(page(request));
  } else if (HASHED.test(name) || isModule || BUILT.files.includes(name)) event.respondWith(file(request));
  else if (isNet(name)) event.respondWith(net(request));
});

/* ---- older versions go when no page is left that began with them ---- */

function entryOf(client) {
  return new Promise((tell) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => tell(data);
    setTimeout(() => tell(null), PATIENCE);
    client.postMessage("which version?", [port2]);
  });
}

async function tidy() {
  const { installing, waiting } = self.registration;
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  // The newest of them may be the one that is to follow this.
  if (installing || waiting || !old.length) return;
  const open = await self.clients.matchAll({ type: "window" });
  const entries = await Promise.all(open.map(entryOf));
  const cache = await caches.open(KEPT);
  for (const entry of entries) if (entry === null || !(await cache.match(entry))) return;
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), caches.delete(BEFORE)])),
);

self.addEventListener("message", (event) => {
  if (event.data === "renew") event.waitUntil(self.skipWaiting());
  if (event.data === "opened") event.waitUntil(tidy());
});

/* ---- a notification that it is somebody's turn leads back to the table ---- */

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data ?? FOLDER.href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((client) => client.url.split("?")[0] === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
