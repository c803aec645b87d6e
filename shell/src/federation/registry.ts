import { parseRegistry } from 'shared-kit/contract';
import { createContext, useContext } from 'react';
import { REGISTRY_PATH } from '../boot/requests';
import { withOverrides, type LoadedRegistry, type Overrides } from './overrides';

export interface RegistryState {
  /** Null while it cannot be read. */
  registry: LoadedRegistry | null;
  /** Reads the registry that a newly opened page would use; null if that fails. */
  latest: () => Promise<LoadedRegistry | null>;
  /** Reads the registry again. If that fails, the old one stays. */
  reload: () => Promise<void>;
}

export const RegistryContext = createContext<RegistryState>({ registry: null, latest: () => Promise.resolve(null), reload: () => Promise.resolve() });

export const useRegistry = (): RegistryState => useContext(RegistryContext);

/** Parses the registry, makes the addresses of its entries absolute and applies the overrides. */
export function readRegistry(json: unknown, overrides: Overrides = {}): LoadedRegistry | null {
  const registry = parseRegistry(json);
  if (!registry) return null;
  const base = new URL(REGISTRY_PATH, document.baseURI);
  const remotes = registry.remotes.map((remote) => ({ ...remote, entry: new URL(remote.entry, base).href }));
  return withOverrides({ ...registry, remotes }, overrides);
}
