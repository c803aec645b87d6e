import { isLoopback, type ChosenRegistry } from 'shared-kit/model/registry';
import { readStored, removeStored, writeStored } from 'shared-kit/host/state';
import type { LoadedRegistry } from './loaded-registry';

/** The key in local storage. Its value is JSON: URLs of entries by the names of remotes. */
const STORAGE_KEY = 'remoteOverrides';

export type Overrides = Readonly<Record<string, string>>;

/** Why a URL may not be used as an override. */
export type OverrideFault = 'not-a-url' | 'not-local' | 'not-a-script';

/** Checks the URL of an override. Every override is checked by this function. Returns the normalised URL, or the fault. */
export function readOverride(typed: string): { ok: true; entry: string } | { ok: false; fault: OverrideFault } {
  let url: URL;
  try {
    url = new URL(typed.trim());
  } catch {
    return { ok: false, fault: 'not-a-url' };
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { ok: false, fault: 'not-a-url' };
  if (!isLoopback(url.hostname) || url.username !== '' || url.password !== '') return { ok: false, fault: 'not-local' };
  if (!/\.m?js$/.test(url.pathname)) return { ok: false, fault: 'not-a-script' };
  url.hash = '';
  return { ok: true, entry: url.href };
}

/** The valid overrides in local storage. Invalid ones are dropped, because anything may be stored there. */
export function storedOverrides(): Overrides {
  const stored = readStored(STORAGE_KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  const validEntries = Object.entries(stored).flatMap(([name, url]) => {
    const override = typeof url === 'string' ? readOverride(url) : null;
    return override?.ok ? [[name, override.entry] as const] : [];
  });
  return Object.fromEntries(validEntries);
}

/** The stored overrides, or none if the config does not allow overrides. */
export const activeOverrides = (allowed = false): Overrides => (allowed ? storedOverrides() : {});

/** Sets the entry of a remote from the next load of the page on; null restores that of the registry. */
export function storeOverride(name: string, entry: string | null): void {
  const { [name]: _before, ...others } = storedOverrides();
  const overrides = entry === null ? others : { ...others, [name]: entry };
  if (Object.keys(overrides).length === 0) resetOverrides();
  else writeStored(STORAGE_KEY, overrides);
}

/** Removes the overrides of all remotes. */
export const resetOverrides = (): void => removeStored(STORAGE_KEY);

/** The registry with the entries of the overrides. They have no hash to check and no version of the kit. */
export function withOverrides(registry: ChosenRegistry, overrides: Overrides): LoadedRegistry {
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => {
      const entry = Object.hasOwn(overrides, remote.name) ? overrides[remote.name] : undefined;
      return entry === undefined ? remote : { ...remote, entry, integrity: '', kit: undefined, overridden: true };
    }),
  };
}
