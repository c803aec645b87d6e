import fc from 'fast-check';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { csv, HEADER, pack, row } from '../../testing/sheets';
import { writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const NORTH = { company: 'acme', domain: 'North Hall' };
const TYPES = [
  'text/csv',
  'text/plain; charset=utf-8',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  await writeDomain(platform.firebase, NORTH);
  token = await platform.signUp({ uid: 'key', keyUser: true });
});
afterAll(() => platform.stop());

const good = [csv(HEADER, row('G01010101')), pack({ v: 1, orderedColumns: HEADER, rows: [] })].map((body) => Buffer.from(body));

/** A body as a broken connection or an attacker may send it. */
const bodies: fc.Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.from(bytes)])),
  fc.tuple(fc.constantFrom(...good), fc.nat(), fc.nat(255)).map(([body, at, byte]) => {
    const damaged = Buffer.from(body);
    damaged[at % damaged.length] = byte;
    return damaged;
  }),
);
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', '..', '__proto__', 'a/b', 'ÿ'.repeat(3000), 'North Hall'),
);
const query = fc.record(
  { domain: fc.oneof(fc.constant(NORTH.domain), odd), name: odd, acceptStreets: odd, surprise: odd },
  { requiredKeys: [] },
);

it('API-26 PERM-10 damaged bodies of a task are answered with one of its codes and write nothing', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, fc.constantFrom(...TYPES), query, async (payload, type, asked) => {
      const headers = { authorization: `Bearer ${token}`, company: 'acme', 'content-type': type };
      const response = await platform.app.inject({ method: 'POST', url: '/api/tasks', query: asked, headers, payload });
      const { status, message } = response.json<{ status: number; message: { code?: number } }>();
      expect(status).toBe(response.statusCode);
      if (status === 200) {
        // A changed byte may leave a valid sheet.
        await platform.firebase.firestore.doc(docPaths.task(NORTH, (asked.name ?? '').trim())).delete();
        return;
      }
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(typeof message.code).toBe('number');
    }),
    { numRuns: 50 },
  );
  expect((await platform.firebase.firestore.collection(firestorePaths.tasks(NORTH)).get()).docs.map(({ id }) => id)).toEqual([]);
});
