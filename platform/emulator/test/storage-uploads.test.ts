import { readdirSync, mkdtempSync, rmSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningEmulator } from '../src/index';
import { BUCKET, startForTest } from './start-for-test';

let emulator: RunningEmulator;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
  // Refused at the end of the upload, since a client need not announce the size.
  const file = ({ newResource }: { newResource?: Readonly<Record<string, unknown>> | undefined }) =>
    !((newResource?.['size'] as number) > 1000);
  const access = { get: () => true, list: () => true, write: () => true, file };
  emulator = await startForTest({ dataDir, access });
});

afterAll(async () => {
  await emulator.stop();
  rmSync(dataDir, { recursive: true });
});

const host = () => `http://127.0.0.1:${emulator.ports.storage}`;
const objects = () => `${host()}/v0/b/${BUCKET}/o`;
const blobs = () => readdirSync(join(dataDir, 'files')).length;

async function stored(name: string): Promise<string> {
  return (await fetch(`${objects()}/${encodeURIComponent(name)}?alt=media`)).text();
}

/** Begins an upload as the web SDK does, and returns the URL of its further requests. */
async function begin(name: string, size?: number, metadata: object = {}): Promise<string> {
  const announced: Record<string, string> = size === undefined ? {} : { 'X-Goog-Upload-Header-Content-Length': String(size) };
  const headers = { 'X-Goog-Upload-Protocol': 'resumable', 'X-Goog-Upload-Command': 'start', ...announced };
  const response = await fetch(`${objects()}?name=${name}`, { method: 'POST', headers, body: JSON.stringify(metadata) });
  return response.headers.get('X-Goog-Upload-URL') ?? '';
}

function send(url: string, command: string, offset = 0, body = ''): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': String(offset) }, body });
}

/** Sends the beginning of a part and keeps the request open. */
async function sendPartly(url: string, beginning: string, size: number): Promise<ClientRequest> {
  const headers = { 'X-Goog-Upload-Command': 'upload, finalize', 'X-Goog-Upload-Offset': '0', 'Content-Length': size };
  const part = request(url, { method: 'POST', headers });
  part.on('error', () => undefined);
  await new Promise<void>((resolve) => part.write(beginning, () => resolve()));
  return part;
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a resumed upload', () => {
  it('stores each byte once while an older part is still arriving', async () => {
    const url = await begin('resumed', 10);
    const before = blobs();
    const older = await sendPartly(url, '01234', 10);
    await until(() => blobs() > before);
    const query = await send(url, 'query');
    const received = Number(query.headers.get('X-Goog-Upload-Size-Received'));
    older.write('56789');
    older.end();
    const last = await send(url, 'upload, finalize', received, '0123456789'.slice(received));
    expect({ status: last.status, size: ((await last.json()) as { size: string }).size }).toEqual({ status: 200, size: '10' });
    expect(await stored('resumed')).toBe('0123456789');
  });

  it('skips the bytes of a repeated part that were received already', async () => {
    const url = await begin('repeated', 10);
    await send(url, 'upload', 0, '01234');
    expect((await send(url, 'upload', 7, '789')).status).toBe(400);
    expect((await send(url, 'upload, finalize', 0, '0123456789')).status).toBe(200);
    expect((await send(url, 'upload, finalize', 0, '0123456789')).status).toBe(200);
    expect(await stored('repeated')).toBe('0123456789');
  });

  it('becomes one file if two requests end it at the same time', async () => {
    const url = await begin('twice');
    await send(url, 'upload', 0, 'abc');
    const ends = await Promise.all([send(url, 'finalize'), send(url, 'finalize')]);
    const [first, second] = await Promise.all(ends.map(async (end) => ((await end.json()) as { generation: string }).generation));
    expect(first).toBe(second);
    expect(await stored('twice')).toBe('abc');
  });

  it('is refused and removed if it has more bytes than announced', async () => {
    const before = blobs();
    const url = await begin('longer', 3);
    expect((await send(url, 'upload, finalize', 0, 'abcd')).status).toBe(400);
    expect((await send(url, 'query')).status).toBe(404);
    expect((await fetch(`${objects()}/longer`)).status).toBe(404);
    const empty = await begin('longer', 0);
    expect((await send(empty, 'upload, finalize', 0, 'a')).status).toBe(400);
    expect(blobs()).toBe(before);
  });

  it('does not become a file if it has fewer bytes than announced', async () => {
    const url = await begin('shorter', 5);
    expect((await send(url, 'upload, finalize', 0, 'abc')).status).toBe(400);
    expect((await fetch(`${objects()}/shorter`)).status).toBe(404);
    expect((await send(url, 'upload, finalize', 3, 'de')).status).toBe(200);
  });

  it('of the server SDK may not be longer than its range or its total size', async () => {
    const put = async (range: string, body: string) => {
      const started = await fetch(`${host()}/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable&name=ranged`, { method: 'POST' });
      return fetch(started.headers.get('Location') ?? '', { method: 'PUT', headers: { 'Content-Range': range }, body });
    };
    expect((await put('bytes 0-2/10', 'abcd')).status).toBe(400);
    expect((await put('bytes 0-*/3', 'abcd')).status).toBe(400);
    expect((await put('bytes 0-3/4', 'abcd')).status).toBe(200);
  });
});

describe('a refused upload', () => {
  it('leaves no bytes on disk', async () => {
    const before = blobs();
    const url = await begin('large');
    expect((await send(url, 'upload, finalize', 0, 'x'.repeat(1001))).status).toBe(403);
    expect((await fetch(`${objects()}?name=large`, { method: 'POST', body: 'x'.repeat(1001) })).status).toBe(403);
    const hash = await begin('hash', 1, { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' });
    expect((await send(hash, 'upload, finalize', 0, 'x')).status).toBe(400);
    expect(blobs()).toBe(before);
  });

  it.each([
    ['contentType', 'text/plain\r\nX-Other: 1'],
    ['cacheControl', 'ação €'],
    ['contentDisposition', 'inline; filename="\u0007"'],
    ['contentEncoding', '\u0000'],
    ['contentLanguage', '日本語'],
  ])('is one whose %s is invalid as a header, so that every download would fail', async (field, value) => {
    const started = await fetch(`${objects()}?name=header`, {
      method: 'POST',
      headers: { 'X-Goog-Upload-Command': 'start' },
      body: JSON.stringify({ [field]: value }),
    });
    expect({ status: started.status, body: await started.text() }).toEqual({ status: 400, body: expect.stringContaining(field) as string });
    await fetch(`${objects()}?name=kept`, { method: 'POST', body: 'kept' });
    const changed = await fetch(`${objects()}/kept`, { method: 'PATCH', body: JSON.stringify({ [field]: value }) });
    expect(changed.status).toBe(400);
    expect(await stored('kept')).toBe('kept');
  });
});

describe('an upload of two parts in one body', () => {
  it('stores bytes that contain the delimiter elsewhere than at the start of a line', async () => {
    const body = '--b\r\n\r\n{"contentType":"text/plain"}\r\n--b\r\n\r\none --b two\r\n--b--';
    const headers = { 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': 'multipart/related; boundary=b' };
    expect((await fetch(`${objects()}?name=parts`, { method: 'POST', headers, body })).status).toBe(200);
    expect(await stored('parts')).toBe('one --b two');
  });
});

describe('a download token', () => {
  it('is removed by delete_token, which does not change the file', async () => {
    await fetch(`${objects()}?name=token`, { method: 'POST', body: 'kept' });
    const tokensOf = async (response: Response) => ((await response.json()) as { downloadTokens: string }).downloadTokens.split(',');
    const two = await tokensOf(await fetch(`${objects()}/token?create_token=true`, { method: 'POST' }));
    expect(two).toHaveLength(2);
    const one = await tokensOf(await fetch(`${objects()}/token?delete_token=${two[0]}`, { method: 'POST' }));
    expect(one).toEqual([two[1]]);
    const other = await tokensOf(await fetch(`${objects()}/token?delete_token=${two[1]}`, { method: 'POST' }));
    expect([other.length, other[0] === two[1]]).toEqual([1, false]);
    expect(await stored('token')).toBe('kept');
  });
});
