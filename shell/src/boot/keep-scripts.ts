/** Written by the build from `kept-scripts/service-worker.ts`. */
const SERVICE_WORKER = '/service-worker.js';

const own = (url: string): string | null => (url === SERVICE_WORKER ? url : null);
const policy = globalThis.trustedTypes?.createPolicy('kept', { createScriptURL: own });

/**
 * Has the browser keep the scripts that every user waits for, compiled (ADR-0088), or looks whether a release has brought others. Nobody waits for it:
 * without it, as in a window that stores nothing, they come from the browser's cache.
 */
export function keepScripts(): void {
  // Not there in Jest, and without TLS.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers
    ?.register(policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER, { updateViaCache: 'none' })
    .then((registration) => registration.update())
    .catch(() => undefined);
}
