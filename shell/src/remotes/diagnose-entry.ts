import type { RegistryEntry } from 'shared-kit/contract';

/** Why an entry did not arrive: a browser tells scripts apart only into those that run and those that do not. */
export interface Diagnosis {
  kind: 'unreachable' | 'absent' | 'type' | 'integrity' | 'arrives';
  /** What its server answered, where it is not there. */
  status?: number;
}

const LIMIT_MS = 15_000;

/** Asks once more for an entry, as data that nobody runs, and says what is wrong with the answer. */
export async function diagnoseEntry({ entry, integrity }: Pick<RegistryEntry, 'entry' | 'integrity'>): Promise<Diagnosis> {
  try {
    const answer = await fetch(entry, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(LIMIT_MS) });
    if (!answer.ok) return { kind: 'absent', status: answer.status };
    if (!/javascript/i.test(answer.headers.get('content-type') ?? '')) return { kind: 'type' };
    return { kind: (await isVouchedFor(await answer.arrayBuffer(), integrity)) ? 'arrives' : 'integrity' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** An entry of a developer's own machine has no hash, and any bytes will do. */
async function isVouchedFor(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  if (integrity === '') return true;
  const [algorithm = '', hash] = integrity.split(/-(.*)/);
  const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === hash;
}
