import { createPublicKey, verify } from 'node:crypto';

/** Whether a registry bears the signature of one of the keys, as the shell checks it too (`shell/src/federation/registry-signature.ts`). */
export function isSignedBy(json: object, keys: string): boolean {
  const { signature, ...signed } = json as { signature?: unknown };
  if (typeof signature !== 'string') return false;
  const bytes = Buffer.from(JSON.stringify(signed));
  return keys.split(' ').some((key) => {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return verify('sha256', bytes, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'));
  });
}
