import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adopt, adoptable, nextNumber } from './adopt';
import { publish, publishBuilt } from './publish';
import { rollBack } from './rollback';
import { publicKeyOf, signerOf } from './signature';
import { openStore } from './store';
import type { ReleaseStore } from './release-store';
import { aBuild, aFolder } from './testing/builds';
import type { Listed, Registry } from './registry';

const A = aBuild('mfe-x', '1.0.0-aa');
const B = aBuild('mfe-x', '1.1.0-bb');
const C = aBuild('mfe-x', '1.2.0-cc');
const other = aBuild('mfe-y', '1.0.0-aa');
const aKey = () => String(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }));
const [ownKey, oldKey] = [aKey(), aKey()];
const [signer, oldSigner, stranger] = [signerOf(ownKey, '')!, signerOf(oldKey, '')!, signerOf(aKey(), '')!];

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = aFolder();
  store = openStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, name);
const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));
const served = () => read('registry.json');
const versions = () => Object.fromEntries(served().remotes.map(({ name, version }: Listed) => [name, version]));
/** Changes a file as somebody who can write there but has no key. */
const tamper = (name: string, change: (registry: Registry) => object) => writeFileSync(file(name), JSON.stringify(change(read(name))));
const withEvil = (registry: Registry) => ({
  ...registry,
  remotes: [...registry.remotes, { ...other.entry, entry: 'https://evil.example/e.js' }],
});

/** Writes the file of a running web server with this key, and with the numbers it has seen. */
const runsWith = (registryKey: string, ...seen: [key: string, serial: number][]) => {
  mkdirSync(file('shell/in-force'), { recursive: true });
  writeFileSync(file('shell/in-force/a.json'), JSON.stringify({ kit: '1.6.0', registryKey, seen, at: new Date().toISOString() }));
};

describe('publishing with a key', () => {
  it('ADD-TRUST-04 starts a signed registry in an empty folder, and continues it', async () => {
    await publish(store, A, { signer });
    await publishBuilt(store, [B, other], signer);
    expect([await signer.trusts(served()), versions()]).toEqual([true, { 'mfe-x': B.entry.version, 'mfe-y': other.entry.version }]);
  });

  it.each([
    ['publishing', () => publish(store, B, { signer })],
    ['a canary', () => publish(store, B, { canary: { percent: 10 }, signer })],
    ['releasing what was built here', () => publishBuilt(store, [B], signer)],
    ['publishing what is there', () => publish(store, A, { signer })],
    ['a rollback', () => rollBack(store, 'mfe-x', { signer })],
  ])('ADD-TRUST-04 signs nothing by %s that nobody has signed, and leads to the command that does', async (_what, run) => {
    await publish(store, A);
    const before = readFileSync(file('registry.json'), 'utf8');
    await expect(run()).rejects.toThrow(
      /Neither registry\.json .* nor its history\/ is signed by your key.*Nothing was changed\.\n.*npm run sign/s,
    );
    rmSync(file('registry.json'));
    await expect(run()).rejects.toThrow('Nothing was changed.');
    writeFileSync(file('registry.json'), JSON.stringify(await stranger.sign(JSON.parse(before))));
    await expect(run()).rejects.toThrow('Nothing was changed.');
  });

  it('ADD-TRUST-04 ignores unsigned changes of registry.json and of the history, and continues the last signed registry', async () => {
    await publish(store, A, { signer });
    await publish(store, B, { signer });
    tamper('registry.json', withEvil);
    writeFileSync(file('history/00000007.json'), JSON.stringify({ ...withEvil(read('history/00000002.json')), serial: 7 }));
    await publish(store, C, { signer });
    expect([served().serial, await signer.trusts(served()), versions()]).toEqual([8, true, { 'mfe-x': C.entry.version }]);
  });

  it('ADD-TRUST-04 ignores an older signed registry that was copied to a higher number', async () => {
    await publish(store, A, { signer });
    await publish(store, B, { signer });
    copyFileSync(file('history/00000001.json'), file('history/00000009.json'));
    copyFileSync(file('history/00000001.json'), file('registry.json'));
    await publish(store, other, { signer });
    expect([served().serial, versions()]).toEqual([10, { 'mfe-x': B.entry.version, 'mfe-y': other.entry.version }]);
  });

  it('ADD-TRUST-04 does not roll back to a version that only an unsigned registry of the history lists', async () => {
    await publish(store, A, { signer });
    tamper('history/00000001.json', (registry) => ({
      ...registry,
      remotes: [{ ...registry.remotes[0], entry: 'https://evil.example/e.js' }],
    }));
    await publish(store, B, { signer });
    await expect(rollBack(store, 'mfe-x', { signer })).rejects.toThrow(
      'nothing before mfe-x 1.1.0-bb to go back to that is signed by a trusted key. Nothing was changed.',
    );
  });

  it('ADD-TRUST-04 continues a registry of the old key while that is trusted, and signs it with the new key', async () => {
    await publish(store, A, { signer: oldSigner });
    await expect(publish(store, A, { signer })).rejects.toThrow('Nothing was changed.');
    const both = signerOf(ownKey, `${publicKeyOf(oldKey)} ${publicKeyOf(ownKey)}`);
    const { serial, change } = await publish(store, A, { signer: both });
    expect([serial, change, await signer.isOwn(served())]).toEqual([2, 'sign', true]);
    expect(await publish(store, A, { signer: both })).toMatchObject({ serial: 2, isNew: false });
    await publish(store, B, { signer: both });
    await rollBack(store, 'mfe-x', { signer: both });
    expect(versions()).toEqual({ 'mfe-x': A.entry.version });
  });

  it('ADD-TRUST-04 without a key refuses to change a signed registry, since no browser would accept the result', async () => {
    await publish(store, A, { signer });
    await publish(store, A);
    const before = served();
    await expect(publish(store, B)).rejects.toThrow(
      /is signed, and servers and browsers would take no other\. Nothing was changed\.\n.*REGISTRY_SIGNING_KEY/,
    );
    expect(served()).toEqual(before);
  });

  describe.each([
    ['a version', () => publish(store, B)],
    ['a rollback', () => rollBack(store, 'mfe-x')],
    ['what was built here', () => publishBuilt(store, [B])],
  ])('an unsigned registry with %s', (_what, run) => {
    beforeEach(async () => {
      await publish(store, C);
      await publish(store, A);
    });
    afterEach(() => delete process.env.REGISTRY_KEY);

    it('ADD-TRUST-04 without a key is refused if a running web server accepts only signed registries', async () => {
      const before = served();
      runsWith(publicKeyOf(ownKey));
      await expect(run()).rejects.toThrow(
        /takes only what a key of its REGISTRY_KEY has signed, and would not take this\. Nothing was changed\.\n.*REGISTRY_SIGNING_KEY/,
      );
      expect(served()).toEqual(before);
    });

    it('ADD-TRUST-04 without a key is refused if REGISTRY_KEY requires signed registries', async () => {
      const before = served();
      process.env.REGISTRY_KEY = publicKeyOf(ownKey);
      await expect(run()).rejects.toThrow(/REGISTRY_KEY is set, and servers and browsers would take no other\. Nothing was changed\./);
      expect(served()).toEqual(before);
    });
  });

  it.each([
    ['publishing', () => publish(store, C)],
    ['publishing what is there', () => publish(store, B)],
    ['releasing what was built here', () => publishBuilt(store, [C])],
    ['a rollback', () => rollBack(store, 'mfe-x')],
    ['signing what is there', () => adoptable(store)],
  ])('ADD-TRUST-04 %s refuses a registry without a signature that lies over a signed history', async (_what, run) => {
    await publish(store, A, { signer });
    await publish(store, B, { signer });
    tamper('registry.json', ({ signature: _signature, ...registry }) => registry);
    const before = served();
    const refused = /has no signature, and registry 2 of its history\/ has one.*Nothing was changed\.\n.*REGISTRY_SIGNING_KEY/;
    await expect(run()).rejects.toThrow(refused);
    // The state that an earlier version of the tools, which did not check signatures, would have left.
    writeFileSync(file('history/00000003.json'), JSON.stringify({ ...before, serial: 3 }));
    await expect(run()).rejects.toThrow(refused);
    expect(served()).toEqual(before);
  });

  it('ADD-TRUST-04 refuses a signing key that a running web server does not know', async () => {
    await publish(store, A, { signer });
    runsWith(`${publicKeyOf(oldKey)} ${publicKeyOf(ownKey)}`);
    await publish(store, B, { signer });
    await publish(store, A, { signer });
    runsWith(publicKeyOf(oldKey));
    await expect(rollBack(store, 'mfe-x', { signer })).rejects.toThrow('would not take this. Nothing was changed.');
    expect(served().serial).toBe(3);
  });

  it('reports which part of REGISTRY_KEY is no key', () => {
    expect(() => signerOf(ownKey, `${publicKeyOf(oldKey)} AAAA`)).toThrow('REGISTRY_KEY has a word that is no public key');
  });
});

describe('signing an existing registry', () => {
  const sign = async (options?: { above?: number; validDays?: number }) => adopt(store, await adoptable(store), signer, options);

  it('ADD-TRUST-04 signs the registry that the user has seen under the next number, which publishing then continues', async () => {
    await publish(store, A);
    await sign();
    expect(served()).toMatchObject({ serial: 2, change: 'sign', remotes: [{ version: A.entry.version }] });
    await publish(store, B, { signer });
    expect([served().serial, await signer.trusts(served())]).toEqual([3, true]);
  });

  it('ADD-TRUST-04 is refused if there is no registry, for example in a folder with a mistyped name', async () => {
    await expect(adoptable(store)).rejects.toThrow('There is no registry in');
  });

  it('ADD-TRUST-04 is refused if the registry has changed since the user has seen it', async () => {
    await publish(store, A);
    const seen = await adoptable(store);
    tamper('registry.json', withEvil);
    await expect(adopt(store, seen, signer)).rejects.toThrow('has changed meanwhile. Nothing was signed');
  });

  const entryIs = (change: (entry: Listed) => object) => () =>
    tamper('registry.json', (registry) => ({ ...registry, remotes: [change(registry.remotes[0]!), ...registry.remotes.slice(1)] }));
  const canaryIs = (change: (entry: Listed) => object) =>
    entryIs((entry) => ({ ...entry, canary: { percent: 10, remote: entry, ...change(entry) } }));

  it.each([
    ['an entry that the console leaves out', entryIs((entry) => ({ ...entry, contract: 99 })), 'mfe-x: '],
    [
      'an entry twice',
      () => tamper('registry.json', ({ remotes, ...more }) => ({ ...more, remotes: [...remotes, ...remotes] })),
      'mfe-x: ',
    ],
    ['a field that no console reads', entryIs((entry) => ({ ...entry, run: 'x' })), 'it has a field run, which this version does not know'],
    [
      'such a field deeper down',
      entryIs((entry) => ({ ...entry, routes: [{ path: '/x', page: 'Start', access: 'public', run: 1 }] })),
      'it has a field routes.0.run',
    ],
    ['a version that leads out of its folder', entryIs((entry) => ({ ...entry, version: '../1' })), 'its version cannot be part of a URL'],
    ['a version with terminal codes', entryIs((entry) => ({ ...entry, version: '1\u001b[2K' })), 'its version cannot be part of a URL'],
    [
      'a rolled back version with them',
      entryIs((entry) => ({ ...entry, rolledBack: '1\u001b[2K' })),
      'its rolledBack cannot be part of a URL',
    ],
    [
      'the entry of another version',
      entryIs((entry) => ({ ...entry, entry: '/remotes/mfe-y/1/remoteEntry.js' })),
      'and not below /remotes/mfe-x/',
    ],
    ['an entry that leads up', entryIs((entry) => ({ ...entry, entry: `/a/..${entry.entry}` })), 'and not below /remotes/mfe-x/'],
    [
      'an entry that a browser reads as another',
      entryIs((entry) => ({ ...entry, entry: `https://cdn.example/%2e%2e/evil${entry.entry}` })),
      'and not below /remotes/mfe-x/',
    ],
    ['an entry with a query', entryIs((entry) => ({ ...entry, entry: `${entry.entry}?x` })), 'and not below /remotes/mfe-x/'],
    [
      'a canary that the console leaves out',
      canaryIs((entry) => ({ remote: { ...entry, contract: 99 } })),
      'the console would leave its canary out',
    ],
    ['the canary of another remote', canaryIs((entry) => ({ remote: { ...entry, name: 'mfe-z' } })), 'its canary is mfe-z'],
    ['a canary of a canary', canaryIs((entry) => ({ remote: { ...entry, canary: { remote: entry } } })), 'its canary has a canary'],
    ['a canary for a company that cannot be', canaryIs(() => ({ companies: ['a\u001b[1A'] })), 'its canary is for nobody'],
    ['a canary for more than all', canaryIs(() => ({ percent: 101 })), 'its canary is for nobody'],
  ])('ADD-50 (D-144) signs nothing with %s', async (_what, harm, fault) => {
    await publish(store, A);
    harm();
    await expect(adoptable(store)).rejects.toThrow(
      new RegExp(`^Not signed, because .* serves what the console does not take:\n.*${fault.replace(/[.]/g, '\\.')}`, 's'),
    );
  });

  it('ADD-50 (D-144) signs nothing else that an unsigned registry holds', async () => {
    await publish(store, A);
    tamper('registry.json', (registry) => ({ ...registry, evil: 'x', change: 'x\u001b[2K', at: 'x' }));
    await sign();
    expect(Object.keys(served()).sort()).toEqual(['at', 'change', 'remotes', 'schema', 'serial', 'signature']);
    expect(served().change).toBe('sign');
  });

  it('ADD-50 (D-144) signs a canary, a rolled back version and a version at another origin', async () => {
    await publish(store, A, { base: 'https://cdn.example/a%20b' });
    await publish(store, B);
    await rollBack(store, 'mfe-x');
    await publish(store, C, { canary: { percent: 2.5, companies: ['acme'] } });
    await sign();
    expect(served().remotes).toMatchObject([{ rolledBack: B.entry.version, canary: { remote: { version: C.entry.version } } }]);
  });

  it('ADD-50 (D-144) looks for no file outside of a version, whatever its list says', async () => {
    await publish(store, A);
    const list = `remotes/mfe-x/${A.entry.version}/integrity.json`;
    tamper(list, (hashes) => ({ ...hashes, '../../../../secret': 'sha384-x', 'a\\..\\b': 'x' }));
    await expect(adoptable(store)).rejects.toThrow(
      /lists \.\.\/\.\.\/\.\.\/\.\.\/secret, which is not below it\n.*lists a\\\.\.\\b, which/,
    );
  });

  it.each([
    [
      'a file with other bytes',
      () => writeFileSync(file(`remotes/mfe-x/${A.entry.version}/assets/1.js`), 'evil'),
      'has another assets/1.js',
    ],
    [
      'a script that is not the one of the registry',
      () => tamper('registry.json', (registry) => ({ ...registry, remotes: [{ ...registry.remotes[0], integrity: 'sha384-evil' }] })),
      'has another remoteEntry.js than the registry names',
    ],
    ['a version that is not there', () => rmSync(file('remotes'), { recursive: true }), 'lacks integrity.json'],
  ])('ADD-TRUST-04 hashes all files before: nothing is signed with %s', async (_what, harm, fault) => {
    await publish(store, A);
    harm();
    await expect(adoptable(store)).rejects.toThrow(fault);
  });

  it('ADD-TRUST-04 uses a number above one that is missing in the history, as after a restore', async () => {
    await publish(store, A, { signer });
    await sign({ above: 41 });
    expect(served().serial).toBe(42);
    await publish(store, B, { signer });
    expect(served().serial).toBe(43);
  });

  describe('after a restore, while web servers have seen registry 41', () => {
    const key = publicKeyOf(ownKey);
    const number = (above?: number) => nextNumber(store, signer, above);
    beforeEach(async () => {
      await publish(store, A, { signer });
      runsWith(key, [publicKeyOf(oldKey), 70], [key, 41]);
    });

    it.each([
      ['signing', () => sign()],
      ['publishing', () => publish(store, B, { signer })],
    ])('ADD-71 %s gives a number that they take, without being told', async (_what, run) => {
      expect(await number()).toBe(42);
      await run();
      expect(served().serial).toBe(42);
    });

    it('ADD-71 refuses a lower --above, and takes the same or a higher one', async () => {
      await expect(number(40)).rejects.toThrow('--above is 40, and registry 41 has been in force already. Nothing was signed.');
      expect(await Promise.all([number(41), number(50)])).toEqual([42, 51]);
    });

    it('ADD-71 counts what they have seen of an earlier key, as long as that is trusted', async () => {
      expect(await nextNumber(store, signerOf(ownKey, publicKeyOf(oldKey))!)).toBe(71);
    });

    it('ADD-71 gives a number above the history, where the servers have seen less', async () => {
      runsWith(key, [key, 0]);
      expect(await number()).toBe(2);
      await expect(number(0)).rejects.toThrow('registry 1 has been in force already');
    });
  });

  it('ADD-TRUST-04 sets how long each registry is valid; every publish and rollback extends it', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
    await publish(store, A, { signer });
    expect(served().expires).toBeUndefined();
    await sign({ validDays: 30 });
    expect(served()).toMatchObject({ serial: 2, expires: '2026-01-31T00:00:00.000Z' });
    jest.setSystemTime(Date.parse('2026-01-10T00:00:00Z'));
    await publish(store, A, { signer });
    expect(served().serial).toBe(2);
    jest.setSystemTime(Date.parse('2026-01-20T00:00:00Z'));
    await publish(store, A, { signer });
    expect(served()).toMatchObject({ serial: 3, change: 'sign', expires: '2026-02-19T00:00:00.000Z' });
    await publish(store, B, { signer });
    await rollBack(store, 'mfe-x', { signer });
    expect(served()).toMatchObject({ serial: 5, expires: '2026-02-19T00:00:00.000Z' });
    await sign({ validDays: 0 });
    expect([served().expires, served().validDays]).toEqual([undefined, undefined]);
  });
});
