import type { TestFirebase } from '../src/testing/test-firebase';
import { firebaseForTest } from './start-for-test';

let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await firebaseForTest();
});

afterAll(() => firebase.stop());

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function call(method: string, path: string, body?: object, authorization = 'Bearer owner'): Promise<Answer> {
  const url = `http://${firebase.hosts?.firestore}/v1/projects/${firebase.projectId}/databases/(default)/documents${path}`;
  const init = { method, headers: { Authorization: authorization }, ...(body ? { body: JSON.stringify(body) } : {}) };
  const response = await fetch(url, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const text = (value: string) => ({ stringValue: value });

describe('documents over plain HTTP', () => {
  it('are created, read, changed, listed and deleted', async () => {
    expect((await call('POST', '/rest?documentId=a', { fields: { x: text('1'), y: text('2') } })).status).toBe(200);
    expect((await call('POST', '/rest?documentId=a', {})).status).toBe(409);
    await call('PATCH', '/rest/a?updateMask.fieldPaths=x', { fields: { x: text('3') } });
    expect((await call('GET', '/rest/a')).body['fields']).toEqual({ x: text('3'), y: text('2') });
    await call('PATCH', '/rest/b', { fields: {} });
    const first = (await call('GET', '/rest?pageSize=1')).body;
    expect(first['documents']).toHaveLength(1);
    const second = await call('GET', `/rest?pageSize=1&pageToken=${String(first['nextPageToken'])}`);
    expect(second.body['documents']).toMatchObject([{ name: expect.stringMatching(/\/rest\/b$/) as string }]);
    expect((await call('DELETE', '/rest/a')).status).toBe(200);
    expect((await call('GET', '/rest/a')).body).toMatchObject({ error: { status: 'NOT_FOUND', code: 404 } });
  });

  it('are refused without a token, and with a token of another signer', async () => {
    expect((await call('GET', '/rest/b', undefined, '')).status).toBe(403);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"u1"}').toString('base64url')}.`;
    expect((await call('GET', '/rest/b', undefined, `Bearer ${unsigned}`)).status).toBe(401);
  });

  it.each([
    ['a value of two kinds', { fields: { x: { stringValue: 'a', integerValue: '1' } } }],
    ['an array in an array', { fields: { x: { arrayValue: { values: [{ arrayValue: {} }] } } } }],
    ['an integer of too many bits', { fields: { x: { integerValue: '9223372036854775808' } } }],
    ['a reserved field name', { fields: { __proto__x__: text('a') } }],
    ['a time that is none', { fields: { x: { timestampValue: 'yesterday' } } }],
    ['a place off the globe', { fields: { x: { geoPointValue: { latitude: 91, longitude: 0 } } } }],
    ['no map at all', { fields: [] }],
  ])('are refused with %s', async (_, body) => {
    expect((await call('PATCH', '/rest/bad', body)).body).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });

  it('are found by an IN list that contains arrays, but an array in an array is refused', async () => {
    await call('PATCH', '/lists/a', { fields: { v: { arrayValue: { values: [{ integerValue: '3' }] } } } });
    const where = (op: string, items: object[]) => ({
      fieldFilter: { field: { fieldPath: 'v' }, op, value: { arrayValue: { values: items } } },
    });
    const query = (op: string, items: object[]) =>
      call('POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'lists' }], where: where(op, items) } });
    const list = { arrayValue: { values: [{ integerValue: '9' }] } };
    expect((await query('ARRAY_CONTAINS_ANY', [list, { integerValue: '3' }])).body).toMatchObject([{ document: {} }]);
    expect((await query('NOT_IN', [list])).body).toMatchObject([{ document: {} }]);
    expect((await query('EQUAL', [list])).body).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
    expect((await query('IN', [{ arrayValue: { values: [list] } }])).body).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });

  it('of other projects and databases are not found', async () => {
    const name = 'projects/other/databases/(default)/documents/a/b';
    expect((await call('POST', ':batchGet', { documents: [name] })).status).toBe(400);
    const at = (path: string, method: string) =>
      fetch(`http://${firebase.hosts?.firestore}${path}`, { method, headers: { Authorization: 'Bearer owner' } });
    expect((await at('/v1/projects/other/databases/(default)/documents:commit', 'POST')).status).toBe(404);
    await call('PATCH', '/rest/stays', {});
    expect((await at('/emulator/v1/projects/other/databases/(default)/documents', 'DELETE')).status).toBe(404);
    expect((await call('GET', '/rest/stays')).status).toBe(200);
  });
});
