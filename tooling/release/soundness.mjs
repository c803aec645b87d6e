import { FILES_LIST, integrityOf } from './built-remote.mjs';
import { currentRegistry, readRegistry, REGISTRY } from './registry-history.mjs';

/**
 * The faults of the releases in a store: a registry that cannot be read, or a version in it whose files are incomplete.
 * @param {import('./store.mjs').ReleaseStore} store @returns {Promise<string[]>}
 */
export async function faultsOf(store) {
  const bytes = await store.read(REGISTRY);
  const served = readRegistry(bytes);
  if (bytes !== null && !served) return [`${REGISTRY} is no registry`];
  const inForce = (await currentRegistry(store)).registry;
  const named = [...(served?.remotes ?? []), ...inForce.remotes].flatMap((one) => (one.canary ? [one, one.canary.remote] : [one]));
  const versions = new Map(named.map(({ name, version }) => [`${name}/${version}`, `remotes/${name}/${version}`]));
  return (await Promise.all([...versions].map(([version, folder]) => faultsOfVersion(store, version, folder)))).flat();
}

/** @param {import('./store.mjs').ReleaseStore} store @param {string} version @param {string} folder */
async function faultsOfVersion(store, version, folder) {
  const list = await store.read(`${folder}/${FILES_LIST}`);
  if (list === null) return [`${version} is not there`];
  const faults = [];
  for (const [file, integrity] of Object.entries(JSON.parse(list.toString('utf8')))) {
    const bytes = await store.read(`${folder}/${file}`);
    if (bytes === null) faults.push(`${version} lacks ${file}`);
    else if (integrityOf(bytes) !== integrity) faults.push(`${version} has another ${file}`);
  }
  return faults;
}
