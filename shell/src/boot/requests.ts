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

async function jsonOf(answer: Promise<Response>): Promise<unknown> {
  try {
    const response = await answer;
    return response.ok ? ((await response.json()) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** The requests that index.html has made, or new ones. */
export function startRequests(): StartRequests {
  const [config, registry] = window.startRequests ?? [];
  return {
    config: config ? jsonOf(config) : fetchJson(CONFIG_PATH),
    registry: registry ? jsonOf(registry) : fetchJson(REGISTRY_PATH),
  };
}
