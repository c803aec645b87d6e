import type { Registry, RegistryEntry } from 'shared-kit/contract';

/** Where a developer's choices are kept on this machine: the entry's address by the remote's name. */
const STORED_AS = 'remoteOverrides';

/** The names of this machine. Nothing else may bring code into the console by an override. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

export type Overrides = Readonly<Record<string, string>>;

/** A remote as it is loaded: by the registry's entry, or by that of a developer's machine. */
export interface LoadedRemote extends RegistryEntry {
  /** Its code comes from this machine, and nobody vouches for it. */
  overridden?: boolean;
  /** Which version this page gets is known when somebody has signed in. */
  undecided?: boolean;
  /** Some get another version; `chosen` when this is it. */
  canary?: Canary;
}

/** A version that only some get (docs/decisions/0030). */
export interface Canary {
  version: string;
  chosen: boolean;
  percent?: number;
  companies?: readonly string[];
}

export interface LoadedRegistry extends Registry {
  remotes: LoadedRemote[];
  /** There are canaries to choose, once somebody has signed in. */
  choose?: (who: { uid: string; companies: readonly string[] }) => LoadedRegistry | null;
}

/** What is wrong with an address for an override; null when it may be used. The one place where that is decided. */
export type OverrideFault = 'not-an-address' | 'not-local' | 'not-a-script';

/** The address of an override, made whole, or why it is none. */
export function readOverride(typed: string): { ok: true; entry: string } | { ok: false; fault: OverrideFault } {
  let url: URL;
  try {
    url = new URL(typed.trim());
  } catch {
    return { ok: false, fault: 'not-an-address' };
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { ok: false, fault: 'not-an-address' };
  // The parsed name is looked at, never the text: `localhost@evil.example` and `localhost.evil.example` only begin like it.
  if (!LOOPBACK.test(url.hostname) || url.username !== '' || url.password !== '') return { ok: false, fault: 'not-local' };
  if (!/\.m?js$/.test(url.pathname)) return { ok: false, fault: 'not-a-script' };
  url.hash = '';
  return { ok: true, entry: url.href };
}

/** The stored overrides, without any that may not be used: local storage may hold anything. */
export function storedOverrides(storage?: Pick<Storage, 'getItem'>): Overrides {
  try {
    // Not a default of the parameter: merely naming local storage throws where it is switched off.
    const stored: unknown = JSON.parse((storage ?? localStorage).getItem(STORED_AS) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const sound = Object.entries(stored).flatMap(([name, address]) => {
      const override = typeof address === 'string' ? readOverride(address) : null;
      return override?.ok ? [[name, override.entry] as const] : [];
    });
    return Object.fromEntries(sound);
  } catch {
    return {};
  }
}

/** Those in force: none where the configuration does not allow them, whatever is stored. */
export const activeOverrides = (allowed = false): Overrides => (allowed ? storedOverrides() : {});

/** Points a remote at another entry from the next start of the page on, or with null back at the registry's. */
export function storeOverride(name: string, entry: string | null): void {
  const { [name]: _before, ...others } = storedOverrides();
  write(entry === null ? others : { ...others, [name]: entry });
}

/** Back to the registry for every remote. */
export const resetOverrides = (): void => write({});

function write(overrides: Overrides): void {
  try {
    if (Object.keys(overrides).length === 0) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, JSON.stringify(overrides));
  } catch {
    // Without storage there are no overrides.
  }
}

/** The registry with the entries of this machine in the places that a developer has chosen. */
export function withOverrides(registry: Registry, overrides: Overrides): LoadedRegistry {
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => {
      const entry = Object.hasOwn(overrides, remote.name) ? overrides[remote.name] : undefined;
      return entry === undefined ? remote : { ...remote, entry, integrity: '', kit: undefined, overridden: true };
    }),
  };
}
