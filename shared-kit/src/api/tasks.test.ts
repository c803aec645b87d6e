import { MAX_UPLOAD_BYTES } from 'shared-kit/model';
import { apiDouble } from '../testing/api-double';
import { configureApi } from './client';
import { createTask } from './tasks';

afterEach(() => configureApi(null));

const sent = async (body: Blob | Uint8Array<ArrayBuffer> | string) => {
  const api = apiDouble().on('POST /api/tasks', {});
  const result = await createTask({ company: 'acme', domain: 'North', name: 'T', body, contentType: 'text/plain; charset=utf-8' });
  return { result, calls: api.calls.length };
};

describe('an upload', () => {
  const over = new Uint8Array(MAX_UPLOAD_BYTES + 1);

  it.each([
    ['a blob', new Blob([over])],
    ['bytes', over],
    // Each of these characters has two bytes.
    ['a text', 'é'.repeat(MAX_UPLOAD_BYTES / 2) + 'a'],
  ])('TASK-35 (D-60) that is too large is not sent: %s', async (_kind, body) => {
    expect(await sent(body)).toEqual({
      result: {
        ok: false,
        problem: expect.objectContaining({ code: 945, key: 'createInventoryTask.fileTooLarge', args: [31] }) as object,
      },
      calls: 0,
    });
  });

  it('TASK-35 (D-60) of the largest size is sent', async () => {
    expect(await sent(over.subarray(1))).toMatchObject({ result: { ok: true }, calls: 1 });
  });
});
