import { setDataStore } from '../store/document-store';
import { createMemoryStore } from '../../../testing/memory-store';
import { asking } from '../worker/worker-access';
import { readContents } from './read-contents';

const NORTH = { company: 'acme', domain: 'North' };
const PATH = 'companies/acme/domains/North/contents';
const at = (minute: number) => new Date(minute * 60_000);

const read = async (documents: Record<string, Record<string, unknown>>) => {
  setDataStore(createMemoryStore(Object.fromEntries(Object.entries(documents).map(([id, data]) => [`${PATH}/${id}`, data]))));
  return Object.fromEntries(await readContents(NORTH, 60_000, 120_000, asking(null)));
};

describe('what ended sessions are found by', () => {
  it('ADD-82 is put together by session, in the order of the parts, of sessions in the time alone (D-170)', async () => {
    const found = await read({
      '100:long': { session: 'long', startTime: at(1), first: 100, parts: 3, filters: ['c'], address: 'A1' },
      '0:long': { session: 'long', startTime: at(1), first: 0, parts: 3, filters: ['a', 'b'], address: 'A1' },
      '0:late': { session: 'late', startTime: at(3), first: 0, parts: 1, filters: ['a'], address: 'A1' },
    });
    expect(found).toEqual({ long: { filters: ['a', 'b', 'c'], address: 'A1' } });
  });

  it('ADD-82 is left out where it is not complete, or of other types (D-170)', async () => {
    const found = await read({
      '0:half': { session: 'half', startTime: at(1), first: 0, parts: 200, filters: ['a'], address: 'A1' },
      '0:odd': { session: 7, startTime: at(1), first: 'x', parts: 'x', filters: [3, 'a'], address: 5 },
    });
    expect(found).toEqual({});
  });
});
