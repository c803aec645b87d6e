import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { folderOf } from './places';
import { earlierRegistries, switchRegistry } from './registry-history';
import type { Listed } from './registry';
import { runningKits, requireKit } from './running-shells';
import { faultsOfVersion } from './release-faults';
import type { ReleaseStore } from './release-store';
import type { Signer } from './signature';

interface Options {
  signer?: Signer | undefined;
  kits?: readonly string[];
}

/**
 * Undoes a remote's last change: ends a canary, or gives everybody the version that they had before.
 * @param options as of `publish`
 */
export async function rollBack(store: ReleaseStore, name: string, { signer, kits }: Options = {}) {
  return switchRegistry(
    store,
    async (remotes) => {
      const now = remotes.find((one) => one.name === name);
      if (!now)
        throw new UserError(
          shown`${store.name} has no ${name}. There are: ${remotes.map((one) => one.name).join(', ') || 'none'}. Nothing was changed.`,
        );
      const back = await takenBack(store, now, { signer, kits: kits ?? (await runningKits(store)) });
      if (!back) throw nothingBefore(now, signer);
      return { change: `rollback ${described(now, back)}`, remotes: remotes.map((one) => (one === now ? back : one)) };
    },
    { signer },
  );
}

/**
 * Takes a whole release back in one change: each of its remotes goes back to what everybody had before, and one that nobody had before is
 * taken out, since it would stay in everybody's drawer. Remotes that have another version by now stay, in `left`.
 * @param release its remotes, as `readReleased` reads them
 */
export async function rollBackRelease(
  store: ReleaseStore,
  release: readonly Pick<Listed, 'name' | 'version'>[],
  { signer, kits }: Options = {},
) {
  let done: string[] = [];
  let left: string[] = [];
  const registry = await switchRegistry(
    store,
    async (remotes) => {
      done = [];
      left = [];
      const shells = kits ?? (await runningKits(store));
      const next: Listed[] = [];
      for (const now of remotes) {
        const released = release.find(({ name }) => name === now.name);
        if (released && released.version !== newestOf(now)) left.push(`${now.name} ${newestOf(now)}`);
        if (!released || released.version !== newestOf(now)) {
          next.push(now);
          continue;
        }
        const back = await takenBack(store, now, { signer, kits: shells, isOfRelease: true });
        done.push(back ? described(now, back) : `${now.name} taken out`);
        if (back) next.push(back);
      }
      if (done.length === 0)
        throw new UserError(
          shown`${store.name} serves no version of this release${left.length > 0 ? ` (it has ${left.join(', ')})` : ''}. Nothing was changed.`,
        );
      return { change: `rollback of a release: ${done.join(', ')}`, remotes: next };
    },
    { signer },
  );
  return { registry, done, left };
}

/** The version that was published last: the canary, if there is one. */
const newestOf = ({ version, canary }: Listed) => canary?.remote.version ?? version;

const described = (now: Listed, back: Listed) => `${now.name} from ${newestOf(now)} to ${back.version}`;

/**
 * A remote's entry with its last change undone; null if nobody had another version before.
 * Refuses one that is not whole, or that the shells in force cannot run.
 */
async function takenBack(
  store: ReleaseStore,
  now: Listed,
  { signer, kits, isOfRelease }: { signer: Signer | undefined; kits: readonly string[]; isOfRelease?: boolean },
) {
  const { canary, ...withoutCanary } = now;
  const back = canary ? withoutCanary : await versionBefore(store, now, { signer, isOfRelease });
  if (!back) return null;
  await requireWhole(store, back);
  await requireKit(back, kits);
  return { ...back, rolledBack: newestOf(now) };
}

/**
 * The version that everybody had before. Skips versions that were rolled back, so that a second rollback goes further back, and deleted versions.
 * @param options `isOfRelease`: what everybody had before the release, not what they had before the remote was taken out at some time
 * @returns null if no earlier registry lists the remote with another version
 */
async function versionBefore(
  store: ReleaseStore,
  now: Listed,
  { signer, isOfRelease }: { signer: Signer | undefined; isOfRelease: boolean | undefined },
): Promise<Listed | null> {
  const skipped = new Set([now.version]);
  let hadAnother = false;
  for await (const { remotes } of earlierRegistries(store, signer?.trusts)) {
    const then = remotes.find(({ name }) => name === now.name);
    if (!then && isOfRelease) break;
    if (!then) continue;
    if (then.version !== now.version) hadAnother = true;
    if (then.rolledBack) skipped.add(then.rolledBack);
    if (skipped.has(then.version) || (await isDeleted(store, then))) continue;
    const { canary: _ended, rolledBack: _old, ...plain } = then;
    return plain;
  }
  if (hadAnother) throw nothingBefore(now, signer);
  return null;
}

const nothingBefore = (now: Listed, signer?: Signer) =>
  new UserError(
    shown`There is nothing before ${now.name} ${now.version} to go back to${signer ? ' that is signed by a trusted key' : ''}. Nothing was changed.\n` +
      shown`Publish a version that works (npm run publish-remote -- ${now.name}), or take it out of the console: npm run releases -- --remove ${now.name}`,
  );

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
