import { embeddedBucket, readBuild } from 'platform-api';
import type { WebServerOptions } from '../ground/options';
import { emulatorsOfPages } from './emulators-of-pages';

/** `GET /config.json`: the Firebase and the API that the console uses. */
export function consoleConfig(options: WebServerOptions): Record<string, unknown> {
  const { projectId, database, firebaseOptions = {}, nonKeyUserRedirectUrl, helpUrl, allowOverrides = false } = options;
  const emulators = emulatorsOfPages(options);
  return {
    // The embedded Auth accepts any key; `firebaseOptions` replaces it by the project's own.
    firebase: { apiKey: 'embedded', projectId, storageBucket: embeddedBucket(projectId), ...firebaseOptions },
    ...(database !== undefined && { database }),
    ...(emulators && { emulators }),
    apiBase: '/api',
    build: readBuild(),
    ...(nonKeyUserRedirectUrl && { nonKeyUserRedirectUrl }),
    ...(helpUrl && { helpUrl }),
    ...(options.apiSettings?.noEmailDomain && { noEmailDomain: options.apiSettings.noEmailDomain }),
    remoteOrigins: options.remoteOrigins ?? [],
    ...(options.registryKey && { registryKey: options.registryKey }),
    ...(options.telemetryEndpoint && { telemetry: { endpoint: options.telemetryEndpoint } }),
    allowOverrides,
  };
}
