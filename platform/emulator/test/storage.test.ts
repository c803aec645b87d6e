import { getDownloadURL as adminDownloadUrl, getStorage } from 'firebase-admin/storage';
import * as web from 'firebase/storage';
import type { TestFirebase } from '../src/testing/test-firebase';
import { adminOf, codeOf, PASSWORD, firebaseForTest, webOf, type AdminSide, type WebSide } from './start-for-test';

let firebase: TestFirebase;
let admin: AdminSide;
let side: WebSide;

beforeAll(async () => {
  firebase = await firebaseForTest();
  admin = adminOf(firebase);
  side = webOf(firebase);
  await admin.auth.createUser({ email: 'key@demo.test', password: PASSWORD });
  await side.signIn('key@demo.test');
});

afterAll(async () => {
  await side.close();
  await admin.close();
  await firebase.stop();
});

const bucket = () => getStorage(admin.app).bucket(firebase.bucket);
const ref = (path: string) => web.ref(side.storage, path);
const text = async (path: string) => Buffer.from(await web.getBytes(ref(path))).toString();

describe('files', () => {
  it('that the server SDK saves in one or several requests can be read by the web SDK', async () => {
    await bucket().file('users/u1/picture').save('resumable', { contentType: 'image/png' });
    await bucket().file('users/u1/miniatura ção.png').save('simple', { resumable: false, contentType: 'image/png' });
    expect(await text('users/u1/picture')).toBe('resumable');
    expect(await text('users/u1/miniatura ção.png')).toBe('simple');
    expect((await web.getMetadata(ref('users/u1/picture'))).contentType).toBe('image/png');
  });

  it('that the web SDK uploads can be read by the server SDK', async () => {
    await web.uploadBytes(ref('up/a'), new Uint8Array([1, 2, 3]), { contentType: 'image/jpeg', customMetadata: { by: 'me' } });
    const [bytes] = await bucket().file('up/a').download();
    expect([...bytes]).toEqual([1, 2, 3]);
    const [metadata] = await bucket().file('up/a').getMetadata();
    expect(metadata).toMatchObject({ contentType: 'image/jpeg', size: '3', metadata: { by: 'me' } });
  });

  it('of several parts are stored completely', async () => {
    const bytes = Uint8Array.from({ length: 1_000_000 }, (_, i) => i % 251);
    await web.uploadBytesResumable(ref('up/large'), bytes);
    expect(Buffer.from(await web.getBytes(ref('up/large'))).equals(Buffer.from(bytes))).toBe(true);
  });

  it('are stored completely if the web SDK pauses and resumes within a part', async () => {
    const bytes = Uint8Array.from({ length: 3_000_000 }, (_, i) => i % 251);
    const task = web.uploadBytesResumable(ref('up/paused'), bytes);
    let pauses = 0;
    task.on('state_changed', ({ bytesTransferred, state }) => {
      if (state !== 'running' || bytesTransferred === 0 || pauses >= 3) return;
      pauses += 1;
      task.pause();
      setTimeout(() => task.resume(), 20);
    });
    await task;
    expect(pauses).toBeGreaterThan(0);
    expect(Buffer.from(await web.getBytes(ref('up/paused'))).equals(Buffer.from(bytes))).toBe(true);
  });

  it('have a download URL that works for anybody who knows it', async () => {
    await bucket().file('open/a').save('hello', { contentType: 'text/plain' });
    const url = await web.getDownloadURL(ref('open/a'));
    expect(await adminDownloadUrl(bucket().file('open/a'))).toBe(url);
    const response = await fetch(url, { headers: { Range: 'bytes=1-3' } });
    expect({ status: response.status, body: await response.text() }).toEqual({ status: 206, body: 'ell' });
    expect((await fetch(url.replace(/token=.*/, 'token=guess'))).status).toBe(403);
  });

  it('can be listed by folder, changed, copied and deleted', async () => {
    for (const name of ['list/a', 'list/b', 'list/deep/c']) await bucket().file(name).save(name);
    const { items, prefixes } = await web.listAll(ref('list'));
    expect([items.map(({ name }) => name), prefixes.map(({ name }) => name)]).toEqual([['a', 'b'], ['deep']]);
    const page = await web.list(ref('list'), { maxResults: 1 });
    const next = await web.list(ref('list'), { maxResults: 1, pageToken: page.nextPageToken ?? '' });
    expect(next.items[0]?.name).toBe('b');
    expect((await web.updateMetadata(ref('list/a'), { cacheControl: 'no-store' })).cacheControl).toBe('no-store');
    await bucket().file('list/a').copy(bucket().file('list/copy'));
    await web.deleteObject(ref('list/a'));
    await expect(web.getMetadata(ref('list/a'))).rejects.toMatchObject({ code: 'storage/object-not-found' });
    expect(await text('list/copy')).toBe('list/a');
    await bucket().deleteFiles({ prefix: 'list/' });
    expect((await bucket().getFiles({ prefix: 'list/' }))[0]).toEqual([]);
  });

  it('are not deleted if they have another generation than the request', async () => {
    const saved = async (text: string) => {
      await bucket().file('generation/a').save(text);
      return (await bucket().file('generation/a').getMetadata())[0].generation;
    };
    const [first, second] = [await saved('first'), await saved('second')];
    expect(first).not.toBe(second);
    const deleted = (ifGenerationMatch?: string | number) =>
      bucket().file('generation/a', { preconditionOpts: { ifGenerationMatch } }).delete();
    await expect(deleted(first)).rejects.toMatchObject({ code: 412 });
    expect(await text('generation/a')).toBe('second');
    await deleted(second);
    expect((await bucket().file('generation/a').exists())[0]).toBe(false);
  });

  it('ADD-31 exist in the bucket of the project alone', async () => {
    const other = getStorage(admin.app).bucket('demo-console.firebasestorage.app');
    expect([(await bucket().exists())[0], (await other.exists())[0]]).toEqual([true, false]);
    const missing = { code: 404, message: expect.stringContaining('The specified bucket does not exist.') as string };
    await expect(other.file('x').save('x', { resumable: false })).rejects.toMatchObject(missing);
    await expect(other.getFiles()).rejects.toMatchObject(missing);
    await expect(other.file('x').download()).rejects.toMatchObject({ code: 404 });
    const storage = web.getStorage(side.app, 'gs://demo-console.firebasestorage.app');
    const [host = '', port] = firebase.hosts!.storage.split(':');
    web.connectStorageEmulator(storage, host, Number(port));
    expect(await codeOf(web.uploadBytes(web.ref(storage, 'x'), new Uint8Array(1)))).toBe('storage/unknown');
    expect(await codeOf(web.getBytes(web.ref(storage, 'x')))).toBe('storage/object-not-found');
  });

  it('are refused to callers who are not signed in, and names cannot leave the folder', async () => {
    const stranger = webOf(firebase);
    const strange = web.ref(stranger.storage, 'open/a');
    await expect(web.getMetadata(strange)).rejects.toMatchObject({ code: 'storage/unauthorized' });
    await expect(web.uploadBytes(strange, new Uint8Array(1))).rejects.toMatchObject({ code: 'storage/unauthorized' });
    await stranger.close();
    await bucket().file('../../etc/passwd').save('mine');
    expect((await bucket().file('../../etc/passwd').download())[0].toString()).toBe('mine');
  });
});
