import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../webpack/build-form';
import { addVersion, publish, publishBuilt } from './publish';
import { currentRegistry, earlierRegistries } from './registry-history';
import { rollBack } from './rollback';
import { faultsOf } from './release-faults';
import { openStore } from './store';
import type { ReleaseStore } from './release-store';
import { aBuild, aFolder } from './testing/builds';
import type { Listed } from './registry';

const A = aBuild('mfe-x', '1.0.0-aa');
const B = aBuild('mfe-x', '1.1.0-bb');
const C = aBuild('mfe-x', '1.2.0-cc');
const other = aBuild('mfe-y', '1.0.0-aa');

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = aFolder();
  store = openStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const served = () => JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8'));
const versions = () => Object.fromEntries(served().remotes.map(({ name, version }: Listed) => [name, version]));

describe('publishing', () => {
  it('ADD-RELEASE-01 adds a version beside the previous one, and switches the registry to it', async () => {
    await publish(store, A);
    await publish(store, other);
    await publish(store, B);
    expect(versions()).toEqual({ 'mfe-x': '1.1.0-bb', 'mfe-y': '1.0.0-aa' });
    expect(served().remotes[0].entry).toBe('/remotes/mfe-x/1.1.0-bb/remoteEntry.js');
    expect(readFileSync(join(folder, 'remotes/mfe-x/1.0.0-aa/assets/1.js'), 'utf8')).toContain('1.0.0-aa');
    expect(await faultsOf(store)).toEqual([]);
  });

  it('ADD-RELEASE-01 lists absolute URLs if browsers get the files from another origin', async () => {
    await publish(store, A, { base: 'https://cdn.example' });
    expect(served().remotes[0].entry).toBe('https://cdn.example/remotes/mfe-x/1.0.0-aa/remoteEntry.js');
  });

  it('ADD-RELEASE-02 lists a canary beside the version of everybody else', async () => {
    await publish(store, A);
    await publish(store, B, { canary: { percent: 10, companies: ['acme'] } });
    expect(served().remotes).toEqual([
      expect.objectContaining({
        version: A.entry.version,
        canary: { percent: 10, companies: ['acme'], remote: expect.objectContaining({ version: B.entry.version }) },
      }),
    ]);
    await publish(store, B);
    expect(served().remotes).toEqual([expect.not.objectContaining({ canary: expect.anything() })]);
    expect(versions()).toEqual({ 'mfe-x': B.entry.version });
  });

  it('ADD-RELEASE-02 refuses a canary of a first version, and of the version that everybody has', async () => {
    await expect(publish(store, A, { canary: { percent: 10 } })).rejects.toThrow('Publish one first, without --canary.');
    await publish(store, A);
    await expect(publish(store, A, { canary: { percent: 10 } })).rejects.toThrow('There is nothing to try out');
    expect(served().serial).toBe(1);
  });

  it('ADD-RELEASE-02 refuses a canary for a company if the remote has a page before the sign-in, since no company would get it', async () => {
    const aLogin = (version: string) => aBuild('mfe-login', version, { routes: [{ path: '/login', page: 'Login', access: 'public' }] });
    const next = aLogin('1.1.0-bb');
    await publish(store, aLogin('1.0.0-aa'));
    await expect(publish(store, next, { canary: { companies: ['acme'] } })).rejects.toThrow(
      'no company would get it. Nothing was changed.\nTry it out on a share: --canary=10%.',
    );
    await publish(store, next, { canary: { percent: 10 } });
    expect(served().remotes[0].canary.percent).toBe(10);
  });

  it('ADD-RELEASE-01 replaces a listed entry that has the same version but another hash', async () => {
    await publish(store, A);
    const registry = served();
    registry.remotes[0].integrity = 'sha384-other';
    writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
    await publish(store, A);
    expect(served().remotes[0].integrity).toBe(A.entry.integrity);
  });

  it.each([
    ['a file that was copied by half', (version: string) => writeFileSync(join(version, 'assets/1.js'), '/*'), 'has another assets/1.js'],
    ['a file that is missing', (version) => rmSync(join(version, 'assets/1.js')), 'lacks assets/1.js'],
    ['no list of its files', (version) => rmSync(join(version, 'integrity.json')), 'lacks integrity.json'],
  ])('ADD-RELEASE-01 reports no success where the version is there with %s', async (_what, harm, fault) => {
    await addVersion(store, B);
    harm(join(folder, 'remotes/mfe-x', B.entry.version));
    await publish(store, A);
    await expect(publish(store, B)).rejects.toThrow(
      new RegExp(
        `not as it was published: mfe-x/1\\.1\\.0-bb ${fault}\\. Nothing was changed\\.\nRemove .*/remotes/mfe-x/1\\.1\\.0-bb and publish it again`,
      ),
    );
    expect(versions()).toEqual({ 'mfe-x': A.entry.version });
  });

  it('ADD-RELEASE-03 keeps every earlier registry in the history', async () => {
    for (const build of [A, B, C]) await publish(store, build);
    const changes = [];
    for await (const { serial, change } of earlierRegistries(store)) changes.push(`${serial} ${change}`);
    expect(changes).toEqual(['3 publish mfe-x 1.2.0-cc', '2 publish mfe-x 1.1.0-bb', '1 publish mfe-x 1.0.0-aa']);
  });

  it('ADD-RELEASE-01 changes nothing when everybody has the version, and says that it was there', async () => {
    expect((await publish(store, A)).isNew).toBe(true);
    expect(await publish(store, A)).toMatchObject({ isNew: false, serial: 1 });
    expect(served().serial).toBe(1);
  });

  it('ADD-RELEASE-02 changes nothing when the same canary is tried out already, and says that it was there', async () => {
    await publish(store, A);
    expect((await publish(store, B, { canary: { percent: 10 } })).isNew).toBe(true);
    expect(await publish(store, B, { canary: { percent: 10 } })).toMatchObject({ isNew: false, serial: 2 });
    expect((await publish(store, B, { canary: { percent: 20 } })).isNew).toBe(true);
  });

  it('refuses a version that exists with other files, with what to do', async () => {
    await publish(store, A);
    const { entry, files } = aBuild('mfe-x', A.entry.version);
    const changed = new Map(files).set('integrity.json', Buffer.from('{}'));
    await expect(publish(store, { entry, files: changed })).rejects.toThrow(
      /what is published never changes\. Nothing was changed\.\nRaise the version in mfe-x\/package\.json/,
    );
    expect(await faultsOf(store)).toEqual([]);
  });

  it('ADD-RELEASE-08 treats a version as the same if only its compressed copies differ', async () => {
    const compressedBy = (version: string, more = {}) => {
      const { entry, files } = aBuild('mfe-x', A.entry.version, more);
      const copies = ['remoteEntry.js.br', 'remoteEntry.js.gz'].map((name) => [name, Buffer.from(`packed by ${version}`)] as const);
      const list = {
        ...JSON.parse(String(files.get('integrity.json'))),
        ...Object.fromEntries(copies.map(([name, bytes]) => [name, integrityOf(bytes)])),
      };
      return { entry, files: new Map([...files, ...copies]).set('integrity.json', Buffer.from(JSON.stringify(list, null, 1))) };
    };
    await addVersion(store, compressedBy('20'));
    await expect(addVersion(store, compressedBy('26'))).resolves.toBeUndefined();
    await expect(addVersion(store, compressedBy('20', { kit: '2' }))).rejects.toThrow('has been published with other files');
  });

  it('refuses a registry that the console could not use', async () => {
    const check = () => {
      throw new Error('two remotes claim /x');
    };
    await publish(store, A);
    await expect(publish(store, B, { check })).rejects.toThrow('two remotes claim /x');
    expect(versions()).toEqual({ 'mfe-x': A.entry.version });
  });
});

describe('rolling back', () => {
  it('ADD-RELEASE-03 restores the version before, and a second rollback the one before that', async () => {
    for (const build of [A, B, C]) await publish(store, build);
    await rollBack(store, 'mfe-x');
    expect(versions()).toEqual({ 'mfe-x': B.entry.version });
    await rollBack(store, 'mfe-x');
    expect(versions()).toEqual({ 'mfe-x': A.entry.version });
  });

  it('ADD-RELEASE-03 skips versions that were rolled back before', async () => {
    await publish(store, A);
    await publish(store, B);
    await rollBack(store, 'mfe-x');
    await publish(store, C);
    await rollBack(store, 'mfe-x');
    expect(versions()).toEqual({ 'mfe-x': A.entry.version });
  });

  it('ADD-RELEASE-03 ends a canary first', async () => {
    await publish(store, A);
    await publish(store, B, { canary: { percent: 10 } });
    await rollBack(store, 'mfe-x');
    expect(served().remotes).toEqual([{ ...served().remotes[0], version: A.entry.version, rolledBack: B.entry.version }]);
    expect(served().remotes[0].canary).toBeUndefined();
  });

  it('ADD-RELEASE-03 refuses an incomplete version, also when a canary ends, with its faults', async () => {
    await publish(store, A);
    await publish(store, B);
    rmSync(join(folder, 'remotes/mfe-x', A.entry.version, 'assets/1.js'));
    await expect(rollBack(store, 'mfe-x')).rejects.toThrow(
      /would go back to 1\.0\.0-aa, which is not whole: mfe-x\/1\.0\.0-aa lacks assets\/1\.js\. Nothing was changed\./,
    );
    await publish(store, C, { canary: { percent: 10 } });
    writeFileSync(join(folder, 'remotes/mfe-x', B.entry.version, 'remoteEntry.js'), '');
    await expect(rollBack(store, 'mfe-x')).rejects.toThrow('has another remoteEntry.js');
    expect([served().serial, versions()]).toEqual([3, { 'mfe-x': B.entry.version }]);
  });

  it('ADD-RELEASE-03 skips a deleted version, but refuses one whose list of files is missing', async () => {
    for (const build of [A, B, C]) await publish(store, build);
    const list = join(folder, 'remotes/mfe-x', B.entry.version, 'integrity.json');
    rmSync(list);
    await expect(rollBack(store, 'mfe-x')).rejects.toThrow('mfe-x/1.1.0-bb lacks integrity.json');
    rmSync(join(list, '..'), { recursive: true });
    await rollBack(store, 'mfe-x');
    expect(versions()).toEqual({ 'mfe-x': A.entry.version });
  });

  it('leaves the other remotes at their versions', async () => {
    await publish(store, A);
    await publish(store, B);
    await publish(store, other);
    await rollBack(store, 'mfe-x');
    expect(versions()).toEqual({ 'mfe-x': A.entry.version, 'mfe-y': other.entry.version });
  });

  it('is refused without an earlier version or for an unknown remote, with what to do', async () => {
    await publish(store, A);
    await expect(rollBack(store, 'mfe-x')).rejects.toThrow(
      /nothing before mfe-x 1\.0\.0-aa.*Nothing was changed\.\nPublish a version that works.*--remove mfe-x/s,
    );
    await expect(rollBack(store, 'mfe-z')).rejects.toThrow('has no mfe-z. There are: mfe-x. Nothing was changed.');
    expect(served().serial).toBe(1);
  });
});

describe('releasing what was built here', () => {
  it('changes the registry once for all remotes, and not at all if nothing is new', async () => {
    await publishBuilt(store, [A, other]);
    await publishBuilt(store, [A, other]);
    expect([served().serial, versions()]).toEqual([1, { 'mfe-x': A.entry.version, 'mfe-y': other.entry.version }]);
  });

  it('leaves rolled back versions and canaries as they are until they are published', async () => {
    await publishBuilt(store, [A, other]);
    await publishBuilt(store, [B, other]);
    await rollBack(store, 'mfe-x');
    expect(await publishBuilt(store, [B, other])).toEqual({ skipped: ['mfe-x'] });
    expect(versions()['mfe-x']).toBe(A.entry.version);
    await publish(store, B, { canary: { percent: 1 } });
    expect(await publishBuilt(store, [B, other])).toEqual({ skipped: ['mfe-x'] });
    await publish(store, B);
    expect(await publishBuilt(store, [B, other])).toEqual({ skipped: [] });
    expect(versions()['mfe-x']).toBe(B.entry.version);
  });
});

describe('an unreadable registry', () => {
  it.each(['', '{"schema":1,"remo', '[]', '{"schema":2,"remotes":[]}', '{"schema":1,"remotes":[7]}'])(
    'is restored from the history by the next publish (%s)',
    async (garbage) => {
      await publish(store, A);
      await publish(store, other);
      writeFileSync(join(folder, 'registry.json'), garbage);
      await publish(store, B);
      expect(versions()).toEqual({ 'mfe-x': B.entry.version, 'mfe-y': other.entry.version });
      expect(served().serial).toBe(3);
    },
  );

  it('without a history is not changed, and reported with what to do', async () => {
    writeFileSync(join(folder, 'registry.json'), '{"schema":1,"remo');
    await expect(publish(store, A)).rejects.toThrow(/is no registry.*Nothing was changed\.\nRestore it from a copy/s);
    expect(readFileSync(join(folder, 'registry.json'), 'utf8')).toBe('{"schema":1,"remo');
  });

  it('in the history is skipped', async () => {
    await publish(store, A);
    await publish(store, B);
    writeFileSync(join(folder, 'history/00000002.json'), '{');
    writeFileSync(join(folder, 'registry.json'), '{');
    expect((await currentRegistry(store)).registry.remotes[0]?.version).toBe(A.entry.version);
    await publish(store, C);
    expect([served().serial, versions()]).toEqual([3, { 'mfe-x': C.entry.version }]);
  });
});

it('adding an existing version again changes nothing', async () => {
  await addVersion(store, A);
  await addVersion(store, A);
  expect(await faultsOf(store)).toEqual([]);
});
