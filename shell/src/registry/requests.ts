import { withLimit } from 'shared-kit/model';
import { persistently } from 'shared-kit/host/ui-core';

export const CONFIG_PATH = '/config.json';
export const REGISTRY_PATH = '/registry.json';

/** The result of requesting a file. `json` is undefined if the file does not exist or its content is not JSON. */
export type FileReading = { reached: true; json: unknown } | { reached: false };

/** The two files that the console needs to start. */
export interface StartRequests {
  config: Promise<FileReading>;
  registry: Promise<FileReading>;
}

declare global {
  interface Window {
    /** The requests of the inline script in index.html: config and registry. */
    startRequests?: Promise<Response>[];
  }
}

/** The time limit of each request for a file, and the number of requests after which the file counts as unreachable. */
export const FILE_LIMIT_MS = 10_000;
const TRIES = 3;

/** Fetches JSON without the browser's cache. Requests it again after a network failure or an error of a starting server. */
export async function fetchJson(path: string, requested?: Promise<Response>): Promise<FileReading> {
  let first = requested;
  const load = () => {
    const answer = first ?? fetch(path, { cache: 'no-store' });
    first = undefined;
    return withLimit(answer.then(jsonOf), FILE_LIMIT_MS);
  };
  try {
    return { reached: true, json: await persistently(load, TRIES) };
  } catch {
    return { reached: false };
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  if (response.status >= 500) throw new Error(`${response.status}`);
  const text = response.ok ? await response.text() : '';
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The requests of index.html, or new ones. */
export function startRequests(): StartRequests {
  const [config, registry] = window.startRequests ?? [];
  return { config: fetchJson(CONFIG_PATH, config), registry: fetchJson(REGISTRY_PATH, registry) };
}
