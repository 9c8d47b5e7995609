// The one worker of this site. It shows a page of its own where the server cannot be reached, and notices on phones, whose
// browsers let only a worker do so. It keeps that page and nothing else: no answer of the server is ever kept or given twice.
const KEPT = "sixrealms-BUILD";
const PAGE = "/offline.html";
const FILES = [PAGE, "/offline.css", "/favicon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(FILES.map((file) => new Request(file, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("sixrealms-") && name !== KEPT);
  event.waitUntil(
    Promise.all([
      caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))),
      self.registration.navigationPreload?.enable(), // the page is asked for while this worker wakes up
    ]).then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const file = new URL(request.url).pathname;
  if (request.mode === "navigate") event.respondWith(fetched(event).catch((why) => kept(PAGE, why)));
  else if (FILES.includes(file)) event.respondWith(fetch(request).catch((why) => kept(file, why)));
});

async function fetched(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function kept(file, why) {
  const found = await caches.match(file, { cacheName: KEPT });
  if (!found) throw why;
  return found;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(shown(event.notification.data?.path ?? "/"));
});

// An installed page is woken now and then, where the browser does so: it asks whose turn it is and keeps no answer.
self.addEventListener("periodicsync", (event) => {
  if (event.tag === "turns") event.waitUntil(turns());
});

async function turns() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length) return; // they ask themselves
  const answer = await fetch("/api/me", { headers: { Accept: "application/json" } });
  const { tables = [] } = answer.ok ? await answer.json() : {};
  const words = navigator.language.startsWith("pt") ? "É a sua vez" : "It is your turn";
  for (const { table, seat, waits, over, players } of tables) {
    if (!waits || over) continue;
    const others = players.filter((name, at) => name && at !== seat).join(", ");
    await self.registration.showNotification(words, { body: others, tag: `turn-${table}`, icon: "/icon-192.png", data: { path: `/table/${table}` } });
  }
}

/** The page a notice was of, wherever it is open; else it is opened. */
async function shown(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find((one) => new URL(one.url).pathname === path);
  return page ? page.focus() : self.clients.openWindow(path);
}
