import { readStored } from 'shared-kit/host/state';
import type { LoadedRegistry } from './loaded-registry';
import { OVERRIDES_KEY, readRegistry, type RegistrySettings } from './registry';

/**
 * Checks the signature of the registry if the config has keys, and chooses its canaries. Null when the registry cannot be used. The code for
 * signatures, canaries and overrides is fetched only where they are used.
 */
export async function openRegistry(json: unknown, settings: RegistrySettings = {}): Promise<LoadedRegistry | null> {
  if (settings.registryKey && !(await isSigned(json, settings.registryKey))) return null;
  const registry = readRegistry(json, settings);
  if (!registry) return null;
  // If that code does not arrive, the page runs without canaries or overrides.
  const opened = hasCanaries(json)
    ? await import('./canaries').then(
        ({ withCanaries }) => withCanaries(json, settings),
        () => registry,
      )
    : registry;
  if (!opened || !settings.allowOverrides || readStored(OVERRIDES_KEY) === undefined) return opened;
  return import('./overrides').then(
    ({ withStoredOverrides }) => withStoredOverrides(opened),
    () => opened,
  );
}

/** Counts the registry as not signed if the code that checks signatures does not arrive. */
const isSigned = (json: unknown, keys: string): Promise<boolean> =>
  import('./registry-signature').then(async ({ refusalOf }) => (await refusalOf(json, keys)) === null).catch(() => false);

const hasCanaries = (json: unknown): boolean =>
  (json as { remotes: ({ canary?: unknown } | null)[] }).remotes.some((remote) => remote?.canary);
