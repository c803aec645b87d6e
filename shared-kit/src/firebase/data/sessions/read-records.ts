import { firestorePaths, type AddressRecord, type SessionRef } from 'shared-kit/model';
import { dataStore, type Ask, type CollectionQuery, type StoredDocument } from '../store/document-store';
import { count, records } from '../../../model/entities/fields';
import { toAddressRecord } from '../../../model/sessions/address-record';

/** Parts per request: up to 1,500 records. A response is parsed in one step, and parsing more would block the thread for too long. */
const PAGE = 3;
/** How many requests for a long session run at the same time. */
const AHEAD = 3;
/** Records in a part, at most (D-70). */
export const PART_SIZE = 500;
/** How many times more records than addresses to expect: some addresses are read more than once, and a session counts addresses. */
const RECORDS_PER_ADDRESS = 1.05;

/** One document of a session's records. */
export interface RecordPart {
  index: number;
  records: AddressRecord[];
}

interface PagesOptions {
  ask: Ask;
  /** The number of addresses that the session document states. */
  total: number;
  /** The index from which on to read. */
  first: number;
  signal?: AbortSignal | undefined;
}

/**
 * The parts of a session from an index on, in order; each page is the answer to one request. For a long session several pages are requested
 * ahead; the last request has no upper bound, so that no record is left out if the stated number is wrong or a part is missing.
 */
export async function* partPages(ref: SessionRef, { ask, total, signal, first }: PagesOptions): AsyncGenerator<RecordPart[]> {
  const parts = Math.ceil((total * RECORDS_PER_ADDRESS) / PART_SIZE);
  let ahead: Promise<readonly StoredDocument[]>[] = [];
  // The first part that is not requested yet, and the first that is not read yet.
  let next = parts - first > PAGE ? first : Infinity;
  let from = first;
  for (;;) {
    for (; ahead.length < AHEAD && next < parts; next += PAGE) ahead.push(mayFail(ask(partsFrom(ref, next, next + PAGE))));
    const askedAhead = ahead.shift();
    const documents = await (askedAhead ?? ask(partsFrom(ref, from)));
    signal?.throwIfAborted();
    const last = documents.at(-1);
    if (last) from = count(last.data['index']) + 1;
    yield documents.map(({ data }) => ({ index: count(data['index']), records: records(data['records']).map(toAddressRecord) }));
    signal?.throwIfAborted();
    if (!askedAhead && documents.length < PAGE) return;
    if (askedAhead && documents.length === 0) {
      next = Infinity;
      ahead = [];
    }
  }
}

/** Marks the rejection of a request as handled, since it may fail long before its page is awaited, or never be awaited. */
function mayFail<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined);
  return answer;
}

/** The first acquired records of a session, for examples (ADD-04), with one document read. */
export async function readFirstRecords(ref: SessionRef): Promise<AddressRecord[]> {
  const [part] = await dataStore().getAll({ ...partsFrom(ref, 0), limit: 1 });
  return part ? records(part.data['records']).map(toAddressRecord) : [];
}

/** The records of one part of a session, with one document read; none of a part that is missing. Rejects with the store's error. */
export async function readPart(ref: SessionRef, index: number, ask: Ask): Promise<AddressRecord[]> {
  const [part] = await ask({ path: firestorePaths.addresses(ref), where: [['index', '==', index]], limit: 1 });
  return part ? records(part.data['records']).map(toAddressRecord) : [];
}

const partsFrom = (ref: SessionRef, index: number, before?: number): CollectionQuery => ({
  path: firestorePaths.addresses(ref),
  where: [['index', '>=', index], ...(before === undefined ? [] : [['index', '<', before] as const])],
  orderBy: [['index', 'asc']],
  limit: PAGE,
});
