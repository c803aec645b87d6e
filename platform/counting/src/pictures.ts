import { getMetadata, ref, uploadBytes } from 'firebase/storage';
import type { App } from './app';

/**
 * Stores a JPEG of a session, and waits for a lost connection as long as it takes. A picture is created once: when the answer to a first try was
 * lost, the second one is refused because the picture is there already.
 * @param path in the bucket (D-91)
 */
export async function storePicture({ storage }: App, path: string, bytes: Uint8Array): Promise<void> {
  const file = ref(storage, path);
  try {
    await uploadBytes(file, bytes, { contentType: 'image/jpeg' });
  } catch (error) {
    const stored = await getMetadata(file).catch(() => undefined);
    if (stored?.size !== bytes.length) throw error;
  }
}
