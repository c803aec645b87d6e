import type { Find } from 'shared-kit/contract';
import type { RegistryEntry } from 'shared-kit/model/registry';
import { withLimit } from 'shared-kit/model/pacing';
import { createContext } from 'react';
import { ENTRY_LIMIT_MS, registerRemote, webpackRuntime, type FederationRuntime } from './runtime';

/** Loads the `find` function of a remote. Rejects if it does not arrive or the remote has none. */
export async function loadFinder(remote: RegistryEntry, runtime: FederationRuntime = webpackRuntime()): Promise<Find> {
  registerRemote(runtime, remote);
  const exposed = await withLimit(runtime.loadRemote<{ find?: Find }>(`${remote.name}/finder`), ENTRY_LIMIT_MS);
  if (typeof exposed?.find !== 'function') throw new Error(`${remote.name} has no finder`);
  return exposed.find;
}

export type LoadFinder = (remote: RegistryEntry) => Promise<Find>;

/** Loads finders. Tests provide another function. */
export const FinderContext = createContext<LoadFinder>(loadFinder);
