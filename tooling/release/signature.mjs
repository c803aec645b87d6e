import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { UserError } from '../front-door/user-error.mjs';

/**
 * Signs registries with the key in `REGISTRY_SIGNING_KEY`: the path of a PEM file, or its text. The signature covers the registry without
 * `signature`, as `JSON.stringify` writes it, and the shell checks the same (`shell/src/federation/registry-signature.ts`). A registry that
 * already has a valid signature is returned unchanged.
 * @param {string | undefined} [named] @returns {((registry: import('./registry-history.mjs').Registry) => import('./registry-history.mjs').Registry) | undefined}
 */
export function signerOf(named = process.env.REGISTRY_SIGNING_KEY) {
  if (!named) return undefined;
  const key = readKey(named);
  return (given) => {
    const { signature = '', ...registry } = given;
    const bytes = Buffer.from(JSON.stringify(registry));
    if (verify('sha256', bytes, { key: createPublicKey(key), dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'))) return given;
    return { ...registry, signature: sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }).toString('base64') };
  };
}

/** The public key, for the web server's variable `REGISTRY_KEY`, which becomes the `registryKey` of config.json. @param {string} named */
export const publicKeyOf = (named) => createPublicKey(readKey(named)).export({ type: 'spki', format: 'der' }).toString('base64');

/** @param {string} named */
function readKey(named) {
  try {
    const key = createPrivateKey(existsSync(named) ? readFileSync(named, 'utf8') : named);
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Reported below, in a message that contains no part of the key.
  }
  throw new UserError(
    'REGISTRY_SIGNING_KEY is no private key of the curve P-256, nor a file with one. Nothing was changed.\n' +
      'Make one with: openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out registry-key.pem',
  );
}
