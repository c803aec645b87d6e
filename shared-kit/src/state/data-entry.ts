import type { FirebaseConfig } from 'shared-kit/firebase/auth';

type DataEntry = typeof import('shared-kit/firebase/data');

let config: FirebaseConfig | null = null;
let loaded: DataEntry | null = null;

/** Says which Firestore {@link dataEntry} connects to when it is needed. */
export function setDataConfig(given: FirebaseConfig): void {
  config = given;
}

/** Firestore, loaded and connected with its first use: the login screen does without (design: budgets). */
export async function dataEntry(): Promise<DataEntry> {
  const data = await import('shared-kit/firebase/data');
  loaded = data;
  if (!data.isDataConnected() && config) data.connectData(config);
  return data;
}

/** Lets go of the pictures that were downloaded, if any were: nothing of a company stays behind. */
export function forgetPictures(): void {
  loaded?.pictures.clear();
}
