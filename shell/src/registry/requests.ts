import { withLimit } from 'shared-kit/model/pacing';
import { persistently } from 'shared-kit/host/ui-core';

export const CONFIG_PATH = '/config.json';
export const REGISTRY_PATH = '/registry.json';

/** The result of requesting a file. What somebody else has answered, such as the sign-in page of a network, counts as not reached (D-147). */
export type FileReading = { reached: true; json: unknown } | { reached: false };

/** What a file of each path has, and nobody else's. */
const OWN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  [CONFIG_PATH]: ['firebase', 'apiBase'],
  [REGISTRY_PATH]: ['schema', 'remotes'],
};

/** The two files that the console needs to start. */
export interface StartRequests {
  config: Promise<FileReading>;
  registry: Promise<FileReading>;
}

declare global {
  interface Window {
    /** The requests of inline/first-script.ts: config and registry. */
    startRequests?: Promise<Response>[];
  }
}

/** The time limit of each request for a file, and the number of requests after which the file counts as unreachable. */
export const FILE_LIMIT_MS = 10_000;
const TRIES = 3;

/** Fetches JSON without the browser's cache. Requests it again after a network failure, an error of a starting server, or the answer of another one. */
export async function fetchJson(path: string, requested?: Promise<Response>): Promise<FileReading> {
  let first = requested;
  const load = () => {
    const answer = first ?? fetch(path, { cache: 'no-store' });
    first = undefined;
    return withLimit(
      answer.then((response) => contentOf(path, response)),
      FILE_LIMIT_MS,
    );
  };
  try {
    return { reached: true, json: await persistently(load, TRIES) };
  } catch {
    return { reached: false };
  }
}

async function contentOf(path: string, response: Response): Promise<unknown> {
  const json = JSON.parse(await response.text()) as unknown;
  if (!response.ok || !OWN_FIELDS[path]?.some((name) => name in Object(json))) throw new Error(`${path} is not ours`);
  return json;
}

/** The requests of index.html, or new ones. */
export function startRequests(): StartRequests {
  const [config, registry] = window.startRequests ?? [];
  return { config: fetchJson(CONFIG_PATH, config), registry: fetchJson(REGISTRY_PATH, registry) };
}
