import { clearErrors, showProblems } from './overlay';

/**
 * The used part of webpack's `import.meta.webpackHot`.
 * @typedef {object} Hot
 * @property {Record<string, unknown>} [data]
 * @property {(callback: (error: any) => void) => void} accept
 * @property {(callback: (data: Record<string, unknown>) => void) => void} dispose
 * @property {() => void} invalidate
 * @property {(apply: true) => Promise<unknown[] | null>} check
 */

/** @typedef {{ name: string, url: string, hash: () => string }} Build a remote in development, the URL of its server, and the hash of the running build */

/**
 * @typedef {object} Followed a build whose messages are listened to
 * @property {{ hot: Hot, hash: () => string }} [running] undefined until a page of the remote is opened
 * @property {string} latest the hash of the newest build
 * @property {string} [declared] hash of the declarations when the page was loaded
 * @property {Promise<void>} updated settles after the last update: webpack can apply only one at a time
 */

/** @type {Map<string, Followed>} */
const builds = new Map();

/** The URLs of the builds in development. */
export const followedUrls = () => [...builds.keys()];

/**
 * Listens to the messages of a remote's build (`webpack/dev-server.ts`), once for each build. Shows problems, applies new code to a running remote,
 * without a reload where possible, and reloads the page when the remote's declarations change.
 * @param {string} url
 */
export function followBuild(url) {
  const followed = builds.get(url);
  if (followed) return followed;
  /** @type {Followed} */
  const build = { latest: '', updated: Promise.resolve() };
  builds.set(url, build);
  new EventSource(`${url}__events`).addEventListener('message', ({ data }) => {
    /** @type {import('./build-state').BuildState} */
    const { hash, declared, problems } = JSON.parse(data);
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
 * @param {Hot} hot @param {Build} build
 */
export function markRunning(hot, { url, hash }) {
  const build = followBuild(url);
  if (build.running) return;
  build.running = { hot, hash };
  if (build.latest !== '' && build.latest !== hash()) location.reload();
}

/** @param {Followed} build */
function applyLatest(build) {
  build.updated = build.updated.then(() => {
    const { running, latest } = build;
    if (running && latest !== '' && latest !== running.hash()) return update(running.hot);
  });
}

/** @param {Hot} hot */
async function update(hot) {
  clearErrors();
  try {
    if (await hot.check(true)) return;
  } catch {
    // No importing module accepts the change, for example of `pages.ts` itself, so the page reloads.
  }
  location.reload();
}
