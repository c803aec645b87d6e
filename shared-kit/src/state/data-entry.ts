import type { FirebaseConfig } from 'shared-kit/host/firebase';

export type DataEntry = typeof import('shared-kit/firebase/data');

let config: FirebaseConfig | null = null;
let loaded: DataEntry | null = null;

/** Sets the Firestore that {@link dataEntry} connects to. */
export function setDataConfig(firebaseConfig: FirebaseConfig): void {
  config = firebaseConfig;
}

/** Firestore, loaded and connected on first use, because the login screen does not need it (ADR-0008). */
export async function dataEntry(): Promise<DataEntry> {
  const data = await import('shared-kit/firebase/data');
  loaded = data;
  if (config) data.connectData(config);
  return data;
}

/** Removes downloaded pictures, so that no data of a company stays in the page. */
export function forgetPictures(): void {
  loaded?.pictures.clear();
}
