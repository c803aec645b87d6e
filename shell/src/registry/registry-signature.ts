const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** The key in local storage of the numbers of accepted registries. */
const STORAGE_KEY = 'registrySerials';

/** Why a registry is refused: it has no signature of a known key, it has expired, or a newer one was accepted before. */
export type Refusal = 'unsigned' | 'expired' | 'older';

/** The highest number of an accepted registry, by the key that signed it. The most recent key is the last. */
type SeenSerials = [key: string, serial: number][];

let serialsOfPage: SeenSerials = [];
let last: Refusal | null = null;

/** The result of the last check; null if the registry was accepted. */
export const lastRefusal = (): Refusal | null => last;

/**
 * Checks a registry that must be signed by one of the public keys (SPKI in base64, separated by spaces). Returns null and stores its number if it may be
 * used. The web server decides by the same rules (`platform/web/src/remotes/seen-serials.ts`).
 */
export async function refusalOf(json: unknown, keys: string): Promise<Refusal | null> {
  last = await checkRegistry(json, keys.split(/\s+/)).catch(() => 'unsigned' as const);
  return last;
}

async function checkRegistry(json: unknown, keys: readonly string[]): Promise<Refusal | null> {
  const { serial, expires } = json as { serial?: unknown; expires?: unknown };
  const key = await signingKey(json, keys);
  if (key === null || !isSerial(serial)) return 'unsigned';
  // Written as "not later than now", so that an invalid date counts as expired.
  if (expires !== undefined && !(Date.parse(String(expires)) > Date.now())) return 'expired';
  const serials = seenSerials();
  const at = serials.findIndex(([one]) => one === key);
  // A new key may begin with any number. For a known key, later keys count too, since they have replaced it.
  if (at >= 0 && serials.slice(at).some(([one, highest]) => keys.includes(one) && serial < highest)) return 'older';
  remember([...serials.filter(([one]) => one !== key), [key, serial]]);
  return null;
}

/**
 * The key that has signed the registry. The signature covers the parsed registry without `signature`, as `JSON.stringify` writes it: exactly the
 * values that the console uses.
 */
async function signingKey(json: unknown, keys: readonly string[]): Promise<string | null> {
  const { signature, ...signed } = json as { signature?: unknown };
  if (typeof signature !== 'string') return null;
  const bytes = new TextEncoder().encode(JSON.stringify(signed));
  for (const key of keys) {
    const publicKey = await crypto.subtle.importKey('spki', bytesOf(key), ALGORITHM, false, ['verify']);
    if (await crypto.subtle.verify(ALGORITHM, publicKey, bytesOf(signature), bytes)) return key;
  }
  return null;
}

const isSerial = (value: unknown): value is number => Number.isSafeInteger(value);

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

function seenSerials(): SeenSerials {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    const isSeen = (one: unknown): one is SeenSerials[number] => Array.isArray(one) && typeof one[0] === 'string' && isSerial(one[1]);
    if (Array.isArray(stored)) return stored.filter(isSeen);
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
