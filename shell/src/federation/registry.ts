import { parseRegistry } from 'shared-kit/contract';
import { createContext, useContext } from 'react';
import { REGISTRY_PATH } from '../boot/requests';
import { withOverrides, type LoadedRegistry, type Overrides } from './overrides';

export interface RegistryState {
  /** Null while it cannot be read. */
  registry: LoadedRegistry | null;
  /** What a page that is opened now would have; null when it cannot be had. */
  latest: () => Promise<LoadedRegistry | null>;
  /** Reads it again. What was there stays when that fails. */
  reload: () => Promise<void>;
}

export const RegistryContext = createContext<RegistryState>({ registry: null, latest: () => Promise.resolve(null), reload: () => Promise.resolve() });

export const useRegistry = (): RegistryState => useContext(RegistryContext);

/** The registry in the JSON, its entries' addresses made whole, and with the overrides in force. */
export function readRegistry(json: unknown, overrides: Overrides = {}): LoadedRegistry | null {
  const registry = parseRegistry(json);
  if (!registry) return null;
  const base = new URL(REGISTRY_PATH, document.baseURI);
  const remotes = registry.remotes.map((remote) => ({ ...remote, entry: new URL(remote.entry, base).href }));
  return withOverrides({ ...registry, remotes }, overrides);
}
