/** @jest-environment node */
import { deleteApp, getApps } from 'firebase/app';
import { relayTo, startWithRules } from 'platform-emulator/testing';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileStoreContract } from './file-store.contract';
import { firebaseFiles } from './firebase-files';

/** Everybody may do everything, but not below `denied`. */
const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{first}/{rest=**} { allow read, write: if !first.matches('denied.*'); }
  }
}`;

describe('API-29 files over the Firebase SDK and a Firebase', () => {
  fileStoreContract(async () => {
    const firebase = await startWithRules({ storage: RULES });
    const { projectId, bucket, admin, apiKey } = firebase;
    const hosts = firebase.hosts!;
    const [host = '', port] = hosts.storage.split(':');
    const relay = relayTo(host, () => Number(port)).listen(0, '127.0.0.1');
    await once(relay, 'listening');
    const emulators = { ...hosts, storage: `127.0.0.1:${(relay.address() as AddressInfo).port}` };
    return {
      files: firebaseFiles({ firebase: { apiKey, projectId, storageBucket: bucket }, emulators }, 1000),
      // With the rights of a server, like the platform.
      store: (path, bytes, contentType) => admin().bucket.file(path).save(Buffer.from(bytes), { contentType, resumable: false }),
      disconnect: async () => void relay.close(),
      close: async () => {
        relay.close();
        await Promise.all(getApps().map(deleteApp));
        await firebase.stop();
      },
    };
  });
});
