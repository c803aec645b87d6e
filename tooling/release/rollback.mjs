import { UserError } from '../front-door/user-error.mjs';
import { FILES_LIST } from './built-remote.mjs';
import { earlierRegistries, switchRegistry } from './registry-history.mjs';

/** @typedef {import('./registry-history.mjs').Listed} Listed */

/**
 * Undoes a remote's last change: ends a canary, or gives everybody the version that they had before.
 * @param {import('./store.mjs').ReleaseStore} store @param {string} name
 * @param {{ check?: (remotes: Listed[]) => Promise<void> | void, sign?: Parameters<typeof switchRegistry>[2] }} [options]
 */
export async function rollBack(store, name, { check = () => {}, sign } = {}) {
  return switchRegistry(
    store,
    async (remotes) => {
      const now = remotes.find((one) => one.name === name);
      if (!now) throw new UserError(`${store.name} has no ${name}. There are: ${remotes.map((one) => one.name).join(', ') || 'none'}. Nothing was changed.`);
      const { canary, ...withoutCanary } = now;
      const back = canary ? withoutCanary : await versionBefore(store, now);
      const left = canary ? canary.remote.version : now.version;
      const next = remotes.map((one) => (one === now ? { ...back, rolledBack: left } : one));
      await check(next);
      return { change: `rollback ${name} from ${left} to ${back.version}`, remotes: next };
    },
    sign,
  );
}

/**
 * The version that everybody had before. Versions that were rolled back themselves are skipped, so that a second rollback goes further back.
 * @param {import('./store.mjs').ReleaseStore} store @param {Listed} now @returns {Promise<Listed>}
 */
async function versionBefore(store, now) {
  const left = new Set([now.version]);
  for await (const { remotes } of earlierRegistries(store)) {
    const then = remotes.find(({ name }) => name === now.name);
    if (!then) continue;
    if (then.rolledBack) left.add(then.rolledBack);
    if (left.has(then.version) || !(await isThere(store, then))) continue;
    const { canary: _ended, rolledBack: _old, ...plain } = then;
    return plain;
  }
  throw new UserError(
    `There is nothing before ${now.name} ${now.version} to go back to. Nothing was changed.\n` +
      `Publish a version that works (npm run publish-remote -- ${now.name}), or take it out of the console: npm run releases -- --remove ${now.name}`,
  );
}

/** @param {import('./store.mjs').ReleaseStore} store @param {Listed} remote */
const isThere = async (store, { name, version }) => (await store.read(`remotes/${name}/${version}/${FILES_LIST}`)) !== null;
