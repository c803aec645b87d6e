import { signingKey } from './signature';

/**
 * Why a registry is refused: no trusted key has signed it (`unsigned`), it has no number to compare (`unnumbered`), its time is over
 * (`expired`), or a newer one was accepted before (`older`).
 */
export type Refusal = 'unsigned' | 'unnumbered' | 'expired' | 'older';

/** The highest number of an accepted registry, by the key that signed it. The most recent key is the last. */
export type SeenSerials = readonly (readonly [key: string, serial: number])[];

/** `seen`: what to remember from now on. `newest`: the number that makes this registry an older one. */
export type Trust = { refusal: null; seen: SeenSerials } | { refusal: Refusal; newest?: number };

export interface TrustContext {
  /** The public keys of all publishers, SPKI in base64. */
  keys: readonly string[];
  seen: SeenSerials;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Whether a registry that has to be signed may be used. An older registry has a valid signature too, and would restore replaced versions; so
 * whoever uses registries remembers the numbers of those that were in force.
 */
export async function trustIn(json: unknown, { keys, seen, now }: TrustContext): Promise<Trust> {
  const key = await signingKey(json, keys);
  if (key === null) return { refusal: 'unsigned' };
  const { serial } = json as { serial?: unknown };
  if (!isSerial(serial)) return { refusal: 'unnumbered' };
  if (hasExpired(json, now)) return { refusal: 'expired' };
  const at = seen.findIndex(([one]) => one === key);
  // A new key may begin with any number. For a known key, later keys count too, since they have replaced it.
  const newer = at < 0 ? undefined : seen.slice(at).find(([one, highest]) => keys.includes(one) && serial < highest);
  if (newer) return { refusal: 'older', newest: newer[1] };
  return { refusal: null, seen: [...seen.filter(([one]) => one !== key), [key, serial]] };
}

/** Whether a registry's time is over. Written as "not later than now", so that what is no date counts as expired. */
export function hasExpired(json: unknown, now: number): boolean {
  const { expires } = Object(json) as { expires?: unknown };
  return expires !== undefined && !(typeof expires === 'string' && Date.parse(expires) > now);
}

/** The keys of a setting: public keys, separated by blanks. */
export const keysIn = (setting: string | undefined): string[] => (setting ?? '').split(/\s+/).filter(Boolean);

/** The numbers that a file or a browser's storage holds, without what is no number of a key; null if it holds no list. */
export const seenSerialsIn = (stored: unknown): SeenSerials | null =>
  Array.isArray(stored)
    ? stored.filter((one): one is SeenSerials[number] => Array.isArray(one) && typeof one[0] === 'string' && isSerial(one[1]))
    : null;

const isSerial = (value: unknown): value is number => Number.isSafeInteger(value);
