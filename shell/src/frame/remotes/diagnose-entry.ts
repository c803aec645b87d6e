import type { RegistryEntry } from 'shared-kit/model/registry';

/** Why an entry did not load. A browser reports only that a script failed, not why. */
export interface Diagnosis {
  kind: 'unreachable' | 'absent' | 'type' | 'integrity' | 'arrives';
  /** The HTTP status, for `absent`. */
  status?: number;
}

const LIMIT_MS = 15_000;

/** Fetches an entry again, as data that is not run, and checks the answer. */
export async function diagnoseEntry({ entry, integrity }: Pick<RegistryEntry, 'entry' | 'integrity'>): Promise<Diagnosis> {
  try {
    const answer = await fetch(entry, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(LIMIT_MS) });
    if (!answer.ok) return { kind: 'absent', status: answer.status };
    if (!/javascript/i.test(answer.headers.get('content-type') ?? '')) return { kind: 'type' };
    return { kind: (await hasExpectedHash(await answer.arrayBuffer(), integrity)) ? 'arrives' : 'integrity' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Whether the bytes have the hash of the registry. An override has no hash, so all bytes are accepted. */
async function hasExpectedHash(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  if (integrity === '') return true;
  const [algorithm = '', hash] = integrity.split(/-(.*)/);
  const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === hash;
}
