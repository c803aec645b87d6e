export const CONFIG_PATH = '/config.json';
export const REGISTRY_PATH = '/registry.json';

/** The two files that the console needs to start. A promise resolves with undefined if its file cannot be loaded. */
export interface StartRequests {
  config: Promise<unknown>;
  registry: Promise<unknown>;
}

declare global {
  interface Window {
    /** The requests of the inline script in index.html: config and registry. */
    startRequests?: Promise<Response>[];
  }
}

/** Fetches JSON past the browser's cache; undefined if that fails. */
export const fetchJson = (path: string): Promise<unknown> => jsonOf(fetch(path, { cache: 'no-store' }));

/** How long the console waits for each file before it reports a failure. */
export const FILE_LIMIT_MS = 20_000;

async function jsonOf(answer: Promise<Response>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), FILE_LIMIT_MS);
  });
  try {
    return await Promise.race([limit, bodyOf(await Promise.race([limit, answer]))]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

const bodyOf = async (response: Response | undefined): Promise<unknown> => (response?.ok ? response.json() : undefined);

/** The requests of index.html, or new ones. */
export function startRequests(): StartRequests {
  const [config, registry] = window.startRequests ?? [];
  return {
    config: config ? jsonOf(config) : fetchJson(CONFIG_PATH),
    registry: registry ? jsonOf(registry) : fetchJson(REGISTRY_PATH),
  };
}
