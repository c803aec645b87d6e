/** What of a service worker's events and scope is used here; the compiler knows only pages. */
interface InstallEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
  /** Chromium from 123 on: the browser answers by these rules itself and does not start the worker. */
  addRoutes?(rules: readonly { condition: { urlPattern: URLPatternInit }; source: 'network' | { cacheName: string } }[]): Promise<void>;
}

interface ServiceWorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: InstallEvent) => void): void;
  skipWaiting(): Promise<void>;
}

/** The paths of the scripts that every user waits for. The build writes them above this script (tooling/webpack/kept-scripts.ts). */
declare const KEPT: readonly string[];

const CACHE = 'scripts';

// Keeps these scripts in the browser. It compiles what a service worker keeps while it is installed, beside the page; all else it compiles in the page,
// and keeps it only when it is loaded a second time, while the user waits for that page. Their names change with their content, so none is ever out of date.
const worker = self as unknown as ServiceWorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(keep(event)));
worker.addEventListener('activate', (event) => event.waitUntil(forgetEarlierScripts()));

/** Without routes each request of a page would wait for this worker to start, so browsers that do not know them go on without it. */
async function keep(event: InstallEvent): Promise<void> {
  if (!event.addRoutes) return;
  const cache = await caches.open(CACHE);
  await cache.addAll([...KEPT]);
  await event.addRoutes([
    ...KEPT.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: { cacheName: CACHE } })),
    { condition: { urlPattern: {} }, source: 'network' as const },
  ]);
  await worker.skipWaiting();
}

async function forgetEarlierScripts(): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set(KEPT);
  await Promise.all((await cache.keys()).filter(({ url }) => !kept.has(new URL(url).pathname)).map((request) => cache.delete(request)));
}
