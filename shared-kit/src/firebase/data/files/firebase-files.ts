import type { FirebaseStorage, StorageErrorCode } from 'firebase/storage';
import { imageType } from 'shared-kit/model';
import { firebaseApp } from '../../app';
import { isBehindTls, placeOf, type FirebaseConfig } from '../../config';
import { StoreError, type StoreErrorKind } from '../store/document-store';
import { parseHost } from '../store/tab-host';
import type { FileStore } from './file-store';

/** A time limit, because the SDK tries for two minutes, which is too long for a picture on screen. */
const GIVE_UP_MS = 15_000;

/** Every code is decided here: only `failed` is a fault of the page. */
const KIND_OF: Readonly<Record<`${StorageErrorCode}`, StoreErrorKind>> = {
  'object-not-found': 'missing',
  'bucket-not-found': 'missing',
  unauthorized: 'denied',
  'app-deleted': 'unavailable',
  canceled: 'unavailable',
  'internal-error': 'unavailable',
  'invalid-checksum': 'unavailable',
  'project-not-found': 'unavailable',
  'quota-exceeded': 'unavailable',
  'retry-limit-exceeded': 'unavailable',
  'server-file-wrong-size': 'unavailable',
  // The token could not be renewed. A user who has been signed out leaves the page.
  unauthenticated: 'unavailable',
  'unauthorized-app': 'unavailable',
  unknown: 'unavailable',
  'cannot-slice-blob': 'failed',
  'invalid-argument': 'failed',
  'invalid-argument-count': 'failed',
  'invalid-default-bucket': 'failed',
  'invalid-event-name': 'failed',
  'invalid-format': 'failed',
  'invalid-root-operation': 'failed',
  'invalid-url': 'failed',
  'no-default-bucket': 'failed',
  'no-download-url': 'failed',
  'unsupported-environment': 'failed',
};

/** The SDK would read a URL in the place of a path, also from another bucket; apps write the paths of their pictures themselves. */
const URL_SCHEME = /^[a-z]+:\/\//i;

/** The kind of a code such as `storage/unauthorized`. */
function kindOf(code: string): StoreErrorKind {
  const name = code.replace('storage/', '');
  return Object.hasOwn(KIND_OF, name) ? KIND_OF[name as keyof typeof KIND_OF] : 'failed';
}

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
        throw new StoreError(code === undefined ? 'unavailable' : kindOf(code), `${code ?? 'no code'}: ${path}`);
      }
    },
  };
}

function openStorage(sdk: Sdk, { firebase, emulators }: FirebaseConfig, giveUpMs: number): FirebaseStorage {
  const storage = sdk.getStorage(firebaseApp(firebase));
  storage.maxOperationRetryTime = giveUpMs;
  // `connectStorageEmulator` knows http alone. Without it the SDK uses https.
  if (emulators && isBehindTls(emulators.storage)) Object.assign(storage, { host: placeOf(emulators.storage) });
  else if (emulators) {
    const { name, port } = parseHost(emulators.storage);
    sdk.connectStorageEmulator(storage, name, port);
  }
  return storage;
}
