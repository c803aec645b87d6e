import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { UserError } from '../cli/user-error';

/** @typedef {import('./registry-history').Registry} Registry */
/**
 * Signs registries, and decides which signatures are trusted.
 * @typedef {object} Signer
 * @property {(registry: Registry) => Registry} sign replaces any signature by that of this key
 * @property {(registry: Registry) => boolean} isOwn whether it has the signature of this key
 * @property {(registry: Registry) => boolean} trusts whether it has the signature of this key or of another trusted one
 */

/**
 * Signs with the key in `REGISTRY_SIGNING_KEY`: the path of a PEM file, or its text. Trusts that key and the public keys in `REGISTRY_KEY`, which allows to
 * replace a key. The signature covers the result of `JSON.stringify` for the registry without `signature`; server and shell check the same bytes
 * (`shell/src/registry/registry-signature.ts`).
 * @param {string | undefined} [named] @param {string | undefined} [trusted] @returns {Signer | undefined} undefined without a key
 */
export function signerOf(named = process.env.REGISTRY_SIGNING_KEY, trusted = process.env.REGISTRY_KEY) {
  if (!named) return undefined;
  const key = readKey(named);
  const own = createPublicKey(key);
  const others = (trusted ?? '').split(/\s+/).filter(Boolean).map(readPublicKey);
  return {
    sign(registry) {
      const plain = withoutSignature(registry);
      return { ...plain, signature: sign('sha256', bytesOf(plain), { key, dsaEncoding: 'ieee-p1363' }).toString('base64') };
    },
    isOwn: (registry) => isSignedBy(registry, own),
    trusts: (registry) => [own, ...others].some((one) => isSignedBy(registry, one)),
  };
}

/** The public key, for the web server's variable `REGISTRY_KEY`, which becomes the `registryKey` of config.json. @param {string} named */
export const publicKeyOf = (named) => createPublicKey(readKey(named)).export({ type: 'spki', format: 'der' }).toString('base64');

/** Whether a registry has the signature of one of the public keys in a `REGISTRY_KEY`. @param {Registry} registry @param {string} keys */
export const isSignedByOneOf = (registry, keys) =>
  keys
    .split(/\s+/)
    .filter(Boolean)
    .some((key) => isSignedBy(registry, readPublicKey(key)));

/** @param {Registry} registry @param {import('node:crypto').KeyObject} key */
function isSignedBy(registry, key) {
  if (typeof registry.signature !== 'string') return false;
  return verify(
    'sha256',
    bytesOf(withoutSignature(registry)),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(registry.signature, 'base64'),
  );
}

/** @param {Registry} registry @returns {Registry} */
function withoutSignature({ signature: _signature, ...registry }) {
  return registry;
}

/** @param {Registry} registry */
const bytesOf = (registry) => Buffer.from(JSON.stringify(registry));

/** @param {string} named */
function readKey(named) {
  try {
    const key = createPrivateKey(existsSync(named) ? readFileSync(named, 'utf8') : named);
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Reported below by a message that contains no part of the key.
  }
  throw new UserError(
    'REGISTRY_SIGNING_KEY is no private key of the curve P-256, nor a file with one. Nothing was changed.\n' +
      'Make one with: openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out registry-key.pem',
  );
}

/** @param {string} base64 */
function readPublicKey(base64) {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Reported below.
  }
  throw new UserError(
    'REGISTRY_KEY has a word that is no public key of the curve P-256 in base64. Nothing was changed.\nIt is the web server’s: public keys, divided by spaces (tooling/release/README.md).',
  );
}
