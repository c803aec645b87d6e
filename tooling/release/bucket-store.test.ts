import { openBucket } from './bucket-store';
import { publish } from './publish';
import { currentRegistry } from './registry-history';
import { rollBack } from './rollback';
import { faultsOf } from './release-faults';
import { openStore } from './store';
import type { ReleaseStore } from './release-store';
import { aBuild } from './testing/builds';
import { storingBucket } from './testing/storing-bucket';

const A = aBuild('mfe-x', '1.0.0-aa');
const B = aBuild('mfe-x', '1.1.0-bb');

let bucket: Awaited<ReturnType<typeof storingBucket>>;
let store: ReleaseStore;
let refuse: ((request: { method: string; path: string; writes: number }) => number | 'silent' | undefined) | undefined;
beforeAll(async () => {
  bucket = await storingBucket({ refuse: (request) => refuse?.(request) });
  // The variables that the client library of Cloud Storage reads.
  process.env.STORAGE_EMULATOR_HOST = bucket.url;
  process.env.GOOGLE_CLOUD_PROJECT = 'demo-console';
});
beforeEach(() => {
  bucket.objects.clear();
  refuse = undefined;
  store = openStore('gs://releases/web');
});
afterAll(async () => {
  await bucket.close();
  delete process.env.STORAGE_EMULATOR_HOST;
  delete process.env.GOOGLE_CLOUD_PROJECT;
});

const servedVersion = () => JSON.parse(bucket.objects.get('web/registry.json')!.bytes.toString('utf8')).remotes[0].version;

it('ADD-RELEASE-01 publishes to a bucket and rolls back, with content type and cache control of each file', async () => {
  await publish(store, A, { base: 'https://cdn.example/web' });
  await publish(store, B, { base: 'https://cdn.example/web' });
  expect(await faultsOf(store)).toEqual([]);
  expect(bucket.objects.get('web/remotes/mfe-x/1.1.0-bb/remoteEntry.js')!.metadata).toMatchObject({
    contentType: 'text/javascript; charset=utf-8',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  expect(bucket.objects.get('web/registry.json')!.metadata).toMatchObject({
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
  });
  await rollBack(store, 'mfe-x');
  expect(servedVersion()).toBe('1.0.0-aa');
});

it('ADD-RELEASE-04 when several processes publish to a bucket at the same time, no version is lost', async () => {
  const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
  await Promise.all(names.map((name) => publish(openStore('gs://releases/web'), aBuild(name, '1.0.0-aa'))));
  const { registry, served } = await currentRegistry(store);
  expect([served, registry.remotes.map(({ name }) => name).sort()]).toEqual([true, names]);
});

it('ADD-RELEASE-04 wherever the connection to the bucket breaks off, the registry is valid and the next publish completes the work', async () => {
  await publish(store, A);
  let broken = 0;
  for (let more = 1; more <= 6; more += 1) {
    const start = await writesSoFar();
    refuse = ({ method, writes }) => (method === 'POST' && writes > start + more - 1 ? 400 : undefined);
    const told = await publish(store, B).then(
      () => null,
      (error) => error,
    );
    if (told) broken += 1;
    if (told) expect(told.message).toMatch(/What is served is whole\.\nTry the same again/);
    refuse = undefined;
    expect(await faultsOf(store)).toEqual([]);
  }
  expect(broken).toBeGreaterThan(1);
  await publish(store, B);
  expect([servedVersion(), await faultsOf(store)]).toEqual(['1.1.0-bb', []]);
});

it('reports missing permission to write, and a target that is no bucket', async () => {
  refuse = ({ method }) => (method === 'POST' ? 403 : undefined);
  await expect(publish(store, A)).rejects.toThrow(/The bucket refuses.*GOOGLE_APPLICATION_CREDENTIALS/s);
  expect(() => openStore('gs://')).toThrow('Write it as gs://bucket or gs://bucket/folder.');
});

it('a bucket that takes connections and never answers is an error in words, after a limit', async () => {
  refuse = () => 'silent';
  await expect(publish(openBucket('gs://releases/web', 200), A)).rejects.toThrow(
    'The bucket could not be asked: no answer within 0.2 s. What is served is whole.',
  );
});

async function writesSoFar() {
  let count = 0;
  refuse = ({ writes }) => {
    count = writes;
    return undefined;
  };
  await store.read('registry.json');
  refuse = undefined;
  return count;
}
