import type { FirebaseStorage } from 'firebase/storage';
import { imageType } from 'shared-kit/model';
import { firebaseApp } from '../../app';
import type { FirebaseConfig } from '../../config';
import { StoreError, type StoreErrorKind } from '../store/document-store';
import { parseHost } from '../store/tab-host';
import type { FileStore } from './file-store';

/** A time limit, because the SDK tries for two minutes, which is too long for a picture on screen. */
const GIVE_UP_MS = 15_000;

const KIND_OF: Record<string, StoreErrorKind> = {
  'storage/object-not-found': 'missing',
  'storage/bucket-not-found': 'missing',
  'storage/unauthorized': 'denied',
  'storage/unauthenticated': 'denied',
  'storage/retry-limit-exceeded': 'unavailable',
  'storage/quota-exceeded': 'unavailable',
};

/** The SDK would read a URL in the place of a path, also from another bucket; apps write the paths of their pictures themselves. */
const URL_SCHEME = /^[a-z]+:\/\//i;

type Sdk = typeof import('firebase/storage');

/** The port on the SDK, which is loaded and connected with the first file, because most pages show none. */
export function firebaseFiles(config: FirebaseConfig, giveUpMs = GIVE_UP_MS): FileStore {
  let connecting: Promise<{ sdk: Sdk; storage: FirebaseStorage }> | undefined;
  const connect = async () => {
    const sdk = await import('firebase/storage');
    return { sdk, storage: openStorage(sdk, config, giveUpMs) };
  };
  return {
    async read(path) {
      if (URL_SCHEME.test(path)) throw new StoreError('missing', `no path: ${path}`);
      try {
        const { sdk, storage } = await (connecting ??= connect());
        const bytes = await sdk.getBytes(sdk.ref(storage, path));
        return new Blob([bytes], { type: imageType(new Uint8Array(bytes)) ?? '' });
      } catch (error) {
        // The next attempt may load the code that failed to load.
        const { code } = error as { code?: string };
        if (code === undefined) connecting = undefined;
        throw new StoreError(code === undefined ? 'unavailable' : (KIND_OF[code] ?? 'failed'), `${code ?? 'no code'}: ${path}`);
      }
    },
  };
}

function openStorage(sdk: Sdk, { firebase, emulators }: FirebaseConfig, giveUpMs: number): FirebaseStorage {
  const storage = sdk.getStorage(firebaseApp(firebase));
  storage.maxOperationRetryTime = giveUpMs;
  if (emulators) {
    const { name, port } = parseHost(emulators.storage);
    sdk.connectStorageEmulator(storage, name, port);
  }
  return storage;
}
