import { hideProblems, showProblems } from './overlay.mjs';

/**
 * webpack's `import.meta.webpackHot`, as far as it is used.
 * @typedef {object} Hot
 * @property {Record<string, unknown>} [data]
 * @property {(callback: (error: any) => void) => void} accept
 * @property {(callback: (data: Record<string, unknown>) => void) => void} dispose
 * @property {() => void} invalidate
 * @property {(apply: true) => Promise<unknown[] | null>} check
 */

/** @typedef {{ name: string, address: string, hash: () => string }} Build a remote in development, the address that serves it, and the hash of the build that runs */

/** @type {Map<string, Promise<void>>} */
const updates = new Map();

/**
 * Listens to the messages of a remote's build (`webpack/dev-server.mjs`): applies new code, without a reload where possible, and shows
 * problems. Listens once for each build, however often it is called.
 * @param {Hot} hot @param {Build} build
 */
export function followBuild(hot, { address, hash }) {
  if (updates.has(address)) return;
  updates.set(address, Promise.resolve());
  const events = new EventSource(`${address}__events`);
  events.addEventListener('problems', ({ data }) => showProblems(JSON.parse(data)));
  events.addEventListener('built', ({ data }) => {
    hideProblems();
    // Updates wait for each other: webpack can apply only one at a time.
    updates.set(address, (updates.get(address) ?? Promise.resolve()).then(() => (data === hash() ? undefined : update(hot))));
  });
}

/** The addresses of the builds that are being developed. */
export const followedAddresses = () => [...updates.keys()];

/** @param {Hot} hot */
async function update(hot) {
  try {
    if (await hot.check(true)) return;
  } catch {
    // No importing module accepts the change, as when `pages.ts` itself changes: the page reloads.
  }
  location.reload();
}
