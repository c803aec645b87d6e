import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { UserError } from '../ground/user-error';
import { consoleCode } from './console-code';
import type { Registry } from './registry';

/** Signs registries, and decides which signatures are trusted. */
export interface Signer {
  /** the public keys that it trusts, its own first */
  keys: readonly string[];
  /** replaces any signature by that of this key */
  sign: (registry: Registry) => Promise<Registry>;
  /** whether it has the signature of this key */
  isOwn: (registry: Registry) => Promise<boolean>;
  /** whether it has the signature of this key or of another trusted one */
  trusts: (registry: Registry) => Promise<boolean>;
}

/**
 * Signs with the key in `REGISTRY_SIGNING_KEY`: the path of a PEM file, or its text. Trusts that key and the public keys in `REGISTRY_KEY`, which allows to
 * replace a key. What a signature covers: `shared-kit/src/model/registry/signature.ts`.
 * @returns undefined without a key
 */
export function signerOf(
  named: string | undefined = process.env.REGISTRY_SIGNING_KEY,
  trusted: string | undefined = process.env.REGISTRY_KEY,
): Signer | undefined {
  if (!named) return undefined;
  const key = readKey(named);
  const own = publicKeyOf(named);
  const keys = [own, ...keysIn(trusted ?? '')];
  return {
    keys,
    sign: async (registry) => (await consoleCode()).signRegistry(registry, key.export({ type: 'pkcs8', format: 'der' })),
    isOwn: (registry) => isSignedByOneOf(registry, [own]),
    trusts: (registry) => isSignedByOneOf(registry, keys),
  };
}

/** The public key, for the web server's variable `REGISTRY_KEY`, which becomes the `registryKey` of config.json. */
export const publicKeyOf = (named: string) => asText(createPublicKey(readKey(named)));

/** A public key as SPKI in base64. */
const asText = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** Whether a registry has the signature of one of these public keys. */
export const isSignedByOneOf = async (registry: Registry, keys: string[]) =>
  (await (await consoleCode()).signingKey(registry, keys)) !== null;

/** The public keys in a `REGISTRY_KEY`. Throws for a word that is none. */
export const keysIn = (setting: string) => setting.split(/\s+/).filter(Boolean).map(readPublicKey);

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
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return asText(key);
  } catch {
    // Reported below.
  }
  throw new UserError(
    'REGISTRY_KEY has a word that is no public key of the curve P-256 in base64. Nothing was changed.\nIt is the web server’s: public keys, divided by spaces (tooling/release/README.md).',
  );
}
