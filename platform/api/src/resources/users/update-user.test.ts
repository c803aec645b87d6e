import sharp from 'sharp';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { apiCaller, type ApiCall } from '../../testing/api-caller';
import { blankPng } from '../../testing/blank-png';
import { writeDomain } from '../../testing/test-domain';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { MAX_PICTURE_BYTES } from '../../uploads/pictures/picture-maker';

let platform: TestPlatform;
let token: string;
let jpeg: Buffer;
let png: Buffer;
const call = apiCaller(() => platform);
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
  for (const domain of ['North', 'South']) await writeDomain(platform.firebase, { company: 'acme', domain }, null);
  await platform.firebase.firestore.doc('companies/acme/domains/South').update({ authLicenses: ['l3'] });
  await platform.signUp({ uid: 'mod', moderator: true, authDomains: ['North', 'South'] });
  await platform.signUp({ uid: 'other-user', pilot: true, companies: ['other'] });
  token = await platform.signUp({ uid: 'key', keyUser: true });
  const blank = sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } });
  [jpeg, png] = await Promise.all([blank.clone().jpeg().toBuffer(), blank.clone().png().toBuffer()]);
});

afterAll(() => platform.stop());

let count = 0;
/** Creates a pilot of the moderator as the console does. */
async function pilot(account: object = {}): Promise<string> {
  const uid = `pilot-${++count}`;
  await platform.signUp({ uid, pilot: true, parent: 'mod', authDomains: ['North'], ...account });
  return uid;
}

const update = (uid: string, userData: object, options: ApiCall = {}) =>
  call('PATCH', 'users', { token, body: { uid, userData }, ...options });
const profileOf = async (uid: string) => (await platform.firebase.firestore.doc(docPaths.user(uid)).get()).data();
const claimsOf = async (uid: string) => (await platform.firebase.auth.getUser(uid)).customClaims;

describe('changing a user', () => {
  it('API-07 PROFILE-10 DATA-01 updates everything that is derived from the new data', async () => {
    const uid = await pilot();
    const reply = await update(uid, { lastName: ' Souza ', authDomains: ['South'], checker: true, assistant: false });
    expect(reply).toMatchObject({ http: 200, code: 407 });
    expect(await profileOf(uid)).toMatchObject({
      firstName: 'Test',
      lastName: 'Souza',
      employeeName: 'Test Souza',
      authDomains: ['South'],
      authLicenses: ['l3'],
      permissions: ['pilot', 'checker'],
      checker: true,
      pwUpdated: true,
    });
    expect(await claimsOf(uid)).toEqual({ pilot: true, checker: true, company: 'acme', parent: 'mod' });
    expect((await platform.firebase.auth.getUser(uid)).displayName).toBe('Test Souza');
  });

  it('ADD-FIND-06 updates the words for searches, and keeps unchanged ones', async () => {
    const uid = await pilot({ firstName: 'João', lastName: 'Lima', employeeId: 'E7', email: 'jl@test.invalid' });
    const searchBeginnings = async () => (await profileOf(uid))?.['searchBeginnings'] as string[];
    expect(await searchBeginnings()).toEqual(expect.arrayContaining(['joao', 'lima', 'e7', 'jl']));
    await update(uid, { lastName: 'Sá' });
    expect(await searchBeginnings()).toEqual(['j', 'jo', 'joa', 'joao', 's', 'sa', 'e', 'e7', 'jl']);
    await update(uid, { checker: true });
    expect(await searchBeginnings()).toContain('sa');
  });

  it('PROFILE-10 needs an employee ID only if it is changed', async () => {
    const uid = await pilot();
    await platform.firebase.firestore.doc(docPaths.user(uid)).update({ employeeId: '' });
    expect(await update(uid, { lastName: 'Reis' })).toMatchObject({ http: 200, code: 407 });
    expect(await profileOf(uid)).toMatchObject({ lastName: 'Reis', employeeId: '' });
    expect(await update(uid, { employeeId: ' ' })).toMatchObject({ http: 400, code: 205, field: 'employeeId' });
  });

  it('PROFILE-10 changes nothing if the call is repeated', async () => {
    const uid = await pilot();
    await update(uid, { checker: true });
    const before = await profileOf(uid);
    expect(await update(uid, { checker: true })).toMatchObject({ code: 407 });
    expect(await profileOf(uid)).toEqual(before);
  });

  it('PERM-02 signs the user out if a permission is withdrawn, but not if one is given', async () => {
    const revoke = jest.spyOn(platform.firebase.auth, 'revokeRefreshTokens');
    const uid = await pilot();
    await update(uid, { checker: true });
    expect(revoke).not.toHaveBeenCalled();
    await update(uid, { pilot: false });
    expect(revoke).toHaveBeenCalledWith(uid);
    expect(await claimsOf(uid)).toEqual({ checker: true, company: 'acme', parent: 'mod' });
  });

  it('PERM-02 signs the user out if a domain is withdrawn, but not if one is given', async () => {
    const revoke = jest.spyOn(platform.firebase.auth, 'revokeRefreshTokens');
    const uid = await pilot();
    await update(uid, { authDomains: ['North', 'South'] });
    expect(revoke).not.toHaveBeenCalled();
    await update(uid, { authDomains: ['South'] });
    expect(revoke).toHaveBeenCalledWith(uid);
  });

  it('DATA-10 keeps a domain that the parent has lost until it is withdrawn', async () => {
    const uid = await pilot({ authDomains: ['North', 'Gone'] });
    expect(await update(uid, { authDomains: ['Gone', 'South'] })).toMatchObject({ code: 407 });
    await update(uid, { authDomains: ['South'] });
    expect(await update(uid, { authDomains: ['Gone'] })).toMatchObject({ http: 403, code: 404 });
  });

  it.each<[string, object, object]>([
    ['USERS-16 203 without a permission left', { pilot: false }, { http: 400, code: 203 }],
    ['USERS-16 205 without a domain', { authDomains: [] }, { http: 400, code: 205, field: 'authDomains' }],
    ["PERM-08 404 with a domain that is not the parent's", { authDomains: ['East'] }, { http: 403, code: 404 }],
    ['PROFILE-04 205 with an empty name', { firstName: '' }, { http: 400, code: 205, field: 'firstName' }],
    ['PROFILE-05 204 for a permission nobody gives here', { moderator: true }, { code: 204, args: ['userData.moderator'] }],
    ['PROFILE-05 204 for the way to the top', { keyUser: true }, { code: 204, args: ['userData.keyUser'] }],
    ['PROFILE-10 204 for an address', { email: 'a@b.test' }, { code: 204, args: ['userData.email'] }],
    ['PROFILE-10 201 for no data', {}, { http: 400, code: 201 }],
    ['PROFILE-10 214 for a number as a flag', { pilot: 1 }, { http: 400, code: 214 }],
  ])('%s', async (_what, userData, expected) => {
    const uid = await pilot();
    const before = await profileOf(uid);
    expect(await update(uid, userData)).toMatchObject(expected);
    expect(await profileOf(uid)).toEqual(before);
  });
});

it('API-07 413 for permissions of a user without a sign-in, which is not changed', async () => {
  const uid = await pilot();
  await platform.firebase.auth.deleteUser(uid);
  expect(await update(uid, { assistant: true })).toMatchObject({ http: 409, code: 413 });
  expect(await profileOf(uid)).toMatchObject({ assistant: false });
  expect(await update(uid, { firstName: 'X' })).toMatchObject({ code: 407 });
});

describe('a key user may not change', () => {
  it('PERM-07 PROFILE-06 moderators, key users and the own profile', async () => {
    for (const uid of ['mod', 'key']) expect(await update(uid, { firstName: 'X' })).toMatchObject({ http: 403, code: 3 });
    expect(await update('mod', { picture: dataUrl(png) })).toMatchObject({ code: 3 });
    // Not 7: nobody looks at the picture.
    expect(await update('mod', { picture: 'data:image/png;base64,AAAA' })).toMatchObject({ code: 3 });
    expect(await update('key', { picture: dataUrl(png), firstName: 'X' })).toMatchObject({ code: 3 });
  });

  it('PERM-10 a user of another company, with the same answer as for an unknown one', async () => {
    const foreign = await update('other-user', { firstName: 'X' });
    expect(foreign).toMatchObject({ http: 403, code: 3 });
    for (const uid of ['nobody', 'a/b', '..', '__id__']) expect(await update(uid, { firstName: 'X' })).toEqual(foreign);
  });

  it('API-07 a user whom the company has removed: 412', async () => {
    const uid = await pilot();
    await call('DELETE', 'users', { token, body: { uid } });
    expect(await update(uid, { firstName: 'X' })).toMatchObject({ http: 404, code: 412 });
    expect(await profileOf(uid)).toBeUndefined();
  });

  it('PERM-08 a user of another moderator than the parent of the call', async () => {
    await platform.signUp({ uid: 'second-mod', moderator: true, authDomains: ['North'] });
    const uid = await pilot();
    expect(await update(uid, { firstName: 'X' }, { parentUid: 'second-mod' })).toMatchObject({ code: 3 });
    expect(await update(uid, { firstName: 'X' }, { parentUid: 'mod' })).toMatchObject({ code: 407 });
  });
});

describe('pictures', () => {
  const stored = async (path: string) => (await platform.firebase.bucket.file(path).download())[0];
  const filesOf = async (uid: string) =>
    (await platform.firebase.bucket.getFiles({ prefix: `users/${uid}/` }))[0].map(({ name }) => name).sort();

  it('PERM-09 PROFILE-11 every user may change the own picture, which gets a thumbnail of 128 by 128', async () => {
    const uid = await pilot();
    const own = await platform.signIn(`${uid}@test.invalid`);
    expect(await update(uid, { picture: dataUrl(jpeg, 'image/jpeg') }, { token: own })).toMatchObject({ http: 200, code: 414 });
    const { picture, thumbnail } = (await profileOf(uid)) as Record<'picture' | 'thumbnail', string>;
    expect(picture).toMatch(new RegExp(`^users/${uid}/picture\\.[0-9a-f]{16}$`));
    expect(await sharp(await stored(picture)).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
    expect(await sharp(await stored(thumbnail)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 128,
      height: 128,
    });
  });

  it('(D-91) a picture and its thumbnail name the company of their user, and those of a key user none', async () => {
    const { bucket } = platform.firebase;
    const companiesOf = async (uid: string) => {
      const paths = await filesOf(uid);
      return Promise.all(paths.map(async (path) => (await bucket.file(path).getMetadata())[0].metadata?.['company']));
    };
    const uid = await pilot();
    await update(uid, { picture: dataUrl(png) });
    expect(await companiesOf(uid)).toEqual(['acme', 'acme']);
    await platform.signUp({ uid: 'pictured-key', keyUser: true });
    const own = await platform.signIn('pictured-key@test.invalid');
    expect(await update('pictured-key', { picture: dataUrl(png) }, { token: own })).toMatchObject({ code: 414 });
    expect(await companiesOf('pictured-key')).toEqual([undefined, undefined]);
  });

  it('PERM-09 only a key user may change more than the own picture', async () => {
    const uid = await pilot();
    const own = await platform.signIn(`${uid}@test.invalid`);
    const other = await pilot();
    for (const reply of [
      await update(uid, { picture: dataUrl(png), firstName: 'X' }, { token: own }),
      await update(uid, { pilot: true }, { token: own }),
      await update(other, { picture: dataUrl(png) }, { token: own }),
    ]) {
      expect(reply).toMatchObject({ http: 403, code: 3 });
    }
  });

  it('DATA-09 pictures under earlier names are removed', async () => {
    const uid = await pilot();
    const { bucket, firestore } = platform.firebase;
    await bucket.file(`users/${uid}/photo.png`).save(png, { resumable: false, contentType: 'image/png' });
    await firestore.doc(docPaths.user(uid)).update({ picture: `users/${uid}/photo.png`, thumbnail: `users/${uid}/photo.png` });
    expect(await update(uid, { firstName: 'Rui' })).toMatchObject({ code: 407 });
    expect((await stored(`users/${uid}/photo.png`)).equals(png)).toBe(true);
    expect(await update(uid, { picture: dataUrl(png) })).toMatchObject({ code: 414 });
    const { picture, thumbnail } = (await profileOf(uid)) as Record<'picture' | 'thumbnail', string>;
    expect(await filesOf(uid)).toEqual([picture, thumbnail]);
  });

  it.each<[string, () => Buffer, string]>([
    ['PNG', () => png, 'image/png'],
    ['JPEG', () => jpeg, 'image/jpeg'],
  ])('PROFILE-07 a %s is stored without position, owner and what is behind its end', async (_kind, bytes, type) => {
    const uid = await pilot();
    const owned = await sharp(bytes())
      .withExif({ IFD0: { Artist: 'Owner of the camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer();
    const sent = Buffer.concat([owned, Buffer.from('<html><script>alert(1)</script>')]);
    expect(sent.includes('Owner of the camera')).toBe(true);
    expect(await update(uid, { picture: dataUrl(sent, type) })).toMatchObject({ code: 414 });
    const kept = await stored((await profileOf(uid))!['picture'] as string);
    for (const part of ['Owner', '<html>', 'Exif']) expect(kept.includes(part)).toBe(false);
    const { exif, width, height } = await sharp(kept).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 300, height: 200 });
  });

  it('PROFILE-07 a picture with an orientation is stored upright', async () => {
    const uid = await pilot();
    const turned = await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer();
    await update(uid, { picture: dataUrl(turned, 'image/jpeg') });
    expect(await sharp(await stored((await profileOf(uid))!['picture'] as string)).metadata()).toMatchObject({ width: 200, height: 300 });
  });

  it('PROFILE-11 a failed change keeps the old picture and leaves no other', async () => {
    const uid = await pilot();
    await update(uid, { picture: dataUrl(png) });
    const before = await profileOf(uid);
    const files = await filesOf(uid);
    const { firestore } = platform.firebase;
    const lost = Object.assign(new Error(), { code: 'app/network-error' });
    const runTransaction = firestore.runTransaction.bind(firestore);
    // The first one reads the rights, before the picture is made.
    jest
      .spyOn(firestore, 'runTransaction')
      .mockImplementationOnce(runTransaction)
      .mockImplementationOnce(async (body) => {
        await runTransaction((transaction) => body(transaction).then(() => Promise.reject(lost)));
      });
    expect(await update(uid, { picture: dataUrl(jpeg, 'image/jpeg') })).toMatchObject({ http: 503, code: 6 });
    expect(await profileOf(uid)).toEqual(before);
    expect(await filesOf(uid)).toEqual(files);
    expect((await sharp(await stored(before!['picture'] as string)).metadata()).format).toBe('png');
  });

  it('PROFILE-11 new pictures are kept if the answer of the commit is lost', async () => {
    const uid = await pilot();
    const { firestore } = platform.firebase;
    const runTransaction = firestore.runTransaction.bind(firestore);
    // The first one reads the rights, before the picture is made.
    jest
      .spyOn(firestore, 'runTransaction')
      .mockImplementationOnce(runTransaction)
      .mockImplementationOnce(async (body) => {
        await runTransaction(body);
        throw Object.assign(new Error(), { code: 'app/network-error' });
      });
    expect(await update(uid, { picture: dataUrl(png) })).toMatchObject({ http: 503 });
    const { picture, thumbnail } = (await profileOf(uid)) as Record<'picture' | 'thumbnail', string>;
    expect(await filesOf(uid)).toEqual([picture, thumbnail]);
  });

  it('PROFILE-04 a key user may change the picture of a user', async () => {
    const uid = await pilot();
    expect(await update(uid, { picture: dataUrl(png) })).toMatchObject({ code: 414 });
    expect(await update(uid, { picture: dataUrl(png), checker: true })).toMatchObject({ code: 407 });
    const [{ contentType }] = await platform.firebase.bucket.file((await profileOf(uid))!['picture'] as string).getMetadata();
    expect(contentType).toBe('image/png');
  });

  it.each<[string, () => string]>([
    ['a GIF', () => dataUrl(Buffer.from('GIF89a..'), 'image/gif')],
    ['a GIF that calls itself a PNG', () => dataUrl(Buffer.from('GIF89a..'))],
    ['a PNG that calls itself a JPEG', () => dataUrl(png, 'image/jpeg')],
    ['an SVG', () => dataUrl(Buffer.from('<svg/>'), 'image/svg+xml')],
    ['a picture that ends too early', () => dataUrl(jpeg.subarray(0, 40), 'image/jpeg')],
    ['a signature and nothing behind it', () => dataUrl(png.subarray(0, 8))],
    ['a page behind a signature', () => dataUrl(Buffer.concat([png.subarray(0, 8), Buffer.from('<html><body>')]))],
    ['no data URL', () => 'https://elsewhere.test/picture.png'],
    ['nothing', () => ''],
  ])('PROFILE-07 7 for %s, and nothing is stored', async (_what, picture) => {
    const uid = await pilot();
    expect(await update(uid, { picture: picture() })).toMatchObject({ http: 400, code: 7 });
    expect(await profileOf(uid)).toMatchObject({ picture: null });
    expect(await filesOf(uid)).toEqual([]);
  });

  it('PROFILE-07 413 for more than 5 MB', async () => {
    const uid = await pilot();
    const large = Buffer.concat([png, Buffer.alloc(MAX_PICTURE_BYTES)]);
    expect(await update(uid, { picture: dataUrl(large) })).toMatchObject({ http: 413, code: 317 });
    expect(await update(uid, { picture: 'x'.repeat(9_000_000) })).toMatchObject({ http: 413, code: 0 });
  });

  it('PROFILE-07 7 for a small file with a huge picture', async () => {
    const uid = await pilot();
    const bomb = blankPng(12_000, 8_000);
    expect(bomb.length).toBeLessThan(MAX_PICTURE_BYTES);
    expect(await update(uid, { picture: dataUrl(bomb) })).toMatchObject({ code: 7 });
  });
});

describe('when a service fails half-way', () => {
  it('PERM-02 the claims are restored to those of the profile', async () => {
    const uid = await pilot();
    const { auth, firestore } = platform.firebase;
    const lost = Object.assign(new Error(), { code: 'app/network-error' });
    const runTransaction = firestore.runTransaction.bind(firestore);
    jest.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (body) => {
      await runTransaction((transaction) => body(transaction).then(() => Promise.reject(lost)));
    });
    expect(await update(uid, { checker: true })).toMatchObject({ http: 503, code: 6 });
    expect(await claimsOf(uid)).toEqual({ pilot: true, company: 'acme', parent: 'mod' });
    expect(await profileOf(uid)).toMatchObject({ checker: false });

    jest.spyOn(auth, 'setCustomUserClaims').mockRejectedValueOnce(lost);
    expect(await update(uid, { checker: true })).toMatchObject({ http: 503, code: 6 });
    expect(await profileOf(uid)).toMatchObject({ checker: false });
  });

  it('PERM-02 claims that an operator has set stay, even if the profile has others', async () => {
    const uid = await pilot();
    const { auth, firestore } = platform.firebase;
    await auth.setCustomUserClaims(uid, { company: 'acme' });
    const lost = Object.assign(new Error(), { code: 'app/network-error' });
    const runTransaction = firestore.runTransaction.bind(firestore);
    jest.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (body) => {
      await runTransaction((transaction) => body(transaction).then(() => Promise.reject(lost)));
    });
    expect(await update(uid, { checker: true })).toMatchObject({ http: 503, code: 6 });
    expect(await claimsOf(uid)).toEqual({ company: 'acme' });
  });

  it.each([401, 403, 429, 503, 'ECONNRESET'])(
    'PROFILE-11 (D-126) 6, and not a fault of the picture, while Storage answers %s',
    async (code) => {
      const uid = await pilot();
      jest.spyOn(platform.firebase.bucket, 'file').mockImplementationOnce(() => {
        throw Object.assign(new Error('away'), { code });
      });
      expect(await update(uid, { picture: dataUrl(png) })).toMatchObject({ http: 503, code: 6 });
      expect(await profileOf(uid)).toMatchObject({ picture: null });
    },
  );

  it('PROFILE-11 317 if the picture cannot be stored', async () => {
    const uid = await pilot();
    jest.spyOn(platform.firebase.bucket, 'file').mockImplementationOnce(() => {
      throw new Error('away');
    });
    expect(await update(uid, { picture: dataUrl(png) })).toMatchObject({ http: 500, code: 317 });
    expect(await profileOf(uid)).toMatchObject({ picture: null });
  });
});

it('PERM-10 3 for a company that only the claims still have, without a record', async () => {
  const uid = await pilot();
  const own = await platform.signIn(`${uid}@test.invalid`);
  await platform.firebase.firestore.doc(docPaths.user(uid)).update({ company: 'beta' });
  expect(await update(uid, { picture: dataUrl(png) }, { token: own })).toMatchObject({ http: 403, code: 3 });
  expect(await call('PATCH', 'users/pw', { token: own, body: { currentPassword: '123456', newPassword: 'another-1' } })).toMatchObject({
    http: 403,
    code: 3,
  });
  const { empty } = await platform.firebase.firestore.collection(firestorePaths.audit('acme')).where('by', '==', uid).get();
  expect(empty).toBe(true);
});

it('PERM-10 every change is recorded with the names of its fields', async () => {
  const uid = await pilot();
  await update(uid, { firstName: 'Ana', checker: true }, { parentUid: 'mod' });
  const { docs } = await platform.firebase.firestore.collection(firestorePaths.audit('acme')).where('target', '==', `users/${uid}`).get();
  expect(docs.map((doc) => doc.data())).toMatchObject([
    { action: 'users.update', by: 'key', parentUid: 'mod', fields: ['firstName', 'checker'] },
  ]);
});
