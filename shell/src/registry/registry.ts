import type { ConsoleConfig } from 'shared-kit/host/contract';
import { parseRegistry, type Fault } from 'shared-kit/model/registry';
import { createContext, useContext } from 'react';
import { REGISTRY_PATH } from './requests';
import type { LoadedRegistry } from './loaded-registry';
import { activeOverrides, isLoopback, withOverrides } from './overrides';

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

const absolute = (entry: string): URL => new URL(entry, new URL(REGISTRY_PATH, document.baseURI));

/** Returns a check whether an entry is from an allowed origin. It follows the policy of the page, but gives a reason. */
export function sourceFaultBy({ remoteOrigins = [], allowOverrides }: RegistrySettings): (entry: string) => Fault | null {
  return (entry) => {
    const { origin, hostname } = absolute(entry);
    const isAllowed = origin === location.origin || remoteOrigins.includes(origin) || (allowOverrides && isLoopback(hostname));
    return isAllowed ? null : { reason: 'origin', origin };
  };
}

/** Parses the registry, makes the URLs of its entries absolute and applies the overrides. */
export function readRegistry(json: unknown, settings: RegistrySettings = {}): LoadedRegistry | null {
  const registry = parseRegistry(json, sourceFaultBy(settings));
  if (!registry) return null;
  const remotes = registry.remotes.map((remote) => ({ ...remote, entry: absolute(remote.entry).href }));
  return withOverrides({ ...registry, remotes }, activeOverrides(settings.allowOverrides));
}
