import type { EmulatorHosts } from 'platform-api';
import type { WebServerOptions } from '../ground/options';

/** Where pages reach the embedded Firebase: where this server does, or behind the proxy that they come through, which tells services by their paths. */
export const emulatorsOfPages = ({
  emulators,
  trialOrigin,
}: Pick<WebServerOptions, 'emulators' | 'trialOrigin'>): EmulatorHosts | undefined =>
  emulators && trialOrigin !== undefined ? { auth: trialOrigin, firestore: trialOrigin, storage: trialOrigin } : emulators;
