import type { ChosenEntry, ChosenRegistry, Visitor } from 'shared-kit/model/registry';

/** A remote with the entry that is loaded: that of the registry, or that of an override. */
export interface LoadedRemote extends ChosenEntry {
  /** Its code comes from this machine and has no hash to check. */
  overridden?: boolean;
}

export interface LoadedRegistry extends ChosenRegistry {
  remotes: LoadedRemote[];
  /** Returns the registry with the canaries of the user who signs in; absent without canaries. */
  choose?: (who: NonNullable<Visitor['user']>) => LoadedRegistry | null;
}
