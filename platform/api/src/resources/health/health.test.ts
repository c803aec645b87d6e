import fastify from 'fastify';
import { readBuild } from '../../build';
import { connectFirebase, type Firebase } from '../../firebase/firebase';
import { askFirebase } from '../../firebase/firebase-answers';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { healthRoutes } from './health.route';

const BUILD = { version: '0.2.0', commit: '0123abcd' };

describe('GET health', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform();
    // The first connection: on a busy machine it takes longer than the route waits for an answer.
    expect(await askFirebase(platform.firebase, 60_000)).toEqual({ auth: undefined, firestore: undefined, storage: undefined });
  });
  afterAll(() => platform.stop());

  it('answers 200 with the build if Auth, Firestore and Storage answer', async () => {
    const response = await platform.app.inject('/api/health');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 200, message: 'Ready', ...readBuild(), auth: 'up', firestore: 'up', storage: 'up' });
  });

  it('answers 503 with the build and the failing service', async () => {
    const { auth, bucket } = platform.firebase;
    const firestore = { doc: () => ({ get: () => Promise.reject(new Error('away')) }) };
    const app = fastify();
    await app.register(healthRoutes({ build: BUILD, firebase: { auth, firestore, bucket } as unknown as Firebase }));
    const response = await app.inject('/health');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      status: 503,
      message: { code: 6 },
      version: '0.2.0',
      commit: '0123abcd',
      auth: 'up',
      firestore: 'down',
      storage: 'up',
    });
  });

  it('ADD-31 answers 503 if the bucket does not exist', async () => {
    const firebase = connectFirebase({ ...platform.connection, storageBucket: 'pictures-of-nobody' });
    const app = fastify();
    await app.register(healthRoutes({ build: BUILD, firebase }));
    const response = await app.inject('/health');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ status: 503, message: { code: 6 }, auth: 'up', firestore: 'up', storage: 'down' });
    await firebase.close();
  });

  it.each([
    ['up', 200],
    ['stale', 200],
    ['down', 503],
  ] as const)('ADD-TRUST-03 says that the registry is %s, with %i', async (state, status) => {
    const { firebase } = platform;
    const app = fastify();
    await app.register(healthRoutes({ build: BUILD, firebase, registryState: async () => state }));
    const response = await app.inject('/health');
    expect([response.statusCode, response.json<object>()]).toEqual([
      status,
      expect.objectContaining({ status, auth: 'up', firestore: 'up', registry: state }),
    ]);
  });

  it('ADD-TRUST-03 names whose file keeps the registry from being kept for a restart, with 200', async () => {
    const { firebase } = platform;
    const owner = 'release.last-good.json belongs to user 0, and this server runs as user 1000';
    const app = fastify();
    await app.register(healthRoutes({ build: BUILD, firebase, ownerOfRegistryCopy: async () => owner }));
    const response = await app.inject('/health');
    expect([response.statusCode, response.json<object>()]).toEqual([200, expect.objectContaining({ registryCopy: owner })]);
  });

  it('calls Firebase once for many requests within two seconds, and again after that', async () => {
    let asked = 0;
    const count = async () => void (asked += 1);
    const app = fastify();
    await app.register(
      healthRoutes({
        build: BUILD,
        firebase: {
          auth: { getUsers: count },
          firestore: { doc: () => ({ get: count }) },
          bucket: { exists: () => [Boolean((asked += 1))] },
        } as unknown as Firebase,
      }),
    );
    const ask = () => app.inject('/health');
    // The clock stands still: on a busy machine twenty calls may take longer than two seconds.
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    await Promise.all(Array.from({ length: 20 }, ask));
    await ask();
    expect(asked).toBe(3);
    clock.mockReturnValue(now + 2000);
    expect((await ask()).statusCode).toBe(200);
    expect(asked).toBe(6);
  });

  it('GET alive answers 200 without calling Firebase', async () => {
    const app = fastify();
    await app.register(healthRoutes({ build: BUILD, firebase: {} as Firebase }));
    expect((await app.inject('/alive')).statusCode).toBe(200);
  });
});
