import { readRegistry, type RegistrySettings } from './registry';
import type { LoadedRegistry } from './loaded-registry';

/**
 * Checks the signature of the registry if the config has keys, and chooses its canaries. Null when the registry cannot be used. The code for
 * signatures and canaries is fetched only where they are used.
 */
export async function openRegistry(json: unknown, settings: RegistrySettings = {}): Promise<LoadedRegistry | null> {
  if (settings.registryKey && !(await isSigned(json, settings.registryKey))) return null;
  const registry = readRegistry(json, settings);
  if (!registry || !hasCanaries(json)) return registry;
  // If that code does not arrive, the page runs without canaries.
  return import('./canaries').then(
    ({ withCanaries }) => withCanaries(json, settings),
    () => registry,
  );
}

/** Counts the registry as not signed if the code that checks signatures does not arrive. */
const isSigned = (json: unknown, keys: string): Promise<boolean> =>
  import('./registry-signature').then(async ({ refusalOf }) => (await refusalOf(json, keys)) === null).catch(() => false);

const hasCanaries = (json: unknown): boolean =>
  (json as { remotes: ({ canary?: unknown } | null)[] }).remotes.some((remote) => remote?.canary);
