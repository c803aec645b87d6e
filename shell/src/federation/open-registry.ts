import { readRegistry } from './registry';
import type { LoadedRegistry, Overrides } from './overrides';

export interface OpenRegistryOptions {
  overrides?: Overrides;
  /** The public keys of the publishers, separated by spaces; without them no signature is required. */
  keys?: string | undefined;
}

/**
 * Checks the signature of the registry if the config has keys, and chooses its canaries. Null when the registry cannot be used. The code for
 * signatures and canaries is fetched only where they are used.
 */
export async function openRegistry(json: unknown, { overrides, keys }: OpenRegistryOptions = {}): Promise<LoadedRegistry | null> {
  if (keys && !(await isSigned(json, keys))) return null;
  const registry = readRegistry(json, overrides);
  if (!registry || !hasCanaries(json)) return registry;
  // If that code does not arrive, the page runs without canaries.
  return import('./canaries').then(({ withCanaries }) => withCanaries(json, overrides), () => registry);
}

/** Counts the registry as not signed if the code that checks signatures does not arrive. */
const isSigned = (json: unknown, keys: string): Promise<boolean> =>
  import('./registry-signature').then(({ isSignedBy }) => isSignedBy(json, keys)).catch(() => false);

const hasCanaries = (json: unknown): boolean => (json as { remotes: ({ canary?: unknown } | null)[] }).remotes.some((remote) => remote?.canary);
