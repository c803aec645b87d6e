import { firestorePaths, type AddressRecord, type Progress, type SessionRef } from 'shared-kit/model';
import { dataStore, type QuerySpec } from '../document-store';
import { count, records } from '../fields';
import { toAddressRecord } from './address-record.converter';

/** Parts asked for at once: up to 1,500 records. The SDK takes an answer apart in one go, which more would make felt. */
const PAGE = 3;

/** How the reading of a session's addresses is followed and stopped. `total` is what the session says it has. */
export interface ReadRecordsOptions {
  total?: number;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

/** All records of a session in acquisition order (decision D-70), read once: a document read for every part. */
export async function readRecords(ref: SessionRef, options: ReadRecordsOptions = {}): Promise<AddressRecord[]> {
  const { total = 0, onProgress, signal } = options;
  const found: AddressRecord[] = [];
  let from = 0;
  for (;;) {
    signal?.throwIfAborted();
    const parts = await dataStore().getAll(pageFrom(ref, from));
    signal?.throwIfAborted();
    for (const part of parts) {
      for (const item of records(part.data['records'])) found.push(toAddressRecord(item));
    }
    onProgress?.({ step: 'records', done: found.length, total: Math.max(total, found.length) });
    const last = parts.at(-1);
    if (!last || parts.length < PAGE) return found;
    from = count(last.data['index']) + 1;
  }
}

/** Some records of a session, the first acquired: one document read, for examples (ADD-04). */
export async function readFirstRecords(ref: SessionRef): Promise<AddressRecord[]> {
  const [part] = await dataStore().getAll({ ...pageFrom(ref, 0), limit: 1 });
  return part ? records(part.data['records']).map(toAddressRecord) : [];
}

const pageFrom = (ref: SessionRef, index: number): QuerySpec => ({
  path: firestorePaths.addresses(ref),
  where: [['index', '>=', index]],
  orderBy: [['index', 'asc']],
  limit: PAGE,
});
