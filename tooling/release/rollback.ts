import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { folderOf } from './places';
import { earlierRegistries, switchRegistry } from './registry-history';
import type { Listed } from './registry';
import { runningKits, requireKit } from './running-shells';
import { faultsOfVersion } from './release-faults';
import type { ReleaseStore } from './release-store';
import type { Signer } from './signature';

/**
 * Undoes a remote's last change: ends a canary, or gives everybody the version that they had before.
 * @param options as of `publish`
 */
export async function rollBack(
  store: ReleaseStore,
  name: string,
  {
    check = () => {},
    signer,
    kits,
  }: { check?: (remotes: Listed[]) => Promise<void> | void; signer?: Signer | undefined; kits?: readonly string[] } = {},
) {
  return switchRegistry(
    store,
    async (remotes) => {
      const now = remotes.find((one) => one.name === name);
      if (!now)
        throw new UserError(
          shown`${store.name} has no ${name}. There are: ${remotes.map((one) => one.name).join(', ') || 'none'}. Nothing was changed.`,
        );
      const { canary, ...withoutCanary } = now;
      const back = canary ? withoutCanary : await versionBefore(store, now, signer);
      await requireWhole(store, back);
      await requireKit(back, kits ?? (await runningKits(store)));
      const rolledBackVersion = canary ? canary.remote.version : now.version;
      const next = remotes.map((one) => (one === now ? { ...back, rolledBack: rolledBackVersion } : one));
      await check(next);
      return { change: `rollback ${name} from ${rolledBackVersion} to ${back.version}`, remotes: next };
    },
    { signer },
  );
}

/** The version that everybody had before. Skips versions that were rolled back, so that a second rollback goes further back, and deleted versions. */
async function versionBefore(store: ReleaseStore, now: Listed, signer?: Signer): Promise<Listed> {
  const skipped = new Set([now.version]);
  for await (const { remotes } of earlierRegistries(store, signer?.trusts)) {
    const then = remotes.find(({ name }) => name === now.name);
    if (!then) continue;
    if (then.rolledBack) skipped.add(then.rolledBack);
    if (skipped.has(then.version) || (await isDeleted(store, then))) continue;
    const { canary: _ended, rolledBack: _old, ...plain } = then;
    return plain;
  }
  throw new UserError(
    shown`There is nothing before ${now.name} ${now.version} to go back to${signer ? ' that is signed by a trusted key' : ''}. Nothing was changed.\n` +
      shown`Publish a version that works (npm run publish-remote -- ${now.name}), or take it out of the console: npm run releases -- --remove ${now.name}`,
  );
}

const isDeleted = async (store: ReleaseStore, { name, version }: Listed) => (await store.list(folderOf({ name, version }))).length === 0;

/** Refuses a version whose files are not the published ones. */
async function requireWhole(store: ReleaseStore, listed: Listed) {
  const faults = await faultsOfVersion(store, listed);
  if (faults.length === 0) return;
  const folder = folderOf(listed);
  throw new UserError(
    shown`${listed.name} would go back to ${listed.version}, which is not whole: ${faults.join(', ')}. Nothing was changed.\n` +
      shown`Restore ${store.name}/${folder} from a copy; or remove that folder, and the rollback goes further back.`,
  );
}
