export const CONFIG_PATH = '/config.json';
export const REGISTRY_PATH = '/registry.json';

/** The two files the console starts from. Undefined for whatever cannot be had, which its reader names. */
export interface StartRequests {
  config: Promise<unknown>;
  registry: Promise<unknown>;
}

declare global {
  interface Window {
    /** What index.html has asked for already: config and registry. */
    startRequests?: Promise<Response>[];
  }
}

/** JSON that is never taken from the browser's cache. */
export const fetchJson = (path: string): Promise<unknown> => jsonOf(fetch(path, { cache: 'no-store' }));

/** How long the console waits for either file before it says that it cannot be had. */
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

/** The requests that index.html has made, or new ones. */
export function startRequests(): StartRequests {
  const [config, registry] = window.startRequests ?? [];
  return {
    config: config ? jsonOf(config) : fetchJson(CONFIG_PATH),
    registry: registry ? jsonOf(registry) : fetchJson(REGISTRY_PATH),
  };
}
