import { clearErrors, showProblems } from './overlay';
import type { BuildState } from './build-state';

/** The used part of webpack's `import.meta.webpackHot`. */
export interface Hot {
  data?: Record<string, unknown>;
  accept: (callback: (error: unknown) => void) => void;
  dispose: (callback: (data: Record<string, unknown>) => void) => void;
  invalidate: () => void;
  check: (apply: true) => Promise<unknown[] | null>;
}

/** a remote in development, the URL of its server, and the hash of the running build */
export interface Build {
  name: string;
  url: string;
  hash: () => string;
}

/** a build whose messages are listened to */
export interface Followed {
  /** undefined until a page of the remote is opened */
  running?: { hot: Hot; hash: () => string };
  /** the hash of the newest build */
  latest: string;
  /** hash of the declarations when the page was loaded */
  declared?: string;
  /** settles after the last update: webpack can apply only one at a time */
  updated: Promise<void>;
}

const builds: Map<string, Followed> = new Map();

/** The URLs of the builds in development. */
export const followedUrls = () => [...builds.keys()];

/**
 * Listens to the messages of a remote's build (`webpack/dev-server.ts`), once for each build. Shows problems, applies new code to a running remote,
 * without a reload where possible, and reloads the page when the remote's declarations change.
 */
export function followBuild(url: string) {
  const followed = builds.get(url);
  if (followed) return followed;
  const build: Followed = { latest: '', updated: Promise.resolve() };
  builds.set(url, build);
  new EventSource(`${url}__events`).addEventListener('message', ({ data }) => {
    const { hash, declared, problems }: BuildState = JSON.parse(data);
    showProblems(url, problems);
    build.declared ??= declared;
    if (build.declared !== declared) return location.reload();
    build.latest = hash;
    applyLatest(build);
  });
  return build;
}

/**
 * Marks that code of a build runs on this page, so that newer code replaces it. A page that was opened before the newest build loads the older build that
 * was listed then, and is reloaded: an update would be lost while old code of the remote is still loading.
 */
export function markRunning(hot: Hot, { url, hash }: Build) {
  const build = followBuild(url);
  if (build.running) return;
  build.running = { hot, hash };
  if (build.latest !== '' && build.latest !== hash()) location.reload();
}

function applyLatest(build: Followed) {
  build.updated = build.updated.then(() => {
    const { running, latest } = build;
    if (running && latest !== '' && latest !== running.hash()) return update(running.hot);
  });
}

async function update(hot: Hot) {
  clearErrors();
  try {
    if (await hot.check(true)) return;
  } catch {
    // No importing module accepts the change, for example of `pages.ts` itself, so the page reloads.
  }
  location.reload();
}
