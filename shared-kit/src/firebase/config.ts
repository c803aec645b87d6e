import type { FirebaseOptions as SdkOptions } from 'firebase/app';

/** What the Firebase SDK needs to find a project. */
export type FirebaseOptions = SdkOptions & Required<Pick<SdkOptions, 'apiKey' | 'projectId'>>;

/** `host:port` of each service of the embedded Firebase. */
interface EmulatorHosts {
  auth: string;
  firestore: string;
  storage: string;
}

/** The part of `config.json` that names the Firebase to connect to; without `emulators` it is a real project. */
export interface FirebaseConfig {
  firebase: FirebaseOptions;
  /** The id of the Firestore database; without it `(default)`. */
  database?: string;
  emulators?: EmulatorHosts;
}
