/** @jest-environment node */
import { deleteApp, getApps } from 'firebase/app';
import { startEmulator } from 'platform-emulator';
import { fileStoreContract } from './file-store.contract';
import { firebaseFiles } from './firebase-files';

describe('API-29 files over the Firebase SDK and the embedded Firebase', () => {
  fileStoreContract(async () => {
    const emulator = await startEmulator({
      ports: { auth: 0, firestore: 0, storage: 0 },
      access: { get: () => false, list: () => false, write: () => false, file: ({ name }) => !name.startsWith('denied') },
    });
    const { host, ports, projectId } = emulator;
    const storage = `${host}:${ports.storage}`;
    const bucket = `${projectId}.appspot.com`;
    const emulators = { auth: `${host}:${ports.auth}`, firestore: `${host}:${ports.firestore}`, storage };
    let running = true;
    const disconnect = async () => {
      if (running) await emulator.stop();
      running = false;
    };
    return {
      files: firebaseFiles({ firebase: { apiKey: 'key', projectId, storageBucket: bucket }, emulators }, 1000),
      store: async (path, bytes, type) => {
        // With the rights of a server, like the platform.
        const url = `http://${storage}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${encodeURIComponent(path)}`;
        const answer = await fetch(url, { method: 'POST', body: bytes, headers: { authorization: 'Bearer owner', 'content-type': type } });
        if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      },
      disconnect,
      close: async () => {
        await disconnect();
        await Promise.all(getApps().map(deleteApp));
      },
    };
  });
});
