import { FILES_LIST, integrityOf } from '../webpack/build-form';
import { folderOf, isBelow, SAFE_NAME } from './places';
import { currentRegistry, readRegistry, REGISTRY } from './registry-history';
import type { Listed, Registry } from './registry';
import type { ReleaseStore } from './release-store';

/** with its entry and hash, if it is listed in a registry */
export type Version = Pick<Listed, 'name' | 'version'> & { entry?: string; integrity?: string };

/** The faults of the releases in a store: an unreadable registry, or a listed version with missing or changed files. */
export async function faultsOf(store: ReleaseStore): Promise<string[]> {
  const bytes = await store.read(REGISTRY);
  const served = readRegistry(bytes);
  if (bytes !== null && !served) return [`${REGISTRY} is no registry`];
  return faultsOfRegistries(store, served, (await currentRegistry(store)).registry);
}

/** The faults of all versions in some registries, canaries included. */
export async function faultsOfRegistries(store: ReleaseStore, ...registries: (Registry | null)[]) {
  const named = registries.flatMap((registry) => registry?.remotes ?? []).flatMap((one) => (one.canary ? [one, one.canary.remote] : [one]));
  const versions = new Map(named.map((one) => [`${one.name}/${one.version}`, one]));
  return (await Promise.all([...versions.values()].map((one) => faultsOfVersion(store, one)))).flat();
}

/** The faults of a version's files. Compares each file with its hash in the list, and the entry also with the hash in the registry. */
export async function faultsOfVersion(store: ReleaseStore, { name, version, entry, integrity }: Version): Promise<string[]> {
  if (![name, version].every((one) => SAFE_NAME.test(one))) return [`${name}/${version} cannot be a place in ${store.name}`];
  const folder = folderOf({ name, version });
  const list = hashesIn(await store.read(`${folder}/${FILES_LIST}`));
  if (list === null) return [`${name}/${version} lacks ${FILES_LIST}`];
  const faults = [];
  for (const [file, hash] of Object.entries(list)) {
    if (!isBelow(file)) {
      faults.push(`${name}/${version} lists ${file}, which is not below it`);
      continue;
    }
    const bytes = await store.read(`${folder}/${file}`);
    if (bytes === null) faults.push(`${name}/${version} lacks ${file}`);
    else if (integrityOf(bytes) !== hash) faults.push(`${name}/${version} has another ${file}`);
  }
  const script = entry?.split('/').at(-1);
  if (script !== undefined && list[script] !== integrity) faults.push(`${name}/${version} has another ${script} than the registry names`);
  return faults;
}

/** @returns null for a list that is missing or damaged */
function hashesIn(bytes: Buffer | null): Record<string, string> | null {
  try {
    const list = JSON.parse(bytes?.toString('utf8') ?? '');
    return typeof list === 'object' && list !== null && !Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}
