import type { ConsoleConfig } from 'shared-kit/host/contract';
import { parseRegistry, sourceFaultBy, type ChosenRegistry, type Fault } from 'shared-kit/model/registry';
import { createContext, useContext } from 'react';
import type { LoadedRegistry } from './loaded-registry';
import { REGISTRY_PATH } from './requests';

export interface RegistryState {
  /** Null while it cannot be read. */
  registry: LoadedRegistry | null;
  /** Reads the registry that a newly opened page would use; null if that fails. */
  latest: () => Promise<LoadedRegistry | null>;
  /** Reads the registry again. If that fails, the old one stays. */
  reload: () => Promise<void>;
}

export const RegistryContext = createContext<RegistryState>({
  registry: null,
  latest: () => Promise.resolve(null),
  reload: () => Promise.resolve(),
});

export const useRegistry = (): RegistryState => useContext(RegistryContext);

/** The key in local storage of overrides, which only developers have. */
export const OVERRIDES_KEY = 'remoteOverrides';

/** The part of the config that says which registry, and which entries of it, may be used. */
export type RegistrySettings = Partial<Pick<ConsoleConfig, 'allowOverrides' | 'remoteOrigins' | 'registryKey'>>;

/** Reads the registry, and makes the URLs of its entries absolute. `parse` chooses the versions; without it each remote has its own. */
export function readRegistry(
  json: unknown,
  settings: RegistrySettings = {},
  parse: (json: unknown, sourceFault: (entry: string) => Fault | null) => ChosenRegistry | null = parseRegistry,
): LoadedRegistry | null {
  const registryUrl = new URL(REGISTRY_PATH, document.baseURI).href;
  const registry = parse(json, sourceFaultBy({ ...settings, registryUrl }));
  return (
    registry && { ...registry, remotes: registry.remotes.map((remote) => ({ ...remote, entry: new URL(remote.entry, registryUrl).href })) }
  );
}
