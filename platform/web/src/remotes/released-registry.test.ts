import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listed, registryOf } from '../testing/built-console';
import { ReleasedRegistry } from './released-registry';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'registry-'));
  await mkdir(join(root, 'release'));
});
afterEach(() => rm(root, { recursive: true }));

const put = (text: string) => writeFile(join(root, 'release/registry.json'), text);
const problems: string[] = [];
beforeEach(() => void (problems.length = 0));
const aServer = (keys?: string) => new ReleasedRegistry(join(root, 'release'), (reason) => problems.push(reason), keys);
const seenBy = async (server: ReleasedRegistry) => [(await server.current()).remotes.map(({ name }) => name), await server.state()];

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const signed = (registry: object) =>
  JSON.stringify({
    ...registry,
    signature: sign('sha256', Buffer.from(JSON.stringify(registry)), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'),
  });

describe('a published registry that cannot be used', () => {
  it.each([
    ['is damaged', () => put('{"schema":1,"remo')],
    ['is gone', () => rm(join(root, 'release/registry.json'))],
  ])(
    'ADD-TRUST-03 a server that starts when the registry %s has the last good one in force, and says that it is stale',
    async (_what, harm) => {
      await put(registryOf(listed('mfe-good')));
      expect(await seenBy(aServer())).toEqual([['mfe-good'], 'up']);
      await harm();
      const restarted = aServer();
      expect(await seenBy(restarted)).toEqual([['mfe-good'], 'stale']);
      expect(problems).toHaveLength(1);
      await put(registryOf(listed('mfe-good'), listed('mfe-new')));
      expect(await seenBy(restarted)).toEqual([['mfe-good', 'mfe-new'], 'up']);
    },
  );

  it('ADD-TRUST-03 leaves the state `down` if there was never a valid one', async () => {
    await put('{');
    expect(await seenBy(aServer())).toEqual([[], 'down']);
  });

  it('ADD-TRUST-03 is replaced after a restart by the last valid one, if that has the required signature', async () => {
    await put(signed({ schema: 1, serial: 3, remotes: [listed('mfe-good')] }));
    expect(await seenBy(aServer(KEY))).toEqual([['mfe-good'], 'up']);
    await put('{');
    expect(await seenBy(aServer(KEY))).toEqual([['mfe-good'], 'stale']);
    const file = join(root, 'release.last-good.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('mfe-good', 'mfe-evil'));
    expect(await seenBy(aServer(KEY))).toEqual([[], 'down']);
    expect(problems.at(-1)).toContain('the last good one cannot be used either: it is not signed');
  });

  it('ADD-TRUST-03 leaves the state `down` when the one in force expires, since browsers do not accept it any more', async () => {
    const expires = Date.now() + 60_000;
    await put(signed({ schema: 1, serial: 3, expires: new Date(expires).toISOString(), remotes: [] }));
    const server = aServer(KEY);
    expect(await server.state()).toBe('up');
    jest.useFakeTimers({ now: expires });
    expect(await server.state()).toBe('down');
  });

  it('ADD-TRUST-03 a valid registry that cannot be stored for a restart is in force, and a problem is reported', async () => {
    await mkdir(join(root, 'release.last-good.json'));
    await put(registryOf(listed('mfe-good')));
    expect(await seenBy(aServer())).toEqual([['mfe-good'], 'up']);
    expect(problems).toEqual([expect.stringContaining('cannot be kept for a restart')]);
    expect(await readdir(root)).toEqual(['release', 'release.last-good.json']);
  });

  it('ADD-TRUST-03 that another user’s file cannot be replaced is told with the owner until it can', async () => {
    const copy = join(root, 'release.last-good.json');
    await mkdir(copy);
    await put(registryOf(listed('mfe-good')));
    // Only root could make a file another user's: here the server runs as another one.
    const { uid } = await stat(copy);
    const getuid = jest.spyOn(process, 'getuid').mockReturnValue(uid + 1);
    const server = aServer();
    const owner = `release.last-good.json belongs to user ${uid}, and this server runs as user ${uid + 1}`;
    expect(await server.ownerOfCopy()).toBe(owner);
    expect(problems).toEqual([expect.stringContaining(owner)]);
    getuid.mockRestore();
    await rm(copy, { recursive: true });
    await put(registryOf(listed('mfe-good'), listed('mfe-new')));
    expect(await server.ownerOfCopy()).toBeUndefined();
    expect(await readdir(root)).toEqual(['release', 'release.last-good.json']);
  });
});
