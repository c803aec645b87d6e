import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { ENTRY_FILE, FILES_LIST } from '../webpack/build-form';
import type { BuiltRemote } from './built-remote';
import { consoleCode } from './console-code';
import { folderOf } from './places';
import { switchRegistry } from './registry-history';
import type { Listed, Registry } from './registry';
import { signerOf, type Signer } from './signature';
import { runningKits, requireKit } from './running-shells';
import { faultsOfVersion } from './release-faults';
import type { ReleaseStore } from './release-store';

/** who gets a version first */
export interface CanaryFor {
  percent?: number;
  companies?: string[];
}

/**
 * Adds a version to the published ones and makes the registry refer to it, for everybody or as a canary for a few.
 * @param options
 *   `base` is the URL of the folder that contains `remotes`; `check` refuses a registry that the console could not use; `kits` are those of the shells in
 *   force, by default those that the web servers have written to this store
 * @returns the registry then; not `isNew` where it listed all of this before
 */
export async function publish(
  store: ReleaseStore,
  built: BuiltRemote,
  {
    canary,
    base = '',
    check = () => {},
    signer,
    kits,
  }: {
    canary?: CanaryFor | undefined;
    base?: string | undefined;
    check?: (remotes: Listed[]) => Promise<void> | void;
    signer?: Signer | undefined;
    kits?: readonly string[];
  } = {},
): Promise<Registry & { isNew: boolean }> {
  const { name, version } = built.entry;
  await requireKit(built.entry, kits ?? (await runningKits(store)));
  await addVersion(store, built);
  const listed = { ...built.entry, entry: `${base}/${folderOf(built.entry)}/${built.entry.entry}` };
  let isNew = false;
  const registry = await switchRegistry(
    store,
    async (remotes) => {
      const next = canary ? await withCanary(remotes, listed, canary) : withVersion(remotes, listed);
      isNew = next !== null;
      if (!next) return null;
      await check(next);
      return { change: canary ? `canary ${name} ${version} to ${describeCanary(canary)}` : `publish ${name} ${version}`, remotes: next };
    },
    { signer },
  );
  return { ...registry, isNew };
}

/** Writes a version's files and checks each against its hash. A version never changes, so existing files must be the same. */
export async function addVersion(store: ReleaseStore, { entry: { name, version }, files }: BuiltRemote) {
  const folder = folderOf({ name, version });
  await store.addFolder(folder, files);
  const faults = await faultsOfVersion(store, { name, version });
  if (faults.length > 0) {
    throw new UserError(
      shown`${name} ${version} is in ${store.name} already, but not as it was published: ${faults.join(', ')}. Nothing was changed.\nRemove ${store.name}/${folder} and publish it again.`,
    );
  }
  if (await hasFiles(store, folder, files)) return;
  throw new UserError(
    shown`${name} ${version} has been published with other files, and what is published never changes. Nothing was changed.\n` +
      shown`Raise the version in ${name}/package.json, or look at what is there: ${store.name}/${folder}/${ENTRY_FILE}`,
  );
}

/** Whether a version in the store has the files of a build. */
export async function hasFiles(store: ReleaseStore, folder: string, files: Map<string, Buffer>) {
  const published = await store.read(`${folder}/${FILES_LIST}`);
  return published !== null && withoutCopies(published) === withoutCopies(files.get(FILES_LIST));
}

/** A list of files without their compressed copies, whose bytes may depend on the version of Node.js. */
const withoutCopies = (list: Buffer | undefined) => list?.toString('utf8').replace(/,\s*"[^"]+\.(br|gz)":\s*"[^"]*"/g, '');

/** The registry's remotes with this version for everybody; null if nothing changes. */
export function withVersion(remotes: Listed[], listed: Listed): Listed[] | null {
  const before = remotes.find(({ name }) => name === listed.name);
  if (!before) return [...remotes, listed];
  if (JSON.stringify(before) === JSON.stringify(listed)) return null;
  return remotes.map((one) => (one === before ? listed : one));
}

/** The registry's remotes with a canary; null when that is so already. */
async function withCanary(remotes: Listed[], listed: Listed, canary: CanaryFor): Promise<Listed[] | null> {
  const before = remotes.find(({ name }) => name === listed.name);
  if (!before) throw new UserError(shown`${listed.name} has no version for everybody else yet. Publish one first, without --canary.`);
  if (before.version === listed.version)
    throw new UserError(shown`${listed.name} ${listed.version} is what everybody has. There is nothing to try out; nothing was changed.`);
  // The version that everybody has decides, as in the browser.
  if (canary.companies && (await consoleCode()).isBeforeSignIn(before)) {
    throw new UserError(
      shown`${listed.name} has a page that opens before the sign-in, when nobody’s company is known: no company would get it. Nothing was changed.\nTry it out on a share: --canary=10%.`,
    );
  }
  const newCanary = { ...canary, remote: listed };
  if (JSON.stringify(before.canary) === JSON.stringify(newCanary)) return null;
  return remotes.map((one) => (one === before ? { ...before, canary: newCanary } : one));
}

export const describeCanary = ({ percent, companies = [] }: CanaryFor) =>
  [...(percent === undefined ? [] : [`${percent}%`]), ...companies.map((company) => `company=${company}`)].join(' ');

/** Releases the builds of this machine before they are served. Leaves versions that were rolled back or are canaries as they are. */
export async function publishBuilt(store: ReleaseStore, all: BuiltRemote[], signer = signerOf()) {
  for (const built of all) await addVersion(store, built);
  const isSkipped = (remotes: Listed[], entry: Listed) =>
    remotes.some(({ name, rolledBack, canary }) => name === entry.name && [rolledBack, canary?.remote.version].includes(entry.version));
  let skipped: string[] = [];
  await switchRegistry(
    store,
    (remotes) => {
      skipped = all.filter(({ entry }) => isSkipped(remotes, entry)).map(({ entry }) => entry.name);
      let next = remotes;
      const changed: string[] = [];
      for (const { entry } of all.filter(({ entry }) => !skipped.includes(entry.name))) {
        const listed = { ...entry, entry: `/${folderOf(entry)}/${entry.entry}` };
        const changedRemotes = withVersion(next, listed);
        if (changedRemotes) changed.push(`${entry.name} ${entry.version}`);
        next = changedRemotes ?? next;
      }
      return changed.length === 0 ? null : { change: `publish ${changed.join(', ')}`, remotes: next };
    },
    { signer },
  );
  return { skipped };
}
