import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { contractCheck } from './publishing-check';
import { publicKeyOf, signerOf } from './signature';
import type { Listed } from './registry';

const remote = (name: string, more = {}) => ({
  name,
  version: '1.0.0-aa',
  entry: `/remotes/${name}/1.0.0-aa/remoteEntry.js`,
  integrity: 'sha384-aaaa',
  contract: 1,
  namespace: 'x',
  routes: [{ path: `/${name}`, page: 'Start', access: 'protected' }],
  drawer: [],
  quickAccess: [],
  links: {},
  ...more,
});

describe('the check of the contract before a version is put into force', () => {
  let check: (remotes: Listed[]) => void;
  beforeAll(async () => {
    check = await contractCheck('mfe-x');
  });

  it('ADD-RELEASE-05 accepts a remote that the console can use', () => {
    expect(() => check([remote('mfe-y'), remote('mfe-x')])).not.toThrow();
  });

  it.each([
    ['another contract', { contract: 99 }, /contract 99/],
    ['no integrity', { integrity: '' }, /integrity is missing or malformed/],
    [
      'a route at a path of the web server',
      { routes: [{ path: '/metrics', page: 'Start', access: 'public' }] },
      /routes\[0\]\.path is missing or malformed/,
    ],
    ['a route of another remote', { routes: [{ path: '/mfe-y', page: 'Start', access: 'public' }] }, /\/mfe-y of mfe-x belongs to mfe-y/],
  ])('ADD-FIT-02 refuses %s, and says what to do', (_what, more, reason) => {
    expect(() => check([remote('mfe-y'), remote('mfe-x', more)])).toThrow(reason);
    expect(() => check([remote('mfe-y'), remote('mfe-x', more)])).toThrow(/Nothing was changed\.\nMend its remote\.json/);
  });

  it('ADD-FIT-02 refuses a remote that would exceed the number that the console reads', () => {
    const others = Array.from({ length: 200 }, (_one, at) => remote(`mfe-y${at}`));
    expect(() => check([...others, remote('mfe-x')])).toThrow('a registry of 201 remotes is more than it reads');
  });

  it('ADD-FIT-02 refuses a canary that the console could not use', () => {
    expect(() => check([remote('mfe-x', { canary: { percent: 1, remote: remote('mfe-x', { contract: 99 }) } })])).toThrow(/contract 99/);
  });

  it('ignores faults of other remotes', () => {
    expect(() => check([remote('mfe-y', { contract: 99 }), remote('mfe-x')])).not.toThrow();
  });
});

describe('signing', () => {
  const pem = String(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }));

  it('ADD-TRUST-04 covers the whole registry, and replaces an older signature', async () => {
    const signed = await signerOf(pem)!.sign({ schema: 1, serial: 2, at: '', change: '', remotes: [], signature: 'old' });
    const { signature, ...rest } = signed;
    const key = createPublicKey({ key: Buffer.from(publicKeyOf(pem), 'base64'), format: 'der', type: 'spki' });
    expect(verify('sha256', Buffer.from(JSON.stringify(rest)), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature!, 'base64'))).toBe(
      true,
    );
  });

  it('reports an invalid key with what to do', () => {
    expect(() => signerOf('/nowhere/key.pem')).toThrow(/no private key of the curve P-256.*openssl genpkey/s);
    expect(signerOf('')).toBeUndefined();
  });
});
