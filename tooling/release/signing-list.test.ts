import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main as releases } from '../cli/commands/releases';
import { main as sign } from '../cli/commands/sign';
import { adoptable } from './adopt';
import { publish } from './publish';
import { signerOf } from './signature';
import { signingList } from './signing-list';
import { openStore } from './store';
import type { ReleaseStore } from './release-store';
import { aBuild, aFolder } from './testing/builds';
import type { BuiltRemote } from './built-remote';
import type { Registry } from './registry';

const A = aBuild('mfe-x', '1.0.0-aa');
const B = aBuild('mfe-x', '1.1.0-bb');
const other = aBuild('mfe-y', '1.0.0-aa');
const key = String(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }));
const signer = signerOf(key, '')!;
const { trusts } = signer;
const stranger = signerOf(
  String(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })),
  '',
)!;

let folder: string;
let store: ReleaseStore;
let written: string[];
let log: jest.SpyInstance;
beforeEach(() => {
  folder = aFolder();
  store = openStore(folder);
  written = [];
  log = jest.spyOn(console, 'log').mockImplementation((text) => void written.push(String(text)));
});
afterEach(() => {
  log.mockRestore();
  rmSync(folder, { recursive: true });
  delete process.env.REGISTRY_SIGNING_KEY;
});

const file = (name: string) => join(folder, name);
const served = () => JSON.parse(readFileSync(file('registry.json'), 'utf8'));
const tamper = async (change: (registry: Registry) => object | Promise<object>) =>
  writeFileSync(file('registry.json'), JSON.stringify(await change(served())));
const listed = async (built: BuiltRemote[] = []) => (await signingList(store, await adoptable(store), { trusts, built })).split('\n');
const hashOf = ({ entry }: BuiltRemote) => `${entry.integrity.slice(0, 19)}…`;

describe('what npm run sign shows', () => {
  it('D-144 names the beginning of each hash, and says of what is not known that it is new', async () => {
    await publish(store, A);
    const lines = await listed();
    expect(lines[0]).toContain(`mfe-x                1.0.0-aa               ${hashOf(A)} /remotes/mfe-x/1.0.0-aa/remoteEntry.js`);
    expect(lines[1]).toContain('NEW: neither as it is built here nor signed before');
  });

  it('D-144 says which versions are as they are built here', async () => {
    await publish(store, A);
    await publish(store, other);
    expect((await listed([A])).filter((_line, index) => index % 2 === 1).map((line) => line.trim())).toEqual([
      'as it is built here',
      'NEW: neither as it is built here nor signed before',
    ]);
  });

  it.each([
    ['another script, whose list of hashes was replaced too', { integrity: 'sha384-x' }],
    ['another route', { routes: [{ path: '/x', page: 'Start', access: 'public' }] }],
  ])('D-144 does not take for built here what has %s', async (_what, change) => {
    await publish(store, A);
    const registry = served();
    const evil = { ...registry, remotes: [{ ...registry.remotes[0], ...change }] };
    const text = await signingList(store, evil, { trusts, built: [A] });
    expect(text).toContain('NEW:');
  });

  it('D-144 does not take for built here a version of which another file was replaced', async () => {
    const evil = aBuild('mfe-x', A.entry.version);
    evil.files.set('assets/style.css', Buffer.from('* { display: none }'));
    const list = JSON.parse(String(evil.files.get('integrity.json')));
    evil.files.set('integrity.json', Buffer.from(JSON.stringify({ ...list, 'assets/style.css': 'sha384-x' })));
    await store.addFolder(`remotes/mfe-x/${A.entry.version}`, evil.files);
    writeFileSync(
      file('registry.json'),
      JSON.stringify({ schema: 1, serial: 1, remotes: [{ ...A.entry, entry: `/remotes/mfe-x/${A.entry.version}/remoteEntry.js` }] }),
    );
    expect(await signingList(store, served(), { trusts, built: [A] })).toContain('NEW:');
  });

  it('D-144 says which versions were signed before, by a trusted key and just as they are', async () => {
    await publish(store, A, { signer });
    await publish(store, other, { signer });
    await tamper(({ remotes, ...registry }) =>
      stranger.sign({
        ...registry,
        serial: 9,
        remotes: [
          { ...remotes[0]!, finder: true },
          remotes[1]!,
          { ...remotes[1]!, name: 'mfe-z', entry: '/remotes/mfe-z/1.0.0-aa/remoteEntry.js' },
        ],
      }),
    );
    const text = await signingList(store, served(), { trusts, built: [] });
    expect(
      text
        .split('\n')
        .filter((_line, index) => index % 2 === 1)
        .map((line) => line.trim()),
    ).toEqual([
      'NEW: neither as it is built here nor signed before',
      'signed before, in registry 2',
      'NEW: neither as it is built here nor signed before',
    ]);
  });

  it('D-144 names whom a canary is for', async () => {
    await publish(store, A);
    await publish(store, B, { canary: { percent: 10, companies: ['acme'] } });
    const lines = await listed([B]);
    expect(lines[2]).toContain(`1.1.0-bb               ${hashOf(B)}`);
    expect(lines[3]?.trim()).toBe('as it is built here, a canary for 10% company=acme');
  });

  it('D-144 the command prints the list and the validity before it signs', async () => {
    process.env.REGISTRY_SIGNING_KEY = key;
    await publish(store, A);
    await tamper((registry) => ({ ...registry, validDays: 3650 }));
    await sign([`--to=${folder}`, '--yes']);
    expect(written.join('\n')).toMatch(
      /NOT signed by your key.*NEW: .*Valid for 3650 days after each change\..*Signed as registry 2, valid until/s,
    );
    expect(await signer.trusts(served())).toBe(true);
  });

  it('ADD-50 npm run releases prints what others wrote with the codes of what would hide a line', async () => {
    await publish(store, A);
    await tamper((registry) => ({
      ...registry,
      at: 'now\u001b[2K',
      remotes: [{ ...registry.remotes[0], name: 'mfe-x\u001b[1A', version: '1\n  mfe-good', rolledBack: '\u009b2K' }],
    }));
    writeFileSync(
      file('history/00000002.json'),
      JSON.stringify({ ...served(), serial: 2, at: 'then\r', change: 'publish\n     1  good\u202e' }),
    );
    await releases([`--to=${folder}`]);
    await releases([`--to=${folder}`, '--check']);
    const text = written.join('\n');
    expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    expect(text).toContain('mfe-x\\u001b[1A');
    expect(text).toContain('1\\u000a  mfe-good');
    expect(text).toContain('; \\u009b2K was rolled back');
    expect(text).toContain('then\\u000d  publish\\u000a     1  good\\u202e');
    expect(text).toContain('cannot be a place in');
  });
});
