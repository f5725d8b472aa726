import type { WorkerScope } from './worker-scope.js';

/**
 * Keeps the page Bugün with its files, so that it opens without a connection. It answers for that page and for files
 * whose names change with their contents, and never for a call to the shop.
 */
const worker = globalThis as unknown as WorkerScope;

/** The page, which is all that the worker was registered for. The worker is one file and imports nothing. */
const PAGE = new URL(worker.registration.scope).pathname;
const PREFIX = 'bugun ';
const OWN = `${PREFIX}${worker.OFFLINE_VERSION}`;
/** A connection that takes longer is treated as none. */
const PATIENCE_MS = 4000;

worker.addEventListener('install', (event) => event.waitUntil(keepPage()));
worker.addEventListener('activate', (event) => event.waitUntil(removeOldVersions()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(pageFor(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fileFor(request));
});

function isPage(pathname: string): boolean {
  return pathname.replace(/\/$/, '') === PAGE;
}

/** Page and files are kept together or not at all. While a new version is put up, the page may be another's. */
async function keepPage(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'reload' });
  if (!page.ok) throw new Error(`The page was answered with ${page.status}.`);
  const named = (await page.clone().text()).match(/\/assets\/[\w./-]+/g) ?? [];
  if (!named.every((file) => worker.OFFLINE_FILES.includes(file))) {
    throw new Error('The page is of another version.');
  }
  const cache = await caches.open(OWN);
  await cache.addAll([...worker.OFFLINE_FILES]);
  // Last, because a page is only offered when all its files are there.
  await cache.put(PAGE, page);
  await worker.skipWaiting();
}

/** The version before stays, because pages that are open still load its files. */
async function removeOldVersions(): Promise<void> {
  const ofOthers = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(ofOthers.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The shop's own page whenever it answers, because it may be newer than the kept one. */
async function pageFor(request: Request): Promise<Response> {
  const kept = await (await caches.open(OWN)).match(PAGE);
  if (kept === undefined) return fetch(request);
  try {
    const page = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return page.status >= 500 ? kept : page;
  } catch {
    return kept;
  }
}

async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}
