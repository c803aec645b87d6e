const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** A publisher's key: `key` is its public part as config.json names it, `sign` signs a registry as tooling/release/signature.ts does. */
export async function aSigningKey() {
  const { subtle } = crypto;
  const { privateKey, publicKey } = await subtle.generateKey(ECDSA, true, ['sign', 'verify']);
  const key = base64(await subtle.exportKey('spki', publicKey));
  const sign = async <T extends object>(registry: T) => ({
    ...registry,
    signature: base64(await subtle.sign(ECDSA, privateKey, new TextEncoder().encode(JSON.stringify(registry)))),
  });
  return { key, sign };
}
