/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseVersions, firstEntry, kitMismatch, signRegistry, sourceFaultBy, trustIn } from '.';
import { goldenRegistries, type GoldenDecision, type GoldenFile, type GoldenRegistry } from './golden-registries';

const FILE = join(__dirname, 'golden-registries.json');
const readGolden = (): GoldenFile => JSON.parse(readFileSync(FILE, 'utf8')) as GoldenFile;

/** Signs the registries of the file anew, with new keys. */
async function signAnew(): Promise<void> {
  const golden = readGolden();
  const pairs = new Map(['ours', 'theirs'].map((name) => [name, generateKeyPairSync('ec', { namedCurve: 'P-256' })]));
  for (const [name, { publicKey }] of pairs) golden.keys[name] = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  for (const one of golden.cases) {
    const key = one.signedBy === undefined ? undefined : pairs.get(one.signedBy)?.privateKey;
    if (!key) continue;
    const { signature } = await signRegistry(one.signed ?? one.registry, key.export({ type: 'pkcs8', format: 'der' }));
    one.registry = { ...one.registry, signature };
  }
  writeFileSync(FILE, `${JSON.stringify(golden, null, 2)}\n`);
}

/** What the rule decides, as the file writes it. */
async function decisionOf({ registry, context }: GoldenRegistry): Promise<GoldenDecision> {
  const { keys, seen, now, device, user, kit, path, ...sources } = context;
  const nothing = { loads: {}, leftOut: {}, lost: [], undecided: [], misfits: {}, first: null };
  if (keys.length > 0) {
    const { refusal } = await trustIn(registry, { keys, seen, now: Date.parse(now) });
    if (refusal) return { refusal, ...nothing };
  }
  const chosen = chooseVersions(registry, sourceFaultBy(sources), { device, user });
  if (!chosen) return { refusal: 'not-a-registry', ...nothing };
  const absolute = (url: string) => new URL(url, context.registryUrl).href;
  const first = firstEntry(registry, path, { ...sources, own: kit });
  const misfits = chosen.remotes.map((remote) => [remote.name, kitMismatch(remote.kit, kit)] as const);
  return {
    refusal: null,
    loads: Object.fromEntries(chosen.remotes.map(({ name, version }) => [name, version])),
    leftOut: Object.fromEntries(chosen.leftOut.map(({ name, fault }) => [name, fault.reason])),
    lost: chosen.lost.map(({ declared }) => declared),
    undecided: chosen.remotes.filter(({ undecided }) => undecided).map(({ name }) => name),
    misfits: Object.fromEntries(misfits.filter((one): one is [string, 'newer' | 'older'] => one[1] !== null)),
    first: chosen.remotes.find(({ entry }) => first && absolute(first.url) === absolute(entry))?.name ?? null,
  };
}

if (process.env['UPDATE_GOLDEN']) beforeAll(signAnew);

it.each(goldenRegistries().map((one) => [one.name, one] as const))(
  'ADD-TRUST-01 ADD-TRUST-02 ADD-FIT-01 the console decides about %s',
  async (name, written) => {
    const one = process.env['UPDATE_GOLDEN'] ? goldenRegistries(readGolden()).find((signed) => signed.name === name)! : written;
    expect(await decisionOf(one)).toEqual(one.expected);
  },
);

it('ADD-TRUST-01 ADD-TRUST-02 the golden registries show each reason for which a registry or a remote is not used', () => {
  const decisions = goldenRegistries().map(({ expected }) => expected);
  expect(new Set(decisions.map(({ refusal }) => refusal))).toEqual(
    new Set([null, 'not-a-registry', 'unsigned', 'unnumbered', 'expired', 'older']),
  );
  expect(new Set(decisions.flatMap(({ leftOut }) => Object.values(leftOut)))).toEqual(
    new Set(['contract', 'malformed', 'origin', 'twice']),
  );
  expect(new Set(decisions.flatMap(({ misfits }) => Object.values(misfits)))).toEqual(new Set(['newer', 'older']));
});

it('ADD-TRUST-01 the page fetches what is on its own origin by a path, since the server may not know how pages reach it', () => {
  const listed = (entry: string) => ({
    schema: 1,
    remotes: [{ ...(goldenRegistries()[0]!.registry as { remotes: object[] }).remotes[0], entry }],
  });
  const sources = { registryUrl: 'http://console.example/registry.json', remoteOrigins: ['https://cdn.example'], own: '5.7.0' };
  const urls = [
    '/remotes/mfe-x/1/e.js',
    'remotes/mfe-x/1/e.js',
    'http://console.example/e.js?v=1',
    'http://console.example//evil.example/e.js',
    'https://cdn.example/e.js',
  ];
  expect(urls.map((entry) => firstEntry(listed(entry), '/x', sources)?.url)).toEqual([
    '/remotes/mfe-x/1/e.js',
    '/remotes/mfe-x/1/e.js',
    '/e.js?v=1',
    'http://console.example//evil.example/e.js',
    'https://cdn.example/e.js',
  ]);
});
