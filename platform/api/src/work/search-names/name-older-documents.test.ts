import { docPaths, type DomainRef } from 'shared-kit/model';
import type { Run } from '../schedule/regularly';
import { writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { nameOlderDocuments } from './name-older-documents';
import { BEGINNINGS, NAMES, storeForSearches } from './store-for-searches';

const NORTH: DomainRef = { company: 'acme', domain: 'North Hall' };
const MARKS = ['foldedNames', 'userBeginnings'].map((mark) => `platformWork/${mark}`);
const LEASES = ['searchNames', 'searchBeginnings'].map((lease) => `platformWork/${lease}`);

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
const beginnings = async (uid: string): Promise<unknown> => (await doc(docPaths.user(uid)).get()).get('searchBeginnings');
const run = (signal = new AbortController().signal): Run => ({ isStart: false, signal });

/** Removes the marks, as in a console that was installed before anything was stored for searches. */
async function before(): Promise<void> {
  await Promise.all([...MARKS, ...LEASES].map((path) => doc(path).delete()));
}

describe('documents from before names were stored for searches', () => {
  it('ADD-FIND-06 get their names once: sessions and tasks, also more than one page of them', async () => {
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

  it('ADD-FIND-06 include users, who get the beginnings of their words once', async () => {
    await before();
    await doc(docPaths.user('joao')).set({ firstName: 'João', lastName: 'Sá', company: 'acme' });
    await doc(docPaths.user('odd')).set({ firstName: 7 });
    await nameOlderDocuments(platform.firebase, run());
    expect(await beginnings('joao')).toEqual(['j', 'jo', 'joa', 'joao', 's', 'sa']);
    expect(await beginnings('odd')).toEqual([]);

    await doc(docPaths.user('late')).set({ firstName: 'Late' });
    await nameOlderDocuments(platform.firebase, run());
    expect(await beginnings('late')).toBeUndefined();
  });

  it('ADD-FIND-06 are read again if they are changed meanwhile, so that no old name is stored', async () => {
    const path = docPaths.user('renamed');
    await doc(path).set({ firstName: 'Ana' });
    const read = await doc(path).get();
    await doc(path).update({ firstName: 'Bia' });
    await storeForSearches(platform.firebase.firestore, [read], BEGINNINGS);
    expect(await beginnings('renamed')).toEqual(['b', 'bi', 'bia']);
  });

  it('ADD-FIND-06 are processed again by the next run if the server ends before the work is complete', async () => {
    await before();
    const ending = new AbortController();
    ending.abort();
    await nameOlderDocuments(platform.firebase, run(ending.signal));
    for (const mark of MARKS) expect((await doc(mark).get()).exists).toBe(false);
  });

  it('ADD-FIND-06 are not restored if they are removed meanwhile', async () => {
    const path = docPaths.session({ ...NORTH, session: 'gone' });
    await doc(path).set({ name: 'Gone' });
    const read = await doc(path).get();
    await doc(path).delete();
    await storeForSearches(platform.firebase.firestore, [read], NAMES);
    expect((await doc(path).get()).exists).toBe(false);
  });
});
