import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { connectFirebase, type Firebase } from 'platform-api/seed';
import { startEmulator, type RunningEmulator } from 'platform-emulator';
import { copyData, openData } from 'platform-emulator/data';
import { exportData, type Exported } from './export-data';

let folder: string;
let exported: Exported;
let contents: Record<'from' | 'to', Awaited<ReturnType<typeof contentsOf>>>;

const PASSWORDS = { 'key@demo.test': 'demo-key-1', 'other@demo.test': 'demo-key-2' };

/** Runs an embedded Firebase on a folder while `work` runs. */
async function on<T>(
  dataDir: string,
  work: (firebase: Firebase, emulator: RunningEmulator) => Promise<T>,
  passwordCost?: number,
): Promise<T> {
  const emulator = await startEmulator({
    dataDir,
    ...(passwordCost !== undefined && { passwordCost }),
    ports: { auth: 0, firestore: 0, storage: 0 },
  });
  const { host, ports, projectId } = emulator;
  const at = (service: keyof typeof ports) => `${host}:${ports[service]}`;
  // Otherwise the whole process would keep the first host of a Storage.
  delete process.env['STORAGE_EMULATOR_HOST'];
  const firebase = connectFirebase({ projectId, emulators: { auth: at('auth'), firestore: at('firestore'), storage: at('storage') } });
  try {
    return await work(firebase, emulator);
  } finally {
    await firebase.close();
    await emulator.stop();
  }
}

const VALUES = (firestore: Firebase['firestore']) => ({
  whole: 3,
  large: 9_007_199_254_740_993n,
  part: 0.5,
  none: null,
  not: Number.NaN,
  yes: true,
  text: 'ção',
  bytes: Buffer.from([0, 255]),
  at: new Timestamp(1_777_000_000, 123_456_000),
  before1970: new Timestamp(-5, 250_000_000),
  place: new GeoPoint(38.7, -9.1),
  link: firestore.doc('companies/acme'),
  list: [1, { deep: [] }],
  map: { inner: { empty: {} } },
  vector: FieldValue.vector([1, 2.5]),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-test-'));
  const from = join(folder, 'from');
  await on(
    from,
    ({ auth }) => auth.createUser({ uid: 'u2', email: 'other@demo.test', password: PASSWORDS['other@demo.test'], disabled: true }),
    16,
  );
  // The embedded Firebase keeps running while its data are exported.
  await on(from, async ({ auth, firestore, bucket }) => {
    await auth.createUser({
      uid: 'u1',
      email: 'key@demo.test',
      emailVerified: true,
      displayName: 'Ana Conceição',
      photoURL: 'https://photo.test/a.png',
      password: PASSWORDS['key@demo.test'],
    });
    await auth.setCustomUserClaims('u1', { keyUser: true, companies: ['acme'] });
    await auth.createUser({ uid: 'u3', phoneNumber: '+351210000000' });
    await firestore.doc('values/all').set(VALUES(firestore));
    await firestore.doc('companies/acme/domains/North Yard/sessions/s1').set({ records: 'x'.repeat(5000) });
    await bucket.file('companies/acme/label ção.png').save(Buffer.from([1, 2, 3]), {
      resumable: false,
      contentType: 'image/png',
      metadata: { cacheControl: 'private, max-age=60', metadata: { by: 'ana', firebaseStorageDownloadTokens: 'token-1' } },
    });
    await bucket.file('empty').save('', { resumable: false });
    exported = await on(join(folder, 'to'), (target) => exportData(from, target));
  });
  contents = { from: await contentsOf('from'), to: await contentsOf('to') };
});

afterAll(() => rm(folder, { recursive: true }));

/** The whole content of a folder in a form that can be compared. */
async function contentsOf(name: string) {
  const copy = join(folder, `copy-${name}`);
  await copyData(join(folder, name), copy);
  const data = await openData(copy, () => {});
  const byKey = <T>(entries: [string, T][]) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  const documents = byKey([...data.documents.all()].map(({ path, fields }) => [path, fields]));
  // A project sets the time of the password and the time from which sign-ins are valid itself, and stores whole seconds.
  const accounts = byKey(
    data.accounts
      .list()
      .map(({ validSince: _since, passwordUpdatedAt: _updated, createdAt, ...account }) => [
        account.localId,
        { ...account, createdAt: Math.floor(createdAt / 1000) },
      ]),
  );
  const files = byKey(
    await Promise.all(
      [...data.files.all()].map(async ({ name: file, blob, size, contentType, cacheControl, custom, downloadTokens }) => {
        const bytes =
          size === 0
            ? ''
            : createHash('sha256')
                .update(await buffer(data.blobs.read(blob, 0, size - 1)))
                .digest('hex');
        return [file, { bytes, contentType, cacheControl, custom, downloadTokens }] as [string, object];
      }),
    ),
  );
  await data.close();
  await rm(copy, { recursive: true });
  return { documents, accounts, files };
}

describe('an export of the embedded data into a project', () => {
  it('writes every account, document and file unchanged, with values of all types', async () => {
    const { from, to } = contents;
    expect(Object.keys(to.documents)).toEqual(Object.keys(from.documents));
    expect(to.documents).toEqual(from.documents);
    expect(to.accounts).toEqual(from.accounts);
    expect(to.files).toEqual(from.files);
    expect(exported).toEqual({ accounts: 3, documents: 2, files: 2 });
    expect([from.accounts, from.documents, from.files].map((of) => Object.keys(of).length)).toEqual([3, 2, 2]);
  });

  it('keeps the passwords of users', async () => {
    await on(join(folder, 'to'), async ({ auth }, { ports }) => {
      await auth.updateUser('u2', { disabled: false });
      const signIn = async (email: string, password: string) => {
        const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`;
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password, returnSecureToken: true }),
        });
        return answer.status;
      };
      for (const [email, password] of Object.entries(PASSWORDS))
        expect([await signIn(email, password), await signIn(email, `${password}x`)]).toEqual([200, 400]);
    });
  });

  it.each<[string, (target: Firebase) => jest.SpyInstance]>([
    ['documents', ({ firestore }) => jest.spyOn(firestore, 'bulkWriter')],
    ['files', ({ bucket }) => jest.spyOn(bucket, 'file')],
  ])('ADD-46 (D-138) that ends among the %s leaves no account, which would come before its profile', async (_what, spyOn) => {
    await on(join(folder, `ended-${_what}`), async (target) => {
      spyOn(target).mockImplementation(() => {
        throw new Error('ended');
      });
      await expect(exportData(join(folder, 'from'), target)).rejects.toThrow('ended');
      expect((await target.auth.listUsers()).users).toEqual([]);
    });
  });
});
