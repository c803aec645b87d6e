import { createPublicKey, verify } from 'node:crypto';

/** The key that has signed a registry, by the same check as in the shell (`shell/src/registry/registry-signature.ts`). */
export function signingKey(json: object, keys: readonly string[]): string | undefined {
  const { signature, ...signed } = json as { signature?: unknown };
  if (typeof signature !== 'string') return undefined;
  const bytes = Buffer.from(JSON.stringify(signed));
  return keys.find((key) => {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return verify('sha256', bytes, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'));
  });
}

/** Whether the text is a public key with which registries are signed: P-256 as SPKI in base64. */
export function isSigningKey(base64: string): boolean {
  try {
    return (
      createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' }).asymmetricKeyDetails?.namedCurve === 'prime256v1'
    );
  } catch {
    return false;
  }
}
