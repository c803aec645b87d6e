import { docPaths, type DomainRef } from 'shared-kit/model';
import type { HourlyRun } from '../hourly/hourly';
import { writeDomain } from '../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { nameOlderDocuments } from './name-older-documents';
import { storeSearchNames } from './store-search-names';

const NORTH: DomainRef = { company: 'acme', domain: 'North Hall' };
const MARK = 'platformWork/foldedNames';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
  await writeDomain(platform.firebase, NORTH);
  await doc(docPaths.company('acme')).set({ id: 'acme', authDomains: [NORTH.domain] });
});
afterAll(() => platform.stop());

const doc = (path: string) => platform.firebase.firestore.doc(path);
const searchName = async (path: string): Promise<unknown> => (await doc(path).get()).get('searchName');
const run = (signal = new AbortController().signal): HourlyRun => ({ isStart: false, signal });

/** Removes the marks, as in a console that was installed before names for searches were stored. */
async function before(): Promise<void> {
  await Promise.all([doc(MARK).delete(), doc('platformWork/searchNames').delete()]);
}

describe('documents that are older than names for searches', () => {
  it('ADD-20 are named once, sessions and tasks, more than fit a page', async () => {
    await before();
    const batch = platform.firebase.firestore.batch();
    for (let nth = 0; nth < 310; nth += 1) batch.set(doc(docPaths.session({ ...NORTH, session: `s${nth}` })), { name: `Série ${nth}` });
    batch.set(doc(docPaths.task(NORTH, 'Às Cegas')), { name: 'Às Cegas', state: 'ARCHIVED' });
    await batch.commit();
    await nameOlderDocuments(platform.firebase, run());
    expect(await searchName(docPaths.session({ ...NORTH, session: 's0' }))).toBe('serie 0');
    expect(await searchName(docPaths.session({ ...NORTH, session: 's309' }))).toBe('serie 309');
    expect(await searchName(docPaths.task(NORTH, 'Às Cegas'))).toBe('as cegas');

    const late = docPaths.session({ ...NORTH, session: 'late' });
    await doc(late).set({ name: 'Late' });
    await nameOlderDocuments(platform.firebase, run());
    expect(await searchName(late)).toBeUndefined();
  });

  it('ADD-20 are begun again by the next run when the server ends amid them', async () => {
    await before();
    const ending = new AbortController();
    ending.abort();
    await nameOlderDocuments(platform.firebase, run(ending.signal));
    expect((await doc(MARK).get()).exists).toBe(false);
  });

  it('ADD-20 stay removed when they are removed meanwhile', async () => {
    const path = docPaths.session({ ...NORTH, session: 'gone' });
    await doc(path).set({ name: 'Gone' });
    const read = await doc(path).get();
    await doc(path).delete();
    await storeSearchNames(platform.firebase.firestore, [read]);
    expect((await doc(path).get()).exists).toBe(false);
  });
});
