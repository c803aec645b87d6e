/**
 * What shell and remotes share. The shell alone provides them, so that there is one React, one
 * signed-in account, one store and one theme on the page, and a remote carries none of it.
 * antd, the router, i18next, Firebase and Redux are reached only through entries of the kit and so
 * need no shares of their own; `shared-kit/model*` is pure and is bundled where it is used.
 */
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const KIT_ENTRIES = [
  'shared-kit/firebase/auth',
  'shared-kit/firebase/data',
  'shared-kit/api',
  'shared-kit/state',
  'shared-kit/router',
  'shared-kit/i18n',
  'shared-kit/ui-core',
  'shared-kit/ui-frame',
  'shared-kit/ui-data',
  'shared-kit/contract',
  'shared-kit/workers',
];

export const SHARED = [...LIBRARIES, ...KIT_ENTRIES];

/** A remote that carries its shares runs without the shell; for trying one out alone. */
const STANDALONE = process.env.REMOTE_STANDALONE === '1';

/** Shares as the shell gives them. */
export function providedShares() {
  return shareEach({});
}

/** Shares as a remote takes them: never from its own bundle. */
export function takenShares() {
  return shareEach(STANDALONE ? {} : { import: /** @type {const} */ (false) });
}

/** @param {{ import?: false }} options */
function shareEach(options) {
  // The registry's `contract` number says whether shell and remote fit; versions would say it twice.
  const share = { ...options, singleton: true, requiredVersion: /** @type {const} */ (false) };
  return Object.fromEntries(SHARED.map((name) => [name, share]));
}
