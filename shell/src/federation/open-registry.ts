import { readRegistry } from './registry';
import type { LoadedRegistry, Overrides } from './overrides';

export interface OpenRegistryOptions {
  overrides?: Overrides;
  /** The public keys of whoever may publish; without one nobody has to sign. */
  keys?: string | undefined;
}

/**
 * The registry as this page uses it: signed where the config names a key, and with its canaries chosen. Null when it cannot be used. Code
 * for either is fetched only where there is a key, or a canary.
 */
export async function openRegistry(json: unknown, { overrides, keys }: OpenRegistryOptions = {}): Promise<LoadedRegistry | null> {
  if (keys && !(await isSigned(json, keys))) return null;
  const registry = readRegistry(json, overrides);
  if (!registry || !hasCanaries(json)) return registry;
  // Without that code nobody gets a canary.
  return import('./canaries').then(({ withCanaries }) => withCanaries(json, overrides), () => registry);
}

/** Fails closed: code that cannot be fetched vouches for nothing. */
const isSigned = (json: unknown, keys: string): Promise<boolean> =>
  import('./registry-signature').then(({ isSignedBy }) => isSignedBy(json, keys)).catch(() => false);

const hasCanaries = (json: unknown): boolean => (json as { remotes: ({ canary?: unknown } | null)[] }).remotes.some((remote) => remote?.canary);
