import type { RunningEmulator } from '../src/index';
import { BUCKET, startForTest } from './start-for-test';

let emulator: RunningEmulator;

beforeAll(async () => {
  emulator = await startForTest();
});
afterAll(() => emulator.stop());

async function upload(name: string, parameters = ''): Promise<number> {
  const url = `http://127.0.0.1:${emulator.ports.storage}/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=${encodeURIComponent(name)}${parameters}`;
  return (await fetch(url, { method: 'POST', headers: { authorization: 'Bearer owner' }, body: 'x' })).status;
}

async function change(name: string, metadata: object, parameters = ''): Promise<number> {
  const url = `http://127.0.0.1:${emulator.ports.storage}/b/${BUCKET}/o/${encodeURIComponent(name)}${parameters}`;
  return (await fetch(url, { method: 'PATCH', headers: { authorization: 'Bearer owner' }, body: JSON.stringify({ metadata }) })).status;
}

describe('ADD-43 (D-134) a file', () => {
  it.each([
    ['1,024 bytes', 'ü'.repeat(512), 200],
    ['1,025 bytes', `${'ü'.repeat(512)}x`, 400],
    ['a carriage return', 'a\rb', 400],
    ['a line feed', 'a\nb', 400],
    ['one dot', '.', 400],
    ['two dots', '..', 400],
    ['three dots', '...', 200],
    ['dots within a path', 'a/../b', 200],
    ['the beginning that certificates need', '.well-known/acme-challenge/a', 400],
    ['another beginning', '.well-known/other', 200],
  ])('with a name of %s', async (_, name, status) => {
    expect(await upload(name)).toBe(status);
  });

  it('has at most 8 KiB of custom metadata, of keys and values and the download token together', async () => {
    expect(await upload('meta')).toBe(200);
    const beside = Buffer.byteLength('firebaseStorageDownloadTokens') + 36 + 'key'.length;
    expect(await change('meta', { key: 'x'.repeat(8192 - beside) })).toBe(200);
    expect(await change('meta', { key: 'x'.repeat(8193 - beside) })).toBe(400);
    expect(await change('meta', { other: 'x' })).toBe(400);
    expect(await change('meta', { key: null, other: 'x' })).toBe(200);
  });

  it('is only replaced and changed if it has the generation that the request wants', async () => {
    expect(await upload('generation', '&ifGenerationMatch=0')).toBe(200);
    expect(await upload('generation', '&ifGenerationMatch=0')).toBe(412);
    expect(await upload('generation', '&ifGenerationMatch=1')).toBe(412);
    expect(await change('generation', {}, '?ifMetagenerationMatch=7')).toBe(412);
    expect(await change('generation', {}, '?ifMetagenerationMatch=1')).toBe(200);
  });
});
