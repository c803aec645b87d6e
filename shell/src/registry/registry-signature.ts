import { keysIn, seenSerialsIn, trustIn, type Refusal, type SeenSerials } from 'shared-kit/model/registry';

/** The key in local storage of the numbers of accepted registries. */
const STORAGE_KEY = 'registrySerials';

let serialsOfPage: SeenSerials = [];
let last: Refusal | null = null;

/** The result of the last check; null if the registry was accepted. */
export const lastRefusal = (): Refusal | null => last;

/** Checks a registry that must be signed by one of the public keys in `registryKey`. Returns null and stores its number if it may be used. */
export async function refusalOf(json: unknown, registryKey: string): Promise<Refusal | null> {
  const trust = await trustIn(json, { keys: keysIn(registryKey), seen: seenSerials(), now: Date.now() });
  if (trust.refusal === null) remember(trust.seen);
  last = trust.refusal;
  return last;
}

function seenSerials(): SeenSerials {
  try {
    const stored = seenSerialsIn(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]'));
    if (stored) return stored;
  } catch {
    // Without storage, or with another value in it, the numbers are only in this page's memory.
  }
  return serialsOfPage;
}

function remember(serials: SeenSerials): void {
  serialsOfPage = serials;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(serials));
  } catch {
    // Storage is optional.
  }
}
