import { aChange, changeDocument, createMemoryStore } from '../../../testing';
import { setDataStore } from '../store/document-store';
import { changesToExport } from './change.queries';

afterEach(() => setDataStore(null));

/** A store with `count` records of one company, one per second, newest last. */
function storeWith(count: number) {
  const changes = Array.from({ length: count }, (_, n) => aChange({ id: `c${String(n).padStart(4, '0')}`, at: n * 1000 }));
  const store = createMemoryStore(
    Object.assign({}, ...changes.map((change) => changeDocument('acme', change))) as ReturnType<typeof changeDocument>,
  );
  setDataStore(store);
  return store;
}

it.each([
  [1000, 1000, false],
  [1001, 1000, true],
])('ADD-01 of %i records the export reads the newest %i and returns whether there are more', async (count, exported, more) => {
  const store = storeWith(count);
  const answer = await changesToExport('acme');
  expect(answer.rows).toHaveLength(exported);
  expect(answer.rows[0]).toMatchObject({ at: (count - 1) * 1000 });
  expect(answer.rows.at(-1)).toMatchObject({ at: (count - exported) * 1000 });
  expect(new Set(answer.rows.map(({ id }) => id)).size).toBe(exported);
  expect(answer.more).toBe(more);
  expect(store.reads).toBeLessThanOrEqual(1001);
});
