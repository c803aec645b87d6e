import { useAccountPart } from 'shared-kit/host/state';
import { whenIdle } from 'shared-kit/model/pacing';
import { useEffect } from 'react';
import { KEPT_STORE } from './kept-store';

/** Written by the build from `kept-scripts/service-worker.ts`. */
const SERVICE_WORKER = '/service-worker.js';

/** By this time after the profile has been read, the first page shows what it was asked for. */
export const FIRST_PAGE_MS = 1000;

const own = (url: string): string | null => (url === SERVICE_WORKER ? url : null);
const policy = globalThis.trustedTypes?.createPolicy('kept', { createScriptURL: own });

/**
 * Has the browser keep the scripts that every user waits for, compiled (ADR-0088), or looks whether a release has brought others. Nobody waits for it:
 * without it, as in a window that stores nothing, they come from the browser's cache.
 */
export function useKeptScripts(): void {
  const hasPage = useAccountPart(({ profile }) => profile !== null);
  useEffect(() => {
    // In development there is no service worker.
    if (!hasPage || process.env['NODE_ENV'] === 'development') return;
    const timer = setTimeout(() => void whenIdle(() => void keepScripts().catch(() => undefined)), FIRST_PAGE_MS);
    return () => clearTimeout(timer);
  }, [hasPage]);
}

async function keepScripts(): Promise<void> {
  // Not there in Jest, and without TLS.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !navigator.onLine) return;
  // A worker stores the scripts only when it is installed, and goes only with the page that it answers. Where the store is gone, as after a false script
  // was found in it, the next visit installs another.
  const earlier = await workers.getRegistration();
  if (earlier && !(await caches.has(KEPT_STORE))) return void (await earlier.unregister());
  const url = policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER;
  await (await workers.register(url, { updateViaCache: 'none' })).update();
}
