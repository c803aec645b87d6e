import fastify from 'fastify';
import type { Services } from '../services';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { healthRoutes } from './health.route';

describe('GET health', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform();
  });
  afterAll(() => platform.stop());

  it('says 200 when Auth and Firestore answer', async () => {
    const response = await platform.app.inject('/api/health');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 200, message: 'Ready', auth: 'up', firestore: 'up' });
  });

  it('says 503 and which of them does not', async () => {
    const { auth } = platform.firebase;
    const firestore = { doc: () => ({ get: () => Promise.reject(new Error('away')) }) };
    const app = fastify();
    await app.register(healthRoutes({ firebase: { auth, firestore } as unknown as Services['firebase'] }));
    const response = await app.inject('/health');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ status: 503, message: { code: 6 }, auth: 'up', firestore: 'down' });
  });

  it('asks Firebase once for many calls within two seconds, and again after that', async () => {
    let asked = 0;
    const count = async () => void (asked += 1);
    const app = fastify();
    await app.register(healthRoutes({ firebase: { auth: { getUsers: count }, firestore: { doc: () => ({ get: count }) } } as unknown as Services['firebase'] }));
    const ask = () => app.inject('/health');
    await Promise.all(Array.from({ length: 20 }, ask));
    await ask();
    expect(asked).toBe(2);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 2000);
    expect((await ask()).statusCode).toBe(200);
    expect(asked).toBe(4);
    clock.mockRestore();
  });

  it('GET alive says 200 without asking Firebase', async () => {
    const app = fastify();
    await app.register(healthRoutes({ firebase: {} as Services['firebase'] }));
    expect((await app.inject('/alive')).statusCode).toBe(200);
  });
});
