import { host, TextEncoder, type CryptoKey } from '../pacing/host';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/**
 * What a signature covers: the parsed registry without `signature`, as `JSON.stringify` writes it. That are exactly the values that are used,
 * however the file is indented.
 */
function signedBytes(registry: object): Uint8Array {
  const { signature: _signature, ...signed } = registry as { signature?: unknown };
  return new TextEncoder().encode(JSON.stringify(signed));
}

/**
 * The public key (SPKI in base64) that has signed a registry, among the trusted ones. Null if none has, also if keys or signature cannot be
 * read, or if this host cannot check signatures, as browsers cannot on pages without HTTPS.
 */
export async function signingKey(json: unknown, keys: readonly string[]): Promise<string | null> {
  if (typeof json !== 'object' || json === null) return null;
  for (const key of keys) if (await isSignedBy(json, key)) return key;
  return null;
}

async function isSignedBy(registry: { signature?: unknown }, key: string): Promise<boolean> {
  if (typeof registry.signature !== 'string') return false;
  try {
    const { subtle } = host.crypto;
    const publicKey = await subtle.importKey('spki', bytesOf(key), ALGORITHM, false, ['verify']);
    return await subtle.verify(ALGORITHM, publicKey, bytesOf(registry.signature), signedBytes(registry));
  } catch {
    return false;
  }
}

/**
 * The registry with the signature of this key in place of any other.
 * @param privateKey P-256 as PKCS #8, the bytes inside of a PEM file
 */
export async function signRegistry<Registry extends object>(
  registry: Registry,
  privateKey: Uint8Array,
): Promise<Registry & { signature: string }> {
  const { subtle } = host.crypto;
  const key: CryptoKey = await subtle.importKey('pkcs8', privateKey, ALGORITHM, false, ['sign']);
  const { signature: _before, ...plain } = registry as Registry & { signature?: unknown };
  const signature = new Uint8Array(await subtle.sign(ALGORITHM, key, signedBytes(plain)));
  return { ...(plain as unknown as Registry), signature: host.btoa(String.fromCharCode(...signature)) };
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(host.atob(base64), (char) => char.charCodeAt(0));
