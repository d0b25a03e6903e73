// Keeps the page itself for when the line is down: the shell at once, the other screens when there is time. What the
// service says is never kept. The build puts in what there is to keep.
const VERSION = '__VERSION__';
const SHELL = ['__SHELL__'];
const REST = ['__REST__'];
const CACHE = `tysyacha-${VERSION}`;
const PATIENCE = 5000;

self.addEventListener('install', (event) => {
  const shell = SHELL.map((path) => new Request(path, { cache: 'no-cache' }));
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(shell))
      .then(() => self.skipWaiting()),
  );
});

// Pages that are still open belong to the version before, so its files stay until the next one comes.
self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const kept = (await caches.keys()).filter((name) => name.startsWith('tysyacha-') && name !== CACHE);
    await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keepRest());
});

async function keepRest() {
  const cache = await caches.open(CACHE);
  for (const path of REST) {
    if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(api|health|ready|metrics)(\/|$)/.test(url.pathname)) event.respondWith(page(request));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (SHELL.includes(url.pathname)) event.respondWith(asset(request));
});

// The newest page where the service answers in time, the one that is kept otherwise.
async function page(request) {
  const kept = await (await caches.open(CACHE)).match('/');
  const fresh = fetch(request);
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

// An asset's name changes with its content, so one that is kept is right.
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    caches.open(CACHE).then((cache) => cache.put(request, copy));
  }
  return answer;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data ?? '/';
  const show = async () => {
    const open = await self.clients.matchAll({ type: 'window' });
    const there = open.find((client) => new URL(client.url).pathname === path) ?? open[0];
    await (there ? there.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(show());
});
