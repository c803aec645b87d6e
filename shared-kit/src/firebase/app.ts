import * as sdk from 'firebase/app';
import type { FirebaseOptions } from './config';

/**
 * The Firebase app that both entries share. The first that connects creates it. It goes without the SDK's heartbeat, which counts the days
 * of use in IndexedDB: every call of Auth waits for it first, so where IndexedDB never answers nobody could sign in. The services treat it as
 * optional.
 */
export function firebaseApp(options: FirebaseOptions): sdk.FirebaseApp {
  if (sdk.getApps().length) return sdk.getApp();
  // The registry of the SDK's services, which its types leave out.
  (sdk as unknown as { _components: Map<string, unknown> })._components.delete('heartbeat');
  return sdk.initializeApp(options);
}
