import { firestorePaths } from 'shared-kit/model';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { runChange, type Actor } from './record-change';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const actor: Actor = { uid: 'ana', name: 'Ana Key', company: 'acme', parentUid: undefined, ip: '127.0.0.1', userAgent: 'test' };

it('PERM-10 a change and its record are written together or not at all', async () => {
  const { firestore } = platform.firebase;
  const change = () =>
    runChange(firestore, actor, async (transaction, record) => {
      transaction.create(firestore.doc('companies/acme'), { id: 'acme' });
      record({ action: 'domains.create', target: 'companies/acme', name: 'North', fields: ['id'] });
    });
  await change();
  await expect(change()).rejects.toMatchObject({ code: 6 });

  const { docs } = await firestore.collection(firestorePaths.audit('acme')).get();
  expect(docs.map((doc) => doc.data())).toEqual([
    {
      at: expect.anything() as unknown,
      by: 'ana',
      byName: 'Ana Key',
      parentUid: null,
      ip: '127.0.0.1',
      userAgent: 'test',
      action: 'domains.create',
      subject: { kind: 'domain', name: 'North' },
      target: 'companies/acme',
      fields: ['id'],
    },
  ]);
});
