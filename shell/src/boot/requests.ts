/** The two files the console starts from, asked for before its code has arrived. */
export interface StartRequests {
  config: Promise<unknown>;
  registry: Promise<unknown>;
}

/** JSON that is never taken from the browser's cache. Undefined for whatever cannot be had, which the readers name. */
export async function fetchJson(path: string): Promise<unknown> {
  try {
    const response = await fetch(path, { cache: 'no-store' });
    return response.ok ? ((await response.json()) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

export const CONFIG_PATH = '/config.json';
export const REGISTRY_PATH = '/registry.json';

export function startRequests(): StartRequests {
  return { config: fetchJson(CONFIG_PATH), registry: fetchJson(REGISTRY_PATH) };
}
