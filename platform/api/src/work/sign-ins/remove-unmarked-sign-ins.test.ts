import { docPaths, firestorePaths } from 'shared-kit/model';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { removeUnmarkedSignIns } from './remove-unmarked-sign-ins';

const TWO_DAYS_MS = 48 * 3_600_000;
const OF_PLATFORM = { pilot: true, company: 'acme', parent: 'mod' };

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
  await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North'] });
  await platform.firebase.firestore.doc(docPaths.company('acme')).set({ id: 'acme', authDomains: ['North'] });
});
afterAll(() => platform.stop());
beforeEach(async () => {
  await platform.firebase.firestore.doc('platformWork/unmarkedSignIns').delete();
});

const isThere = (uid: string): Promise<boolean> =>
  platform.firebase.auth.getUser(uid).then(
    () => true,
    () => false,
  );

async function signIn(uid: string, { claims = OF_PLATFORM, ...more }: { claims?: object | null; disabled?: boolean } = {}) {
  await platform.firebase.auth.createUser({ uid, email: `${uid}@old.invalid`, password: '123456', displayName: 'Ana Lima', ...more });
  if (claims) await platform.firebase.auth.setCustomUserClaims(uid, claims);
}

/** Does the work when all sign-ins are so old. Returns the users whose removal it logs, and how often it looked through the sign-ins. */
async function work(ageMs = TWO_DAYS_MS): Promise<{ removed: string[]; lists: number }> {
  const { auth, firestore } = platform.firebase;
  await firestore.doc('platformWork/signIns').delete();
  const list = auth.listUsers.bind(auth);
  const creationTime = new Date(Date.now() - ageMs).toUTCString();
  const listing = jest.spyOn(auth, 'listUsers').mockImplementation(async (...given) => {
    const page = await list(...given);
    const users = page.users.map((user) => Object.create(user, { metadata: { value: { creationTime } } }) as typeof user);
    return { ...page, users };
  });
  const removed: string[] = [];
  const log = { warn: ({ user }: { user: string }) => void removed.push(user) };
  await removeUnmarkedSignIns(platform.firebase, log as never, { isStart: false, signal: new AbortController().signal });
  const lists = listing.mock.calls.length;
  listing.mockRestore();
  return { removed: removed.sort(), lists };
}

const isDone = async () => (await platform.firebase.firestore.doc('platformWork/unmarkedSignIns').get()).exists;

describe('ADD-46 (D-138) sign-ins without a profile of versions that did not mark them', () => {
  it('are removed once they are a day old, and then no longer looked for', async () => {
    await signIn('left');
    await signIn('left-moderator', { claims: { moderator: true, company: 'acme' } });
    expect(await work(0)).toEqual({ removed: [], lists: 1 });
    expect(await isDone()).toBe(false);
    expect(await work()).toEqual({ removed: ['left', 'left-moderator'], lists: 1 });
    expect([await isThere('left'), await isThere('left-moderator'), await isThere('mod')]).toEqual([false, false, true]);
    expect(await isDone()).toBe(true);
    expect(await work()).toEqual({ removed: [], lists: 0 });
  });

  it('of other programs, operators and users with a profile stay', async () => {
    const { firestore } = platform.firebase;
    const others: Record<string, object | null> = {
      none: null,
      shop: { company: 'acme' },
      robot: { ...OF_PLATFORM, scope: 'read' },
      admin: { ...OF_PLATFORM, admin: true },
      elsewhere: { ...OF_PLATFORM, company: 'nobody' },
      several: { ...OF_PLATFORM, company: ['acme'] },
      parentless: { pilot: true, company: 'acme' },
      key: { keyUser: true, company: ['acme'] },
    };
    for (const [uid, claims] of Object.entries(others)) await signIn(uid, { claims });
    await signIn('nameless');
    await platform.firebase.auth.updateUser('nameless', { displayName: null });
    await signIn('profiled');
    await firestore.doc(docPaths.user('profiled')).set({ company: 'acme' });
    await signIn('marked');
    await firestore.doc('begunSignIns/marked').set({});
    await signIn('locked', { disabled: true });

    expect(await work()).toMatchObject({ removed: [] });
    const uids = [...Object.keys(others), 'nameless', 'profiled', 'marked', 'locked'];
    expect(await Promise.all(uids.map(isThere))).toEqual(uids.map(() => true));
  });

  it('of a removal that was interrupted are removed by its record', async () => {
    await signIn('half-removed', { disabled: true });
    const record = { target: docPaths.user('half-removed'), action: 'users.remove' };
    await platform.firebase.firestore.collection(firestorePaths.audit('acme')).add(record);
    expect(await work()).toMatchObject({ removed: ['half-removed'] });
    expect(await isThere('half-removed')).toBe(false);
  });
});
