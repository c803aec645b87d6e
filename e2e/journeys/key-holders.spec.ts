import { adminFirestore } from '../support/another-client';
import { expect, test } from '../support/test';

/** The token of a demo key, which a key user copies from the console. */
const tokenOf = async (id: string): Promise<string> => {
  const key = await adminFirestore().doc(`companies/acme/apiKeys/${id}`).get();
  return key.get('token') as string;
};

const ERP = 'k7f3a9d210';
const RENEWED = 'k0a44f16c9';
const WITHOUT_DOMAINS = 'ke81b73d05';

test('DATA-10 KEYS-20 a program reads sessions and tasks with a key of the demo', async ({ request }) => {
  const headers = { 'X-Api-Key': await tokenOf(ERP) };
  const domain = 'Central Warehouse';
  const sessions = await request.get('/api/sessions', { headers, params: { domain, session: 'Street 12 check' } });
  expect(sessions.status()).toBe(200);
  const { session, records } = (await sessions.json()) as { session: unknown; records: { pictures?: string[] }[] };
  expect(session).toMatchObject({ id: 'Street 12 check', total: 240, wasTask: true });
  expect(records.flatMap(({ pictures = [] }) => pictures).length).toBeGreaterThan(0);
  const tasks = await request.get('/api/tasks', { headers, params: { domain, task: 'Street 12 check' } });
  expect(await tasks.json()).toMatchObject({ status: 200, task: { state: 'COMPLETED', addressesCount: 240 } });
});

test('KEYS-10 the API refuses the old token of a renewed key, and a key without domains opens no domain', async ({ request }) => {
  const read = async (id: string) => {
    const headers = { 'X-Api-Key': await tokenOf(id) };
    return request.get('/api/sessions', { headers, params: { domain: 'Central Warehouse' } });
  };
  expect((await read(RENEWED)).status()).toBe(401);
  expect(await (await read(WITHOUT_DOMAINS)).json()).toMatchObject({ message: { code: 316 } });
});
