import { StoreError, type Ask, type CollectionQuery, type StoredDocument, type StoreErrorKind } from '../document-store';
import { fieldsOf, type WireFields } from './wire-values';
import { wireQuery } from './wire-query';
import type { WorkerAccess } from './worker-access';

/** For one question with all that is asked again: a line that is cut without a word must not keep a worker waiting for ever. */
const PATIENCE_MS = 60_000;
/** What may be a moment's trouble is asked again after these waits. */
const WAITS_MS = [300, 1500];

// A token that has run out is replaced by the page when it is asked to try again.
const KIND_OF: Record<number, StoreErrorKind> = { 401: 'unavailable', 403: 'denied', 408: 'unavailable', 429: 'unavailable' };

/** An answer's lines; one that only says when it was read has no document. */
type WireAnswer = { document?: { name: string; fields?: WireFields } }[];

/**
 * Asks Firestore over its HTTP interface. The SDK cannot be given a token, so that a worker cannot use it as the user of the page
 * (docs/decisions/0036-workers-read-sessions-themselves.md). Fails with a {@link StoreError}, like the store of the page.
 */
export function askByHttp({ documents, token }: WorkerAccess, patienceMs = PATIENCE_MS): Ask {
  return async (query) => {
    const patience = AbortSignal.timeout(patienceMs);
    for (const wait of WAITS_MS) {
      try {
        return await askOnce(documents, token, query, patience);
      } catch (error) {
        if (patience.aborted || !(error instanceof StoreError) || error.kind !== 'unavailable') throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return askOnce(documents, token, query, patience);
  };
}

async function askOnce(documents: string, token: string | null, query: CollectionQuery, signal: AbortSignal): Promise<StoredDocument[]> {
  const segments = query.path.split('/');
  const collectionId = segments.pop()!;
  const parent = [documents, ...segments.map(encodeURIComponent)].join('/');
  const answer = await answered(`${parent}:runQuery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ structuredQuery: wireQuery(collectionId, query) }),
    signal,
  });
  return answer.flatMap(({ document }) => (document ? [{ id: idOf(document.name), data: fieldsOf(document.fields) }] : []));
}

async function answered(url: string, request: RequestInit): Promise<WireAnswer> {
  const response = await fetch(url, request).catch(unreachable);
  if (!response.ok) {
    const kind = KIND_OF[response.status] ?? (response.status >= 500 ? 'unavailable' : 'failed');
    throw new StoreError(kind, `The database answered with ${response.status}.`);
  }
  // The line may also break in the middle of an answer.
  return (await response.json().catch(unreachable)) as WireAnswer;
}

function unreachable(error: unknown): never {
  throw new StoreError('unavailable', String(error));
}

const idOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
