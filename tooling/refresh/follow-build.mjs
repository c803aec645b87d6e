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

/** @typedef {{ name: string, address: string, hash: () => string }} Build a remote that is worked on, where it comes from and which state of it runs */

/** @type {Map<string, Promise<void>>} */
const updates = new Map();

/**
 * Takes over whatever a remote's build tells of itself (`webpack/dev-server.mjs`): what was built anew without a reload where that can be, and
 * what is wrong. Once for each build.
 * @param {Hot} hot @param {Build} build
 */
export function followBuild(hot, { address, hash }) {
  if (updates.has(address)) return;
  updates.set(address, Promise.resolve());
  const events = new EventSource(`${address}__events`);
  events.addEventListener('problems', ({ data }) => showProblems(JSON.parse(data)));
  events.addEventListener('built', ({ data }) => {
    hideProblems();
    // One after the other: webpack applies one update at a time.
    updates.set(address, (updates.get(address) ?? Promise.resolve()).then(() => (data === hash() ? undefined : update(hot))));
  });
}

/** Where the code comes from that is worked on. */
export const followedAddresses = () => [...updates.keys()];

/** @param {Hot} hot */
async function update(hot) {
  try {
    if (await hot.check(true)) return;
  } catch {
    // No module on the way up takes the change, such as one of pages.ts.
  }
  location.reload();
}
