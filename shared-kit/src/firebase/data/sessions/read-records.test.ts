import { setDataStore } from '../document-store';
import { createMemoryStore } from '../memory-store';
import { readFirstRecords, readRecords } from './read-records';

const ref = { company: 'acme', domain: 'North', session: 's1' };
const path = 'companies/acme/domains/North/sessions/s1/addresses';

/** `parts` documents of `size` records each, numbered through. */
const seed = (parts: number, size: number) =>
  Object.fromEntries(
    Array.from({ length: parts }, (_, index) => [
      `${path}/${index}`,
      { index, records: Array.from({ length: size }, (_, i) => ({ address: String(index * size + i), checkedAt: new Date(0) })) },
    ]),
  );

describe('reading the records of a session', () => {
  it('gives them in acquisition order, a document read for every part', async () => {
    const store = createMemoryStore(seed(23, 3));
    setDataStore(store);
    const records = await readRecords(ref);
    expect(records.map(({ address }) => Number(address))).toEqual(Array.from({ length: 69 }, (_, index) => index));
    expect(store.reads).toBe(23);
  });

  it('gives nothing for a session without records', async () => {
    setDataStore(createMemoryStore());
    expect(await readRecords(ref)).toEqual([]);
  });

  it('gives the first of them for one document read', async () => {
    const store = createMemoryStore(seed(23, 3));
    setDataStore(store);
    expect((await readFirstRecords(ref)).map(({ address }) => address)).toEqual(['0', '1', '2']);
    expect(store.reads).toBe(1);
    setDataStore(createMemoryStore());
    expect(await readFirstRecords(ref)).toEqual([]);
  });

  it('reports how far it has come, and stops when told', async () => {
    setDataStore(createMemoryStore(seed(30, 2)));
    const stop = new AbortController();
    const seen: number[][] = [];
    const reading = readRecords(ref, {
      total: 60,
      signal: stop.signal,
      onProgress: ({ done, total }) => {
        seen.push([done, total]);
        if (done === 12) stop.abort();
      },
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toEqual([
      [6, 60],
      [12, 60],
    ]);
  });

  it('fails rather than give a stale or partial answer', async () => {
    const store = createMemoryStore(seed(1, 1));
    setDataStore(store);
    store.setConnection('reconnecting');
    await expect(readRecords(ref)).rejects.toMatchObject({ problem: { code: 6 } });
  });
});
