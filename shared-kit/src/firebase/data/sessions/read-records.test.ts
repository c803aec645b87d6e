import { setDataStore } from '../store/document-store';
import type { AddressRecord } from 'shared-kit/model';
import { aSession } from '../../../testing/builders';
import { createMemoryStore } from '../../../testing/memory-store';
import { asking } from '../worker/worker-access';
import { followRecords } from './follow-records';
import { readFirstRecords } from './read-records';

const ask = asking(null);
const ref = { company: 'acme', domain: 'North', session: 's1' };
/** Reads a session that states `total` addresses, from nothing. */
async function readRecords(total = 0, signal?: AbortSignal, onPage: (count: number) => void = () => {}): Promise<AddressRecord[]> {
  const records: AddressRecord[] = [];
  for await (const page of followRecords(ref, aSession({ id: ref.session, total }), undefined, { ask, signal })) {
    records.push(...page.records);
    onPage(records.length);
  }
  return records;
}

const path = 'companies/acme/domains/North/sessions/s1/addresses';

/** `parts` documents of `size` records each, with consecutive numbers. */
const seed = (parts: number, size: number) =>
  Object.fromEntries(
    Array.from({ length: parts }, (_, index) => [
      `${path}/${index}`,
      { index, records: Array.from({ length: size }, (_, i) => ({ address: String(index * size + i), checkedAt: new Date(0) })) },
    ]),
  );

describe('reading the records of a session', () => {
  it('returns them in acquisition order, with one document read per part', async () => {
    const store = createMemoryStore(seed(23, 3));
    setDataStore(store);
    const records = await readRecords();
    expect(records.map(({ address }) => Number(address))).toEqual(Array.from({ length: 69 }, (_, index) => index));
    expect(store.reads).toBe(23);
  });

  it.each([0, 69, 5_000, 20_000])(
    'returns all records, with one document read per part, when the session states a total of %i',
    async (total) => {
      const store = createMemoryStore(seed(23, 3));
      setDataStore(store);
      const records = await readRecords(total);
      expect(records.map(({ address }) => Number(address))).toEqual(Array.from({ length: 69 }, (_, index) => index));
      expect(store.reads).toBe(23);
    },
  );

  it('returns records after a missing part', async () => {
    const documents: Record<string, Record<string, unknown>> = seed(23, 1);
    for (const gone of [7, 8, 9, 10, 11, 12]) delete documents[`${path}/${gone}`];
    setDataStore(createMemoryStore(documents));
    const found = await readRecords(12_000);
    expect(found.map(({ address }) => Number(address))).toEqual([0, 1, 2, 3, 4, 5, 6, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]);
  });

  it('returns nothing for a session without records', async () => {
    setDataStore(createMemoryStore());
    expect(await readRecords()).toEqual([]);
  });

  it('returns the first records with one document read', async () => {
    const store = createMemoryStore(seed(23, 3));
    setDataStore(store);
    expect((await readFirstRecords(ref)).map(({ address }) => address)).toEqual(['0', '1', '2']);
    expect(store.reads).toBe(1);
    setDataStore(createMemoryStore());
    expect(await readFirstRecords(ref)).toEqual([]);
  });

  it('stops when aborted', async () => {
    setDataStore(createMemoryStore(seed(30, 2)));
    const stop = new AbortController();
    const seen: number[] = [];
    const reading = readRecords(60, stop.signal, (count) => {
      seen.push(count);
      if (count === 12) stop.abort();
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toEqual([6, 12]);
  });

  it('fails instead of returning a stale or partial result', async () => {
    const store = createMemoryStore(seed(1, 1));
    setDataStore(store);
    store.setConnection('reconnecting');
    await expect(readRecords()).rejects.toMatchObject({ problem: { code: 6 } });
  });
});
