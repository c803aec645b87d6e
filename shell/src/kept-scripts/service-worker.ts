import { KEPT_STORE } from '../frame/updates/kept-store';

/** What of a service worker's events and scope is used here; the compiler knows only pages. */
interface InstallEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
  /** Chromium from 123 on: the browser answers by these rules itself and does not start the worker. */
  addRoutes?(
    rules: readonly { condition: { urlPattern: string | Record<string, never> }; source: 'network' | { cacheName: string } }[],
  ): Promise<void>;
}

interface ServiceWorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: InstallEvent) => void): void;
  skipWaiting(): Promise<void>;
}

/** The scripts that every user waits for: integrity hashes by path. The build writes them above this script (tooling/webpack/kept-scripts.ts). */
declare const KEPT: Readonly<Record<string, string>>;

// Keeps these scripts in the browser. It compiles what a service worker keeps while it is installed, beside the page; all else it compiles in the page,
// and keeps it only when it is loaded a second time, while the user waits for that page. Their names change with their content, so none is ever out of date.
const worker = self as unknown as ServiceWorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(keep(event)));
worker.addEventListener('activate', (event) => event.waitUntil(forgetEarlierScripts()));

/** Without routes each request of a page would wait for this worker to start, so browsers that do not know them go on without it. */
async function keep(event: InstallEvent): Promise<void> {
  const store = await caches.open(KEPT_STORE);
  if (!event.addRoutes) return;
  await store.addAll(Object.entries(KEPT).map(([path, integrity]) => new Request(path, { integrity })));
  await event.addRoutes([
    ...Object.keys(KEPT).map((path) => ({ condition: { urlPattern: path }, source: { cacheName: KEPT_STORE } })),
    { condition: { urlPattern: {} }, source: 'network' as const },
  ]);
  await worker.skipWaiting();
}

async function forgetEarlierScripts(): Promise<void> {
  const store = await caches.open(KEPT_STORE);
  await Promise.all((await store.keys()).filter(({ url }) => !(new URL(url).pathname in KEPT)).map((request) => store.delete(request)));
}
