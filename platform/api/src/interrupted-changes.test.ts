import sharp from 'sharp';
import { Timestamp } from 'firebase-admin/firestore';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { createKeyTokens } from './access/key-tokens';
import { timeBudget } from './http/time-budget';
import { createCompany } from './resources/companies/create-company';
import { createKey, removeKey, renewKey } from './resources/keys/change-keys';
import { assignPassword } from './resources/users/assign-password';
import { createUser } from './resources/users/create-user';
import { changeOwnPassword } from './resources/users/passwords';
import { removeUser } from './resources/users/remove-user';
import { newPicturesFor, updateUser } from './resources/users/update-user';
import { apiCaller } from './testing/api-caller';
import { endedAtEachStep } from './testing/ended-at-step';
import { startTestPlatform, type TestPlatform } from './testing/test-platform';
import { endBegunSignIns } from './work/sign-ins/end-begun-sign-ins';

// The pairs of stores in docs/security.md: each change is ended after each of its steps, and what remains opens nothing that it should not.

let platform: TestPlatform;
let keyUser: string;
const call = apiCaller(() => platform);
const actor = { uid: 'key', name: 'Test key', company: 'acme', parentUid: 'mod', ip: '', userAgent: '' };

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
  await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North', 'South'] });
  keyUser = await platform.signUp({ uid: 'key', keyUser: true });
});

afterAll(() => platform.stop());

const at = (path: string) => platform.firebase.firestore.doc(path);
const signInOf = (email: string) => platform.firebase.auth.getUserByEmail(email).catch(() => undefined);
const profileOf = async (uid: string) => (await at(docPaths.user(uid)).get()).data();
const canSignIn = async (email: string) =>
  platform.signIn(email).then(
    () => true,
    () => false,
  );

/** Counts the transactions that the database refuses because of others, which the SDK then tries again until a call has no time left. */
function refusedCommits(): () => number {
  const firestore = platform.firebase.firestore as unknown as { request: (...given: unknown[]) => Promise<unknown> };
  const request = firestore.request.bind(firestore);
  let refused = 0;
  jest.spyOn(firestore, 'request').mockImplementation(async (...given) => {
    try {
      return await request(...given);
    } catch (error) {
      if (given[0] === 'commit') refused += 1;
      throw error;
    }
  });
  return () => refused;
}

/** Makes all marks old, then does the platform's work. Returns what it logs. */
async function laterWork(): Promise<string[]> {
  const { firestore } = platform.firebase;
  const marks = await firestore.collection('begunSignIns').get();
  await Promise.all(marks.docs.map(({ ref }) => ref.update({ begunAt: Timestamp.fromMillis(Date.now() - 3_600_000) })));
  const logged: string[] = [];
  const log = { warn: (_fields: object, line: string) => void logged.push(line) };
  await endBegunSignIns(platform.firebase, log as never, new AbortController().signal);
  expect((await firestore.collection('begunSignIns').get()).size).toBe(0);
  return logged;
}

/** What must be true of a sign-in whenever its making ends, and after the platform's work. Returns whether its user is there then. */
async function expectNoRights(email: string): Promise<boolean> {
  const before = await signInOf(email);
  const hasProfile = before !== undefined && (await profileOf(before.uid)) !== undefined;
  if (before && !hasProfile) {
    expect({ disabled: before.disabled, claims: before.customClaims ?? {} }).toEqual({ disabled: true, claims: {} });
    expect(await canSignIn(email)).toBe(false);
  }
  const logged = await laterWork();
  const after = await signInOf(email);
  if (!hasProfile) {
    expect(after).toBeUndefined();
    if (before) expect(logged).toEqual(['a sign-in without a profile was removed: its making was interrupted']);
    return false;
  }
  expect(after).toMatchObject({ disabled: false, customClaims: { company: expect.anything() as unknown } });
  return true;
}

describe('the making of a sign-in', () => {
  it('ADD-46 (D-138) that is ended at any step leaves a user who can sign in, or nobody', async () => {
    const emailOf = (steps: number) => `ended-${steps}@test.invalid`;
    const found: boolean[] = [];
    const steps = await endedAtEachStep(platform.firebase, {
      work: (n) => {
        const data = { firstName: 'Ana', lastName: 'Lima', employeeId: '1', company: 'acme', pilot: true, authDomains: ['North'] };
        const password = '123456';
        return createUser(
          platform.firebase,
          actor,
          { data: { ...data, email: emailOf(n), password }, noEmailDomain: 'users.invalid' },
          timeBudget(),
        );
      },
      after: async (n) => void found.push(await expectNoRights(emailOf(n))),
    });
    // Mark, sign-in, profile, claims, enabling, the end of the mark.
    expect(steps).toBe(6);
    expect(found).toEqual([false, false, false, true, true, true]);
    expect(await canSignIn(emailOf(5))).toBe(true);
    const children = (await profileOf('mod'))?.['children'] as string[];
    expect(children).toHaveLength(4);
  });

  it('ADD-46 (D-138) of a first company leaves the company with a key user who can choose a password, or neither', async () => {
    const emailOf = (steps: number) => `ana@ended${steps}.test`;
    const found: boolean[] = [];
    await endedAtEachStep(platform.firebase, {
      work: (n) =>
        createCompany(platform.firebase, {
          company: `ended${n}`,
          name: 'Ended',
          firstName: 'Ana',
          lastName: 'Key',
          employeeId: '1',
          email: emailOf(n),
          locale: 'en-US',
        }),
      after: async (n) => {
        found.push(await expectNoRights(emailOf(n)));
        expect((await at(docPaths.company(`ended${n}`)).get()).exists).toBe(found.at(-1));
      },
    });
    expect(found).toEqual([false, false, false, true, true, true]);
  });

  it('ADD-46 (D-138) leaves sign-ins of other programs alone, also when their email is wanted', async () => {
    const { auth } = platform.firebase;
    const { uid } = await auth.createUser({ email: 'shop@test.invalid', password: '123456' });
    expect(await laterWork()).toEqual([]);
    const data = { firstName: 'A', lastName: 'B', employeeId: '1', company: 'acme', pilot: true, authDomains: ['North'] };
    const read = auth.getUserByEmail.bind(auth);
    jest.spyOn(auth, 'getUserByEmail').mockImplementationOnce(async (email) => {
      const found = await read(email);
      return Object.create(found, { metadata: { value: { creationTime: new Date(0).toUTCString() } } }) as typeof found;
    });
    const adding = createUser(
      platform.firebase,
      actor,
      { data: { ...data, email: 'shop@test.invalid' }, noEmailDomain: 'users.invalid' },
      timeBudget(),
    );
    await expect(adding).rejects.toMatchObject({ problem: { code: 411 } });
    expect(await auth.getUser(uid)).toMatchObject({ email: 'shop@test.invalid', disabled: false });
  });

  it('ADD-46 (D-138) is not completed by a call that was taken for interrupted', async () => {
    const { firebase } = platform;
    const create = firebase.auth.createUser.bind(firebase.auth);
    jest.spyOn(firebase.auth, 'createUser').mockImplementationOnce(async (account) => {
      const user = await create(account);
      await laterWork();
      return user;
    });
    const body = {
      data: {
        firstName: 'A',
        lastName: 'B',
        employeeId: '1',
        email: 'late@test.invalid',
        company: 'acme',
        pilot: true,
        authDomains: ['North'],
      },
    };
    expect(await call('POST', 'users', { token: keyUser, parentUid: 'mod', body })).toMatchObject({ http: 503, code: 6 });
    expect(await signInOf('late@test.invalid')).toBeUndefined();
    expect(await call('POST', 'users', { token: keyUser, parentUid: 'mod', body })).toMatchObject({ code: 406 });
  });

  it('DATA-02 USERS-20 twenty users added at once for one moderator are all added, and listed', async () => {
    await platform.signUp({ uid: 'busy', moderator: true, authDomains: ['North'] });
    const refused = refusedCommits();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        call('POST', 'users', {
          token: keyUser,
          parentUid: 'busy',
          body: {
            data: {
              firstName: 'A',
              lastName: 'B',
              employeeId: `${n}`,
              email: `busy${n}@test.invalid`,
              company: 'acme',
              pilot: true,
              authDomains: ['North'],
            },
          },
        }),
      ),
    );
    expect(replies.map(({ code }) => code)).toEqual(Array(20).fill(406));
    const children = (await profileOf('busy'))?.['children'] as string[];
    expect(children).toHaveLength(20);
    const removals = await Promise.all(children.map((uid) => call('DELETE', 'users', { token: keyUser, body: { uid } })));
    expect(removals.map(({ code }) => code)).toEqual(Array(20).fill(408));
    expect((await profileOf('busy'))?.['children']).toEqual([]);
    expect(refused()).toBe(0);
  });
});

describe('a change of a user', () => {
  let count = 0;
  async function pilot(): Promise<{ uid: string; email: string }> {
    const uid = `changed-${++count}`;
    await platform.signUp({ uid, pilot: true, parent: 'mod', authDomains: ['North'] });
    return { uid, email: `${uid}@test.invalid` };
  }
  /** The roles that count for changes: those in claims and profile. */
  async function rolesOf(uid: string): Promise<string[]> {
    const claims = (await platform.firebase.auth.getUser(uid)).customClaims ?? {};
    const profile = (await profileOf(uid)) ?? {};
    return ['pilot', 'checker', 'assistant'].filter((role) => claims[role] === true && profile[role] === true);
  }

  it('ADD-46 (D-138) a removal that is ended at any step leaves no sign-in that can be used without a profile', async () => {
    const users: { uid: string; email: string }[] = [];
    await endedAtEachStep(platform.firebase, {
      work: async (n) => removeUser(platform.firebase, actor, users[n]!.uid, timeBudget()),
      after: async (n) => {
        const { uid, email } = users[n]!;
        if (await profileOf(uid)) return;
        expect(await canSignIn(email)).toBe(false);
        expect(await call('DELETE', 'users', { token: keyUser, body: { uid } })).toMatchObject({ code: 412 });
        expect(await signInOf(email)).toBeUndefined();
      },
      before: async () => void users.push(await pilot()),
    });
    expect(users.length).toBeGreaterThan(4);
  });

  it.each<[string, object, string[], string[]]>([
    ['granting a role', { assistant: true }, ['pilot'], ['pilot', 'assistant']],
    ['withdrawing a role', { pilot: false, checker: true }, ['pilot'], ['checker']],
  ])('ADD-46 (D-138) %s that is ended at any step gives no role that the profile has not', async (_what, userData, before, wanted) => {
    const uids: string[] = [];
    const caller = { uid: 'key', companies: ['acme'], roles: new Set(['keyUser'] as const), signedInAt: Date.now() };
    await endedAtEachStep(platform.firebase, {
      before: async () => void uids.push((await pilot()).uid),
      work: async (n) => updateUser(platform.firebase, undefined, { caller, actor, uid: uids[n]!, userData }, timeBudget()),
      after: async (n) => {
        const isCommitted = ((await profileOf(uids[n]!))!['permissions'] as string[]).join() === wanted.join();
        for (const role of await rolesOf(uids[n]!)) expect(isCommitted ? wanted : before).toContain(role);
      },
    });
    expect((await rolesOf(uids.at(-1)!)).sort()).toEqual(wanted.sort());
  });

  it('ADD-46 (D-138) a new picture that is ended at any step leaves a profile whose pictures are there', async () => {
    const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const picture = { bytes, contentType: 'image/png' };
    const maker = { makeWithThumbnail: async () => ({ picture, thumbnail: picture }) } as never;
    const { uid } = await pilot();
    const caller = { uid, companies: ['acme'], roles: new Set<never>(), signedInAt: Date.now() };
    const update = { caller, actor: { ...actor, uid }, uid, userData: { picture: 'x' } };
    const change = async () => {
      const pictures = await newPicturesFor(platform.firebase, maker, update, { company: 'acme', user: uid });
      await updateUser(platform.firebase, pictures, update, timeBudget());
    };
    await change();
    await endedAtEachStep(platform.firebase, {
      work: change,
      after: async () => {
        const profile = (await profileOf(uid))!;
        for (const field of ['picture', 'thumbnail']) {
          expect(await platform.firebase.bucket.file(profile[field] as string).exists()).toEqual([true]);
        }
      },
    });
  });

  it('ADD-46 (D-138) a password that is ended at any step while an administrator sets it has to be replaced', async () => {
    const users: { uid: string; email: string }[] = [];
    await endedAtEachStep(platform.firebase, {
      before: async () => void users.push(await pilot()),
      work: async (n) => assignPassword(platform.firebase, { actor, uid: users[n]!.uid, newPassword: '654321' }, timeBudget()),
      after: async (n) => {
        const { uid, email } = users[n]!;
        const isNew = await platform.firebase.identity.isPassword(email, '654321');
        if (isNew) expect((await profileOf(uid))?.['pwUpdated']).toBe(false);
      },
    });
  });

  it('ADD-46 (D-21) the own password that is ended at any step is the old one, or the new one, which is asked for once more', async () => {
    const users: { uid: string; email: string }[] = [];
    const found: [isNew: boolean, pwUpdated: unknown][] = [];
    const change = (uid: string, currentPassword: string) => {
      const caller = { uid, companies: ['acme'], roles: new Set<never>(), signedInAt: Date.now() };
      return changeOwnPassword(
        platform.firebase,
        { caller, actor: { ...actor, uid }, currentPassword, newPassword: '654321' },
        timeBudget(),
      );
    };
    await endedAtEachStep(platform.firebase, {
      before: async () => {
        users.push(await pilot());
        await at(docPaths.user(users.at(-1)!.uid)).update({ pwUpdated: false });
      },
      work: (n) => change(users[n]!.uid, '123456'),
      after: async (n) => {
        const { uid, email } = users[n]!;
        const { identity } = platform.firebase;
        const isNew = await identity.isPassword(email, '654321');
        expect(await identity.isPassword(email, '123456')).toBe(!isNew);
        found.push([isNew, (await profileOf(uid))?.['pwUpdated']]);
        // What a page that asks again does.
        await change(uid, isNew ? '654321' : '123456');
        expect((await profileOf(uid))?.['pwUpdated']).toBe(true);
      },
    });
    // A look at the profile, the password, then the profile with its record.
    expect(found).toEqual([
      [false, false],
      [false, false],
      [true, false],
    ]);
  });
});

describe('a change of API keys', () => {
  const tokens = createKeyTokens('a secret of at least thirty-two bytes');
  const change = (parentUid: string) => ({ firebase: platform.firebase, tokens, actor: { ...actor, parentUid }, time: timeBudget() });
  const keysOf = async (owner: string) => {
    const keys = platform.firebase.firestore.collection(firestorePaths.apiKeys('acme')).where('parentUid', '==', owner);
    return (await keys.get()).docs;
  };

  it('ADD-46 (D-138) that is ended at any step leaves the old key or the new one, never both, and claims that name no more than a key', async () => {
    const owners: string[] = [];
    const before = async () => {
      const owner = `key-owner-${owners.length}`;
      owners.push(owner);
      await platform.signUp({ uid: owner, moderator: true, authDomains: ['North'] });
      await createKey(change(owner), { description: 'Reports', authDomains: ['North'] });
    };
    await endedAtEachStep(platform.firebase, {
      before,
      work: async (n) => renewKey(change(owners[n]!), (await keysOf(owners[n]!))[0]!.id),
      after: async (n) => expect((await keysOf(owners[n]!)).filter((key) => key.get('status') === 'ACTIVE')).toHaveLength(1),
    });
    expect(await keysOf(owners.at(-1)!)).toHaveLength(2);
  });

  /** The claims list the active keys, and may besides name an id without a key until the owner's next change. */
  const claimsBeside = async (owner: string) => {
    const { apiKeys = [] } = (await platform.firebase.auth.getUser(owner)).customClaims as { apiKeys?: string[] };
    const stored = (await keysOf(owner)).map(({ id }) => id);
    return { unknown: apiKeys.filter((id) => !stored.includes(id)).length, unlisted: stored.filter((id) => !apiKeys.includes(id)).length };
  };

  it('ADD-46 (D-138) a creation that is ended at any step leaves a key with its record, or an id that opens nothing', async () => {
    const owners: string[] = [];
    const found: object[] = [];
    const add = (owner: string) => createKey(change(owner), { description: 'Reports', authDomains: ['North'] });
    await endedAtEachStep(platform.firebase, {
      before: async () => {
        owners.push(`key-maker-${owners.length}`);
        await platform.signUp({ uid: owners.at(-1)!, moderator: true, authDomains: ['North'] });
      },
      work: (n) => add(owners[n]!),
      after: async (n) => {
        const owner = owners[n]!;
        found.push({ keys: (await keysOf(owner)).length, ...(await claimsBeside(owner)) });
        await add(owner);
        expect(await claimsBeside(owner)).toEqual({ unknown: 0, unlisted: 0 });
      },
    });
    // The claims, then the key with its record.
    expect(found).toEqual([
      { keys: 0, unknown: 0, unlisted: 0 },
      { keys: 0, unknown: 1, unlisted: 0 },
    ]);
  });

  it('ADD-46 (D-138) a removal that is ended at any step leaves a key that can be removed', async () => {
    const owners: string[] = [];
    const found: object[] = [];
    const remove = async (owner: string) => removeKey(change(owner), (await keysOf(owner))[0]!.id);
    await endedAtEachStep(platform.firebase, {
      before: async () => {
        owners.push(`key-remover-${owners.length}`);
        await platform.signUp({ uid: owners.at(-1)!, moderator: true, authDomains: ['North'] });
        await createKey(change(owners.at(-1)!), { description: 'Reports', authDomains: ['North'] });
      },
      work: (n) => remove(owners[n]!),
      after: async (n) => {
        const owner = owners[n]!;
        found.push({ keys: (await keysOf(owner)).length, ...(await claimsBeside(owner)) });
        await remove(owner);
        expect([await keysOf(owner), await claimsBeside(owner)]).toEqual([[], { unknown: 0, unlisted: 0 }]);
      },
    });
    // The claims, then the documents of the key with the record.
    expect(found).toEqual([
      { keys: 1, unknown: 0, unlisted: 0 },
      { keys: 1, unknown: 0, unlisted: 1 },
    ]);
    expect(await keysOf(owners.at(-1)!)).toEqual([]);
  });
});
