import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { UserError } from '../ground/user-error';
import type { Registry } from './registry';

/** Signs registries, and decides which signatures are trusted. */
export interface Signer {
  /** replaces any signature by that of this key */
  sign: (registry: Registry) => Registry;
  /** whether it has the signature of this key */
  isOwn: (registry: Registry) => boolean;
  /** whether it has the signature of this key or of another trusted one */
  trusts: (registry: Registry) => boolean;
}

/**
 * Signs with the key in `REGISTRY_SIGNING_KEY`: the path of a PEM file, or its text. Trusts that key and the public keys in `REGISTRY_KEY`, which allows to
 * replace a key. The signature covers the result of `JSON.stringify` for the registry without `signature`; server and shell check the same bytes
 * (`shell/src/registry/registry-signature.ts`).
 * @returns undefined without a key
 */
export function signerOf(
  named: string | undefined = process.env.REGISTRY_SIGNING_KEY,
  trusted: string | undefined = process.env.REGISTRY_KEY,
): Signer | undefined {
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

/** The public key, for the web server's variable `REGISTRY_KEY`, which becomes the `registryKey` of config.json. */
export const publicKeyOf = (named: string) => createPublicKey(readKey(named)).export({ type: 'spki', format: 'der' }).toString('base64');

/** Whether a registry has the signature of one of the public keys in a `REGISTRY_KEY`. */
export const isSignedByOneOf = (registry: Registry, keys: string) =>
  keys
    .split(/\s+/)
    .filter(Boolean)
    .some((key) => isSignedBy(registry, readPublicKey(key)));

function isSignedBy(registry: Registry, key: KeyObject) {
  if (typeof registry.signature !== 'string') return false;
  return verify(
    'sha256',
    bytesOf(withoutSignature(registry)),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(registry.signature, 'base64'),
  );
}

function withoutSignature({ signature: _signature, ...registry }: Registry): Registry {
  return registry;
}

const bytesOf = (registry: Registry) => Buffer.from(JSON.stringify(registry));

function readKey(named: string) {
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

function readPublicKey(base64: string) {
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
