import type { Find, RegistryEntry } from 'shared-kit/contract';
import { createContext } from 'react';
import { within } from './load-page';
import { ENTRY_LIMIT_MS, registerRemote, webpackRuntime, type FederationRuntime } from './runtime';

/** Loads what a remote looks things up with. */
export async function loadFinder(remote: RegistryEntry, runtime: FederationRuntime = webpackRuntime()): Promise<Find> {
  registerRemote(runtime, remote);
  const exposed = await within(ENTRY_LIMIT_MS, runtime.loadRemote<{ find?: Find }>(`${remote.name}/finder`));
  if (typeof exposed?.find !== 'function') throw new Error(`${remote.name} has no finder`);
  return exposed.find;
}

export type LoadFinder = (remote: RegistryEntry) => Promise<Find>;

/** How finders come; tests give their own. */
export const FinderContext = createContext<LoadFinder>(loadFinder);
