import { Writable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { firestorePaths } from 'shared-kit/model';
import { buildApi } from '../../app';
import type { ApiSettings } from '../../environment/api-settings';
import { apiCaller } from '../../testing/api-caller';
import { writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const OLD = 'the secret that was used before this';
const NEW = 'the secret that is used from now on!';

let platform: TestPlatform;
const servers: FastifyInstance[] = [];
const call = apiCaller(() => platform);
let lines: string;

beforeAll(async () => {
  platform = await startTestPlatform({ settings: { keySecret: OLD } });
  await writeDomain(platform.firebase, { company: 'acme', domain: 'North' });
  await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North'] });
});

afterAll(async () => {
  for (const server of servers) await server.close();
  await platform.stop();
});

/** A server with other settings on the same project. */
async function serverWith(settings: Partial<ApiSettings>): Promise<FastifyInstance> {
  lines = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines += chunk.toString();
      done();
    },
  });
  const app = fastify({ logger: { level: 'info', stream } });
  const { firebase, jwksUrl } = platform;
  await app.register(buildApi, { prefix: '/api', firebase, jwksUrl, settings });
  servers.push(app);
  return app;
}

/** The code of an answer: `noSessions` for a valid key, because the domain has no sessions; `authError` for an invalid one. */
const codeOf = async (app: FastifyInstance, key: string): Promise<number> =>
  (await app.inject({ url: '/api/sessions?domain=North', headers: { 'x-api-key': key } })).json<{ message: { code: number } }>().message
    .code;

it('D-82 a changed secret ends no key: old ones work until they are renewed, and renewed ones without the old secret', async () => {
  const keyUser = await platform.signUp({ uid: 'key', keyUser: true });
  const keys = platform.firebase.firestore.collection(firestorePaths.apiKeys('acme'));
  await call('POST', 'keys', { token: keyUser, parentUid: 'mod', body: { description: 'Scanner', authDomains: ['North'] } });
  const [old] = (await keys.get()).docs;
  const oldKey = String(old!.get('token'));
  expect(await codeOf(platform.app, oldKey)).toBe(921);

  const changing = await serverWith({ keySecret: NEW, keySecretBefore: OLD });
  expect(await codeOf(changing, oldKey)).toBe(921);
  // By this line operators find the keys that are still to be renewed.
  expect(lines).toContain('"apiKey":"' + old!.id + '","msg":"the API key is signed by API_KEY_SECRET_BEFORE');
  const headers = { authorization: `Bearer ${keyUser}`, company: 'acme' };
  const renewal = await changing.inject({
    method: 'PUT',
    url: '/api/keys',
    headers: { ...headers, parentuid: 'mod' },
    payload: { apiKeyId: old!.id },
  });
  expect(renewal.json()).toMatchObject({ status: 200, message: { code: 502 } });
  const renewed = (await keys.where('status', '==', 'ACTIVE').get()).docs[0]!;
  const newKey = String(renewed.get('token'));
  expect(await codeOf(changing, oldKey)).toBe(2);
  expect(await codeOf(changing, newKey)).toBe(921);

  await old!.ref.update({ status: 'ACTIVE' });
  const changed = await serverWith({ keySecret: NEW });
  expect([await codeOf(changed, oldKey), await codeOf(changed, newKey)]).toEqual([2, 921]);
});
