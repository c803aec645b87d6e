import { firestorePaths, type AddressRecord, type Progress, type SessionRef } from 'shared-kit/model';
import { dataStore, type QuerySpec, type StoredDocument } from '../document-store';
import { count, records } from '../fields';
import { toAddressRecord } from './address-record.converter';

/** Parts in one answer: up to 1,500 records. The SDK takes an answer apart in one go, which more would make felt. */
const PAGE = 3;
/** Parts of a long session that are on their way at the same time, each as an answer of its own. */
const AHEAD = 6;
/** Records in a part, at most (decision D-70). */
const PART_SIZE = 500;
/** Some addresses are read more than once, and a session counts addresses. */
const RECORDS_PER_ADDRESS = 1.05;

/** How the reading of a session's addresses is followed and stopped. `total` is what the session says it has. */
export interface ReadRecordsOptions {
  total?: number;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal | undefined;
}

/** All records of a session in acquisition order (decision D-70), read once: a document read for every part. */
export async function readRecords(ref: SessionRef, options: ReadRecordsOptions = {}): Promise<AddressRecord[]> {
  const { total = 0, onProgress, signal } = options;
  const found: AddressRecord[] = [];
  for await (const page of recordPages(ref, { total, signal })) {
    for (const record of page) found.push(record);
    onProgress?.({ step: 'records', done: found.length, total: Math.max(total, found.length) });
  }
  return found;
}

/**
 * The records of {@link readRecords} as they come. Where the session says that it is long, its parts are asked for ahead, one by one; the
 * last question is always an open one, so that nothing is left out where it says a wrong number or a part is missing.
 */
export async function* recordPages(ref: SessionRef, { total = 0, signal }: Omit<ReadRecordsOptions, 'onProgress'> = {}): AsyncGenerator<AddressRecord[]> {
  const parts = Math.ceil((total * RECORDS_PER_ADDRESS) / PART_SIZE);
  let ahead: Promise<readonly StoredDocument[]>[] = [];
  // The first part not asked for ahead yet, and the first not read.
  let next = parts > PAGE ? 0 : Infinity;
  let from = 0;
  for (;;) {
    for (; ahead.length < AHEAD && next < parts; next++) ahead.push(askAhead(ref, next));
    const askedAhead = ahead.shift();
    const found = await (askedAhead ?? dataStore().getAll(partsFrom(ref, from)));
    signal?.throwIfAborted();
    const last = found.at(-1);
    if (last) from = count(last.data['index']) + 1;
    yield found.flatMap((part) => records(part.data['records']).map(toAddressRecord));
    signal?.throwIfAborted();
    if (!askedAhead && found.length < PAGE) return;
    if (askedAhead && found.length === 0) {
      next = Infinity;
      ahead = [];
    }
  }
}

function askAhead(ref: SessionRef, part: number): Promise<readonly StoredDocument[]> {
  const answer = dataStore().getAll(partsFrom(ref, part, part + 1));
  // It may fail before its turn, or be given up; then is when that matters.
  answer.catch(() => undefined);
  return answer;
}

/** Some records of a session, the first acquired: one document read, for examples (ADD-04). */
export async function readFirstRecords(ref: SessionRef): Promise<AddressRecord[]> {
  const [part] = await dataStore().getAll({ ...partsFrom(ref, 0), limit: 1 });
  return part ? records(part.data['records']).map(toAddressRecord) : [];
}

const partsFrom = (ref: SessionRef, index: number, before?: number): QuerySpec => ({
  path: firestorePaths.addresses(ref),
  where: [['index', '>=', index], ...(before === undefined ? [] : [['index', '<', before] as const])],
  orderBy: [['index', 'asc']],
  limit: PAGE,
});
