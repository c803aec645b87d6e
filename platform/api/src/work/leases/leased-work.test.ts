import { docPaths, firestorePaths } from 'shared-kit/model';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { domainRemovalRef } from '../removals/removal';
import { createRemovals } from '../removals/removals';

const NORTH = { company: 'acme', domain: 'North' };

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform({ lookMs: 100 });
  await platform.started();
});

afterAll(() => platform.stop());

const at = (path: string) => platform.firebase.firestore.doc(path);

/** Waits until the document is gone. */
const gone = (path: string) =>
  new Promise<void>((resolve) => {
    const stop = at(path).onSnapshot(({ exists }) => {
      if (exists) return;
      stop();
      resolve();
    });
  });

it('D-46 a running server continues the removal of one that has died, without a start or a full hour', async () => {
  await at(docPaths.domain(NORTH)).set({ name: 'North', removal: { done: 0, total: 1 } });
  await at(docPaths.session({ ...NORTH, session: 's1' })).set({ name: 's1' });
  await domainRemovalRef(platform.firebase.firestore, NORTH).set({ ...NORTH, leaseUntil: Date.now() - 1 });
  await gone(docPaths.domain(NORTH));
  expect((await at(docPaths.session({ ...NORTH, session: 's1' })).get()).exists).toBe(false);
});

it('D-46 ADD-61 a document that is no marker is left as it is, and counts as work that is left', async () => {
  const marker = at(`${firestorePaths.removals('acme')}/broken`);
  await marker.set({ company: 7, leaseUntil: 0 });
  const numbersLeft: number[] = [];
  await createRemovals(platform.firebase, { onLook: (left) => numbersLeft.push(left) }).resumeAll();
  // ADD-61: for the metrics.
  expect(numbersLeft).toEqual([1]);
  expect((await marker.get()).data()).toEqual({ company: 7, leaseUntil: 0 });
  await marker.delete();
});

it('D-124 a running server continues the change of a licence of one that has died', async () => {
  await at(docPaths.license('acme', 'drone')).set({ authDomains: ['North'] });
  await at(docPaths.user('paulo')).set({ company: 'acme', authDomains: ['North'], authLicenses: [] });
  const marker = at(`${firestorePaths.licenseChanges('acme')}/left`);
  await marker.set({ ...NORTH, license: 'drone', leaseUntil: Date.now() - 1 });
  await gone(marker.path);
  expect((await at(docPaths.user('paulo')).get()).get('authLicenses')).toEqual(['drone']);
});
