import * as nodeFiles from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtConsole, integrityList } from '../testing/built-console';
import { buildWebServer } from '../web-server';
import { ReleasedFiles } from './released-files';

const mockRead: string[] = [];
jest.mock('node:fs/promises', () => {
  const files = jest.requireActual<typeof nodeFiles>('node:fs/promises');
  return {
    ...files,
    readFile: (...args: Parameters<typeof files.readFile>) => (mockRead.push(args[0] as string), files.readFile(...args)),
  };
});

const VERSION = 'mfe-x/1.0.0-aa';
const SCRIPT = `console.log(${'"x", '.repeat(200)}"x");`;
const FILES = new Map<string, Buffer>([
  ['remoteEntry.js', Buffer.from(SCRIPT)],
  ['remoteEntry.js.gz', gzipSync(SCRIPT)],
  ['assets/1.js', Buffer.alloc(600, 'a')],
  ['assets/2.js', Buffer.alloc(600, 'b')],
  ['assets/barcodes.wasm', Buffer.from([0, 97, 115, 109])],
]);

let root: string;
let remotes: string;
let built: Awaited<ReturnType<typeof builtConsole>>;
const put = async (name: string, content: string | Buffer) => {
  await nodeFiles.mkdir(join(remotes, VERSION, 'assets'), { recursive: true });
  await nodeFiles.writeFile(join(remotes, VERSION, name), content);
};
const list = () => integrityList(FILES);

beforeEach(async () => {
  built = await builtConsole();
  ({ root } = built);
  remotes = join(built.releaseFolder, 'remotes');
  for (const [name, bytes] of FILES) await put(name, bytes);
  await put('integrity.json', list());
});
afterEach(() => nodeFiles.rm(root, { recursive: true }));

/** Records the files that are read from now on, by their paths in the folder. */
function reads() {
  mockRead.length = 0;
  return () => mockRead.map((file) => file.slice(root.length + 1)).sort();
}

it('ADD-47 (D-139) no file outside of the version is read, whatever names its list has', async () => {
  const secret = Buffer.from('outside');
  await nodeFiles.writeFile(join(remotes, 'secret.js'), secret);
  const names = ['../../secret.js', '/secret.js', '..\\..\\secret.js', './remoteEntry.js', 'assets//1.js'];
  await put('integrity.json', integrityList(new Map([...FILES, ...names.map((name): [string, Buffer] => [name, secret])])));
  const files = new ReleasedFiles(remotes);
  const read = reads();
  for (const name of names) expect(await files.find(VERSION, name, undefined)).toBeNull();
  expect(read().map((file) => file.split('/').at(-1))).toEqual(['integrity.json']);
  expect(await files.find(VERSION, 'assets/1.js', undefined)).not.toBeNull();
});

describe('the web server', () => {
  it('ADD-RELEASE-06 reads page, registry and each file of a version only once, for any number of requests', async () => {
    const app = await buildWebServer({ ...built, projectId: 'demo-console' });
    const read = reads();
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        [
          '/',
          '/login',
          '/registry.json',
          '/registry.json',
          `/remotes/${VERSION}/remoteEntry.js`,
          `/remotes/${VERSION}/remoteEntry.js`,
          `/remotes/${VERSION}/assets/1.js`,
        ].map((url) => app.inject({ url, headers: { accept: '*/*' } })),
      );
      // Requests at the same time all get the whole file.
      expect(answers.map(({ body }) => /main.0123abcd.js|mfe-good|console.log|aaaa/.exec(body)?.[0])).toEqual([
        'main.0123abcd.js',
        'main.0123abcd.js',
        'mfe-good',
        'mfe-good',
        'console.log',
        'console.log',
        'aaaa',
      ]);
    }
    const once = [
      'release/registry.json',
      'shell/dist/index.html',
      ...['assets/1.js', 'integrity.json', 'remoteEntry.js'].map((name) => `release/remotes/${VERSION}/${name}`),
    ];
    expect(read()).toEqual(once.sort());
    await app.close();
  });

  it('ADD-RELEASE-06 serves a file of a version compressed if accepted, cacheable forever, and to any origin', async () => {
    const app = await buildWebServer({ ...built, projectId: 'demo-console' });
    const get = (name: string, headers: Record<string, string> = {}) => app.inject({ url: `/remotes/${VERSION}/${name}`, headers });
    const packed = await get('remoteEntry.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-length': String(gzipSync(SCRIPT).length),
      'content-type': 'application/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    for (const accepted of ['', 'gzip;q=0', 'br', 'deflate, xgzip']) {
      const plain = await get('remoteEntry.js', { 'accept-encoding': accepted });
      expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT]);
    }
    const again = await get('remoteEntry.js', { 'accept-encoding': 'gzip', 'if-none-match': String(packed.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('assets/barcodes.wasm')).headers['content-type']).toBe('application/wasm');
    const head = await app.inject({ method: 'HEAD', url: `/remotes/${VERSION}/assets/1.js` });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '600']);
    for (const name of ['missing.js', 'constructor.js', '__proto__.js', '..%2f..%2fmfe-good%2f0.1.0-aa%2fmissing.js'])
      expect((await get(name)).statusCode).toBe(404);
    await app.close();
  });
});

describe('a version that is being copied', () => {
  it.each([
    ['half of a script', 'remoteEntry.js', () => put('remoteEntry.js', SCRIPT.slice(0, 99))],
    ['half of a file of any other kind', 'assets/mark.svg', () => put('assets/mark.svg', '<svg')],
    ['no list of its files yet', 'assets/1.js', () => nodeFiles.rm(join(remotes, VERSION, 'integrity.json'))],
    ['half of the list', 'assets/1.js', () => put('integrity.json', list().slice(0, 40))],
  ])('ADD-RELEASE-06 is not given out with %s, nor kept by anybody, until it is whole', async (_what, name, harm) => {
    const svg = ['assets/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'] as const;
    const files = new Map<string, string | Buffer>([...FILES, svg]);
    files.delete('remoteEntry.js.gz');
    const whole = integrityList(files);
    await put(...svg);
    await put('integrity.json', whole);
    await harm();
    const app = await buildWebServer({ ...built, projectId: 'demo-console' });
    for (const accept of ['*/*', 'text/html']) {
      const early = await app.inject({ url: `/remotes/${VERSION}/${name}`, headers: { accept } });
      expect([early.statusCode, early.headers['cache-control'], early.headers['etag']]).toEqual([404, 'no-store', undefined]);
    }
    await put(name, files.get(name)!);
    await put('integrity.json', whole);
    const late = await app.inject({ url: `/remotes/${VERSION}/${name}` });
    expect([late.statusCode, late.headers['cache-control'], late.body]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      String(files.get(name)),
    ]);
    await app.close();
  });
});

describe('the files of a version', () => {
  it('are read again if the version was missing, or a file did not have the published hash', async () => {
    await nodeFiles.rm(join(remotes, VERSION, 'integrity.json'));
    await put('assets/1.js', 'half of it');
    const files = new ReleasedFiles(remotes);
    expect(await files.find(VERSION, 'assets/1.js', undefined)).toBeNull();
    await put('integrity.json', list());
    expect(await files.find(VERSION, 'assets/1.js', undefined)).toBeNull();
    await put('assets/1.js', FILES.get('assets/1.js')!);
    expect((await files.find(VERSION, 'assets/1.js', undefined))?.bytes).toEqual(FILES.get('assets/1.js'));
  });

  it.each(['null', '[]', '7', '{'])('are not served if their list is %s', async (content) => {
    await put('integrity.json', content);
    expect(await new ReleasedFiles(remotes).find(VERSION, 'assets/1.js', undefined)).toBeNull();
  });

  it('stay within a memory limit; the least recently used one is dropped first', async () => {
    const files = new ReleasedFiles(remotes, 1700);
    const ask = (name: string) => files.find(VERSION, name, undefined);
    for (const name of ['assets/1.js', 'assets/2.js', 'assets/1.js', 'remoteEntry.js']) await ask(name);
    const read = reads();
    for (const name of ['remoteEntry.js', 'assets/1.js', 'assets/2.js']) expect((await ask(name))?.bytes).toEqual(FILES.get(name));
    expect(read()).toEqual([`release/remotes/${VERSION}/assets/2.js`]);
  });
});
