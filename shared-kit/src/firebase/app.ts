import * as sdk from 'firebase/app';
import type { FirebaseOptions } from './config';

/** What the packages of the SDK register their services with; its public types do not contain it. */
interface Components {
  _addOrOverwriteComponent: (app: sdk.FirebaseApp, component: object) => void;
}

/**
 * Replaces the SDK's heartbeat, which counts the days of use in IndexedDB. Every call of Auth waits for it, so if
 * IndexedDB does not answer, nobody could sign in.
 */
const NO_HEARTBEAT = {
  name: 'heartbeat',
  type: 'PRIVATE',
  instantiationMode: 'LAZY',
  multipleInstances: false,
  onInstanceCreated: null,
  instanceFactory: () => ({ triggerHeartbeat: () => Promise.resolve(), getHeartbeatsHeader: () => Promise.resolve('') }),
};

/** The Firebase app that both entries share. The first that connects creates it. */
export function firebaseApp(options: FirebaseOptions): sdk.FirebaseApp {
  if (sdk.getApps().length) return sdk.getApp();
  const app = sdk.initializeApp(options);
  (sdk as unknown as Components)._addOrOverwriteComponent(app, NO_HEARTBEAT);
  return app;
}
