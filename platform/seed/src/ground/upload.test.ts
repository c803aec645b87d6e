import { Readable } from 'node:stream';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectFirebase, type Firebase } from 'platform-api/seed';
import type { RunningEmulator } from 'platform-emulator';
import { startTestEmulator } from 'platform-emulator/testing';
import { upload } from './upload';

/** What happens to the next uploads, in their order: those that follow are passed on to the embedded Storage. */
type Fate = 'breaks off' | 503 | 403;
let fates: Fate[] = [];
let uploads = 0;

let emulator: RunningEmulator;
let firebase: Firebase;

function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
  const isUpload = incoming.url!.startsWith('/upload/');
  if (isUpload) uploads += 1;
  const fate = isUpload ? fates.shift() : undefined;
  if (fate === undefined) {
    const { method, headers, url: path } = incoming;
    const passed = request({ host: emulator.host, port: emulator.ports.storage, method, headers, path }, (response) => {
      outgoing.writeHead(response.statusCode!, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(passed);
    return;
  }
  incoming.resume().on('end', () => {
    if (fate === 'breaks off') incoming.socket.destroy();
    else
      outgoing.writeHead(fate, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { code: fate, message: 'Not now' } }));
  });
}
const between = createServer(answer);

beforeAll(async () => {
  emulator = await startTestEmulator();
  await new Promise<void>((resolve) => void between.listen(0, '127.0.0.1', resolve));
  const { host, ports, projectId } = emulator;
  const storage = `127.0.0.1:${(between.address() as AddressInfo).port}`;
  firebase = connectFirebase({ projectId, emulators: { auth: `${host}:${ports.auth}`, firestore: `${host}:${ports.firestore}`, storage } });
});

beforeEach(() => {
  uploads = 0;
});

afterAll(async () => {
  await firebase.close();
  between.closeAllConnections();
  await new Promise((resolve) => between.close(resolve));
  await emulator.stop();
});

const BYTES = Buffer.from('a photo');
const store = (path: string) => upload(firebase.bucket, path, { content: BYTES, metadata: { contentType: 'image/jpeg' } });
const stored = async (path: string) => (await firebase.bucket.file(path).download())[0];

describe('an upload', () => {
  it.each<[string, Fate[]]>([
    ['breaks off', ['breaks off']],
    ['is refused for the moment', [503]],
  ])('is tried again when it %s', async (what, given) => {
    fates = [...given];
    await store(what);
    expect(await stored(what)).toEqual(BYTES);
    expect(uploads).toBe(given.length + 1);
  });

  it('reads a stream anew for each try', async () => {
    fates = ['breaks off'];
    await upload(firebase.bucket, 'streamed', { content: () => Readable.from([BYTES]), metadata: {} });
    expect(await stored('streamed')).toEqual(BYTES);
  });

  it('ends after the fourth try', async () => {
    fates = [503, 503, 503, 503, 503];
    await expect(store('photo')).rejects.toThrow('Not now');
    expect(uploads).toBe(4);
  });

  it('is not tried again when it is forbidden', async () => {
    fates = [403, 403];
    await expect(store('photo')).rejects.toThrow('Not now');
    expect(uploads).toBe(1);
  });
});
