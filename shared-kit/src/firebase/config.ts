import type { FirebaseOptions as SdkOptions } from 'firebase/app';

/** What the Firebase SDK needs to find a project. */
export type FirebaseOptions = SdkOptions & Required<Pick<SdkOptions, 'apiKey' | 'projectId'>>;

/** `host:port` of each service of the embedded Firebase, or `https://host:port` behind a proxy with TLS. */
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

/** The URL of a service of the embedded Firebase, without a slash at its end. */
export const emulatorUrl = (host: string): string => (isBehindTls(host) ? host : `http://${host}`);

export const isBehindTls = (host: string): boolean => host.startsWith('https://');

/** Host name and port of a URL, with the port also where it is the usual one. */
export function placeOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 443}`;
}
