import { parseRegistry, type Registry } from 'shared-kit/contract';
import { createContext, useContext } from 'react';
import { fetchJson, REGISTRY_PATH } from '../boot/requests';

export interface RegistryState {
  /** Null while it cannot be read. */
  registry: Registry | null;
  /** Reads it again. What was there stays when that fails. */
  reload: () => Promise<void>;
}

export const RegistryContext = createContext<RegistryState>({ registry: null, reload: () => Promise.resolve() });

export const useRegistry = (): RegistryState => useContext(RegistryContext);

/** The registry in the JSON, its entries' addresses made whole. */
export function readRegistry(json: unknown): Registry | null {
  const registry = parseRegistry(json);
  if (!registry) return null;
  const base = new URL(REGISTRY_PATH, document.baseURI);
  return { ...registry, remotes: registry.remotes.map((remote) => ({ ...remote, entry: new URL(remote.entry, base).href })) };
}

export const fetchRegistry = async (): Promise<Registry | null> => readRegistry(await fetchJson(REGISTRY_PATH));
