import { itWith } from 'platform-emulator/testing';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { createCompany, type NewCompany } from './create-company';

describe('a new company', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform();
    await createCompany(platform.firebase, { ...ANA, ...EXISTING });
  });
  afterAll(() => platform.stop());

  const ANA: NewCompany = {
    company: 'acme',
    name: 'Acme S.A.',
    firstName: 'Ana',
    lastName: 'Key',
    employeeId: 'A-1',
    email: 'Ana@Acme.test ',
    locale: 'pt-BR',
  };
  const EXISTING = { company: 'norte', email: 'rui@norte.test' };
  const mailsTo = async (email: string) => (await platform.mails()).filter((mail) => mail.email === email);

  itWith('embedded')(
    'ADD-37 (D-127) is created with a key user, who gets a mail in the named language with a link to set a password, and is recorded',
    async () => {
      const { auth, firestore } = platform.firebase;
      expect(await createCompany(platform.firebase, ANA)).toEqual({ email: 'ana@acme.test' });
      expect((await firestore.doc(docPaths.company('acme')).get()).data()).toEqual({
        id: 'acme',
        exhibitionName: 'Acme S.A.',
        hasSessionPushListener: false,
        authDomains: [],
      });
      const { uid, customClaims } = await auth.getUserByEmail('ana@acme.test');
      expect(customClaims).toEqual({ keyUser: true, company: ['acme'] });
      expect((await firestore.doc(docPaths.user(uid)).get()).data()).toMatchObject({
        keyUser: true,
        company: ['acme'],
        firstName: 'Ana',
        email: 'ana@acme.test',
        pwUpdated: false,
      });
      expect(await mailsTo('ana@acme.test')).toMatchObject([{ requestType: 'PASSWORD_RESET', locale: 'pt-BR' }]);
      const records = await firestore.collection(firestorePaths.audit('acme')).get();
      expect(records.docs.map((one) => one.data())).toMatchObject([{ by: 'platform', action: 'users.create', target: docPaths.user(uid) }]);
    },
  );

  it('is refused if the company exists, without creating a user', async () => {
    await expect(createCompany(platform.firebase, { ...ANA, company: EXISTING.company, email: 'bea@acme.test' })).rejects.toThrow(
      'The company norte exists already. Nothing was changed.',
    );
    await expect(platform.firebase.auth.getUserByEmail('bea@acme.test')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('leaves no sign-in if another process creates the company meanwhile', async () => {
    const both = [
      createCompany(platform.firebase, { ...ANA, company: 'twice', email: 'one@twice.test' }),
      createCompany(platform.firebase, { ...ANA, company: 'twice', email: 'two@twice.test' }),
    ];
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { users } = await platform.firebase.auth.getUsers([{ email: 'one@twice.test' }, { email: 'two@twice.test' }]);
    expect(users).toHaveLength(1);
  });

  it.each([
    ['an id with a slash', { company: 'a/b' }, 213],
    ['an id that is reserved', { company: '__x__' }, 200],
    ['no name', { name: ' ' }, 205],
    ['an address that takes no mail', { email: 'ana@new.users.invalid' }, 420],
    ['an address in use', { email: EXISTING.email }, 411],
    ['a first name that is empty', { firstName: '' }, 205],
  ])('is refused with %s by the rules of the calls, and nothing is stored', async (_what, wrong, code) => {
    await expect(createCompany(platform.firebase, { ...ANA, company: 'new', email: 'ana@new.test', ...wrong })).rejects.toMatchObject({
      problem: { code },
    });
    expect((await platform.firebase.firestore.doc(docPaths.company('new')).get()).exists).toBe(false);
  });
});
