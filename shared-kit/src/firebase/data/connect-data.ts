import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache } from 'firebase/firestore';
import { DEFAULT_DATABASE } from 'shared-kit/model';
import { firebaseApp } from '../app';
import { emulatorUrl, isBehindTls, placeOf, type FirebaseConfig } from '../config';
import { Connection } from './store/connection';
import { isDataConnected, setDataStore } from './store/document-store';
import { setFileStore } from './files/file-store';
import { firebaseFiles } from './files/firebase-files';
import { FirestoreClient } from './store/firestore-client';
import { createFirestoreStore } from './store/firestore-store';
import { tabHost } from './store/tab-host';

/**
 * Connects to Storage, and to Firestore with its cache in memory, so that no data of a company stays on the machine (ADR-0004). Does
 * nothing if they are connected already.
 */
export function connectData(config: FirebaseConfig): void {
  if (isDataConnected()) return;
  const open = () => {
    const host = config.emulators?.firestore;
    // `connectFirestoreEmulator` knows http alone.
    const behindTls = host !== undefined && isBehindTls(host) ? { host: placeOf(host), ssl: true } : {};
    const db = initializeFirestore(firebaseApp(config.firebase), { localCache: memoryLocalCache(), ...behindTls }, databaseOf(config));
    if (host !== undefined && !isBehindTls(host)) {
      const { name, port } = tabHost(host, window);
      connectFirestoreEmulator(db, name, port);
    }
    return db;
  };
  setDataStore(createFirestoreStore(new FirestoreClient(open), new Connection(window), documentsUrl(config)));
  setFileStore(firebaseFiles(config));
}

/**
 * Workers use the plain host name, because the page's live connections use up the connections that a browser opens to the tab's own
 * host.
 */
function documentsUrl(config: FirebaseConfig): string {
  const { firebase, emulators } = config;
  const host = emulators ? emulatorUrl(emulators.firestore) : 'https://firestore.googleapis.com';
  return `${host}/v1/projects/${firebase.projectId}/databases/${databaseOf(config)}/documents`;
}

const databaseOf = ({ database = DEFAULT_DATABASE }: FirebaseConfig): string => database;
