import { docPaths } from 'shared-kit/model';
import { aTask } from '../../../testing/builders';
import { taskDocument } from '../../../testing/documents';
import { setDataStore } from '../store/document-store';
import { createMemoryStore } from '../../../testing/memory-store';
import { readPayload, readTaskOf } from './read-payload';

const ref = { company: 'acme', domain: 'North' };
const part = (index: number, data: unknown) => ({ [docPaths.payloadPart(ref, 'Count 1', index)]: { data } });

describe('reading the packed list of a task', () => {
  it('ADD-MAP-05 joins the parts by number, with one document read for each', async () => {
    const store = createMemoryStore(Object.assign({}, ...Array.from({ length: 12 }, (_, index) => part(index, `<${index}>`))));
    setDataStore(store);
    expect(await readPayload(ref, aTask({ payloadParts: 12 }))).toBe('<0><1><2><3><4><5><6><7><8><9><10><11>');
    expect(store.reads).toBe(12);
  });

  it.each([
    ['a part is missing', 3],
    ['there are no parts', 0],
    ['there are more than can be', 1_000_000],
  ])('ADD-MAP-05 returns null when %s', async (_what, payloadParts) => {
    setDataStore(createMemoryStore({ ...part(0, 'a'), ...part(1, 'b') }));
    expect(await readPayload(ref, aTask({ payloadParts }))).toBeNull();
  });

  it('ADD-MAP-05 stops when it is aborted', async () => {
    setDataStore(createMemoryStore(part(0, 'a')));
    await expect(readPayload(ref, aTask(), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the task of a session', () => {
  const session = { ...ref, session: 's1' };

  it('ADD-MAP-05 is the task that names the session, or the task with the same id', async () => {
    setDataStore(
      createMemoryStore({ ...taskDocument(ref, aTask({ id: 's1', name: 's1' })), ...taskDocument(ref, aTask({ sessionId: 's1' })) }),
    );
    expect(await readTaskOf(session)).toMatchObject({ id: 'Count 1' });
    setDataStore(createMemoryStore(taskDocument(ref, aTask({ id: 's1', name: 's1' }))));
    expect(await readTaskOf(session)).toMatchObject({ id: 's1' });
    setDataStore(createMemoryStore(taskDocument(ref, aTask())));
    expect(await readTaskOf(session)).toBeNull();
  });

  it('ADD-MAP-05 (D-68) is the task that the session names, also when that names another session by now', async () => {
    setDataStore(createMemoryStore(taskDocument(ref, aTask({ sessionId: 'later' }))));
    expect(await readTaskOf({ ...session, task: 'Count 1' })).toMatchObject({ id: 'Count 1' });
    expect(await readTaskOf({ ...session, task: 'Removed' })).toBeNull();
    expect(await readTaskOf({ ...session, task: 'a/b' })).toBeNull();
  });
});
