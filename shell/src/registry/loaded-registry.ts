import type { Registry, RegistryEntry } from 'shared-kit/model/registry';

/** A remote with the entry that is loaded: that of the registry, or that of an override. */
export interface LoadedRemote extends RegistryEntry {
  /** Its code comes from this machine and has no hash to check. */
  overridden?: boolean;
  /** Its version is chosen at the sign-in. */
  undecided?: boolean;
  /** The version that only some users get; `chosen` if this page has it. */
  canary?: Canary;
}

/** A version that only some users get (ADR-0030). */
export interface Canary {
  version: string;
  chosen: boolean;
  percent?: number;
  companies?: readonly string[];
}

export interface LoadedRegistry extends Registry {
  remotes: LoadedRemote[];
  /** Returns the registry with the canaries of the user who signs in; absent without canaries. */
  choose?: (who: { uid: string; companies: readonly string[] }) => LoadedRegistry | null;
}
