import type { ConsoleConfig } from 'shared-kit/host/contract';
import { entryUrl, parseRegistry, sourceFaultBy, type AllowedSources, type ChosenRegistry } from 'shared-kit/model/registry';
import { createContext, useContext } from 'react';
import type { LoadedRegistry } from './loaded-registry';
import { activeOverrides, withOverrides } from './overrides';
import { REGISTRY_PATH } from './start-files';

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

/** The part of the config that says which registry, and which entries of it, may be used. */
export type RegistrySettings = Partial<Pick<ConsoleConfig, 'allowOverrides' | 'remoteOrigins' | 'registryKey'>>;

/** From where this page may load scripts of remotes. */
export const sourcesBy = ({ remoteOrigins, allowOverrides }: RegistrySettings): AllowedSources => ({
  registryUrl: new URL(REGISTRY_PATH, document.baseURI).href,
  remoteOrigins,
  allowOverrides,
});

/** Parses the registry, as a page without canaries uses it. */
export function readRegistry(json: unknown, settings: RegistrySettings = {}): LoadedRegistry | null {
  const registry = parseRegistry(json, sourceFaultBy(sourcesBy(settings)));
  return registry && asLoaded(registry, settings);
}

/** Makes the URLs of entries absolute and applies the overrides. */
export function asLoaded(registry: ChosenRegistry, settings: RegistrySettings): LoadedRegistry {
  const { registryUrl } = sourcesBy(settings);
  const remotes = registry.remotes.map((remote) => ({ ...remote, entry: entryUrl(remote.entry, registryUrl) }));
  return withOverrides({ ...registry, remotes }, activeOverrides(settings.allowOverrides));
}
