import { isLoopback, type ChosenRegistry } from 'shared-kit/model/registry';
import { readStored, removeStored, writeStored } from 'shared-kit/host/state';
import type { LoadedRegistry } from './loaded-registry';
import { OVERRIDES_KEY } from './registry';

/** URLs of entries by the names of remotes. They are stored as JSON. */
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
  const stored = readStored(OVERRIDES_KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  const validEntries = Object.entries(stored).flatMap(([name, url]) => {
    const override = typeof url === 'string' ? readOverride(url) : null;
    return override?.ok ? [[name, override.entry] as const] : [];
  });
  return Object.fromEntries(validEntries);
}

/** Sets the entry of a remote from the next load of the page on; null restores that of the registry. */
export function storeOverride(name: string, entry: string | null): void {
  const { [name]: _before, ...others } = storedOverrides();
  const overrides = entry === null ? others : { ...others, [name]: entry };
  if (Object.keys(overrides).length === 0) resetOverrides();
  else writeStored(OVERRIDES_KEY, overrides);
}

/** Removes the overrides of all remotes. */
export const resetOverrides = (): void => removeStored(OVERRIDES_KEY);

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

/** The registry with the stored overrides, also after its canaries are chosen. */
export function withStoredOverrides(registry: LoadedRegistry): LoadedRegistry {
  const overrides = storedOverrides();
  const { choose } = registry;
  const chosen = (who: Parameters<NonNullable<typeof choose>>[0]) => {
    const of = choose?.(who);
    return of ? withOverrides(of, overrides) : null;
  };
  return { ...withOverrides(registry, overrides), ...(choose && { choose: chosen }) };
}
