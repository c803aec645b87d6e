const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/**
 * Whether the registry has a signature by one of the public keys (SPKI in base64, separated by spaces). The signature covers the parsed
 * registry without `signature`, as `JSON.stringify` writes it: exactly the values that the console uses.
 */
export async function isSignedBy(json: unknown, keys: string): Promise<boolean> {
  const { signature, ...signed } = json as { signature?: unknown };
  if (typeof signature !== 'string') return false;
  const bytes = new TextEncoder().encode(JSON.stringify(signed));
  for (const key of keys.split(' ')) {
    const publicKey = await crypto.subtle.importKey('spki', bytesOf(key), ALGORITHM, false, ['verify']);
    if (await crypto.subtle.verify(ALGORITHM, publicKey, bytesOf(signature), bytes)) return true;
  }
  return false;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
