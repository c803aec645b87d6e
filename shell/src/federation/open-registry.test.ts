import { aRemote } from '../testing/render-console';
import { openRegistry } from './open-registry';

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const { subtle } = crypto;

const plain = { schema: 1, serial: 7, remotes: [aRemote('mfe-x', {})] };

async function keyPair() {
  const { privateKey, publicKey } = await subtle.generateKey(ECDSA, true, ['sign', 'verify']);
  const key = base64(await subtle.exportKey('spki', publicKey));
  /** Signs a registry as tooling/release/signature.mjs does. */
  const sign = async <T extends object>(registry: T) => ({ ...registry, signature: base64(await subtle.sign(ECDSA, privateKey, new TextEncoder().encode(JSON.stringify(registry)))) });
  return { key, sign };
}

let ours: Awaited<ReturnType<typeof keyPair>>;
let theirs: typeof ours;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([keyPair(), keyPair()]);
});
afterEach(() => Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true }));

const namesIn = async (json: unknown, keys?: string) => (await openRegistry(json, { keys }))?.remotes.map(({ name }) => name) ?? null;

it('ADD-24 takes a registry that is signed by the key of the config, or by one of several', async () => {
  const signed = await ours.sign(plain);
  expect(await namesIn(signed, ours.key)).toEqual(['mfe-x']);
  expect(await namesIn(signed, `${theirs.key} ${ours.key}`)).toEqual(['mfe-x']);
  expect(await namesIn(JSON.parse(JSON.stringify(signed, null, 1)), ours.key)).toEqual(['mfe-x']);
});

it('asks for no signature where the config names no key', async () => {
  expect(await namesIn(plain)).toEqual(['mfe-x']);
});

it.each<[string, () => unknown]>([
  ['no signature', () => plain],
  ['the signature of somebody else', () => theirs.sign(plain)],
  ['a signature that is none', () => ({ ...plain, signature: '%%%' })],
  ['a changed entry', async () => ({ ...(await ours.sign(plain)), remotes: [aRemote('mfe-x', {}, { entry: 'https://evil.example/remoteEntry.js' })] })],
  ['a field more', async () => ({ ...(await ours.sign(plain)), more: 1 })],
  ['the signature of an older registry', async () => ({ ...(await ours.sign(plain)), serial: 8 })],
  ['nothing', () => undefined],
])('ADD-24 takes nothing of a registry with %s', async (_what, json) => {
  expect(await namesIn(await json(), ours.key)).toBeNull();
});

it('ADD-24 takes nothing where keys cannot be read, or the browser has nothing to check with', async () => {
  expect(await namesIn(await ours.sign(plain), 'AAAA')).toBeNull();
  const signed = await ours.sign(plain);
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  expect(await namesIn(signed, ours.key)).toBeNull();
});
