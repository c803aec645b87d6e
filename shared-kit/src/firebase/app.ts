import * as sdk from 'firebase/app';
import type { FirebaseOptions } from './config';

/** What the packages of the SDK register their services with; its public types leave it out. */
interface Components {
  _addOrOverwriteComponent: (app: sdk.FirebaseApp, component: object) => void;
}

/**
 * Takes the place of the SDK's heartbeat, which counts the days of use in IndexedDB: every call of Auth waits for it first, so where
 * IndexedDB never answers nobody could sign in.
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
