import { StoreError, type Ask, type CollectionQuery, type StoredDocument, type StoreErrorKind } from '../store/document-store';
import { fieldsOf, type WireFields } from './wire-values';
import { wireQuery } from './wire-query';

/** What a worker needs to read documents itself, so that large documents do not pass through the page. */
export interface WorkerAccess {
  /** The URL of the documents. */
  documents: string;
  /** The ID token of the user; null when nobody is signed in. */
  token: string | null;
}

/** The time limit of a query with all its retries. A connection may break without an error, and the worker must not wait for ever. */
const TIMEOUT_MS = 60_000;
/** The waits before the retries of a failure that may be temporary. */
const WAITS_MS = [300, 1500];

// 401 counts as unavailable, because the page has a new token when the user tries again.
const KIND_OF: Record<number, StoreErrorKind> = { 401: 'unavailable', 403: 'denied', 408: 'unavailable', 429: 'unavailable' };

/** The entries of an answer. An entry with only a read time has no document. */
type WireAnswer = { document?: { name: string; fields?: WireFields } }[];

/**
 * Queries Firestore through its HTTP interface. The SDK does not accept a token, so a worker cannot use the SDK as the user of the page
 * (ADR-0036). It sends no API key, since requests of a worker from a blob have no referrer, and a project refuses its key without one (D-121).
 * Rejects with a {@link StoreError}, like the store of the page.
 */
export function askByHttp({ documents, token }: WorkerAccess, timeoutMs = TIMEOUT_MS): Ask {
  return async (query) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    for (const wait of WAITS_MS) {
      try {
        return await askOnce(documents, token, query, timeout);
      } catch (error) {
        if (timeout.aborted || !(error instanceof StoreError) || error.kind !== 'unavailable') throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return askOnce(documents, token, query, timeout);
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
    const kind = KIND_OF[response.status] ?? (response.status >= 500 || (await lacksIndex(response)) ? 'unavailable' : 'failed');
    throw new StoreError(kind, `The database answered with ${response.status}.`);
  }
  // The connection may also break in the middle of an answer.
  const answer: unknown = await response.json().catch(unreachable);
  // The answer of another server, such as the sign-in page of a network, is none of the database.
  return Array.isArray(answer) ? (answer as WireAnswer) : unreachable('No answer of the database.');
}

/** Whether the refusal is that of a query whose index is being built or missing, which HTTP's status does not tell. */
async function lacksIndex(response: Response): Promise<boolean> {
  return response.status === 400 && (await response.text().catch(() => '')).includes('"FAILED_PRECONDITION"');
}

function unreachable(error: unknown): never {
  throw new StoreError('unavailable', String(error));
}

const idOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
