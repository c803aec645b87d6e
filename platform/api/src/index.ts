/** The platform's HTTP API as a Fastify plugin, and what a program needs around it. */
export { buildApi } from './app';
export { readBuild } from './build';
export type { EnvironmentReader } from './environment/environment-reader';
export { readFirebase } from './environment/firebase-environment';
export { logFormatIn, readEnvironment, readServer, readSettings, type ServerEnvironment } from './environment/server-environment';
export { connectFirebase, embeddedBucket, type EmulatorHosts, type Firebase, type FirebaseSettings } from './firebase/firebase';
export { openFirebase } from './firebase/firebase-answers';
export { LONGEST_CALL_MS, PROXY_LIMIT_SECONDS, REQUEST_TIMEOUT_MS } from './http/call-times';
export { refuseUnreadable } from './http/error-handler';
export { logOptions, type LogOptions } from './log/log-options';
export { newRequestId, REQUEST_ID } from './http/request-ids';
export { installHeaders, STRICT_HEADERS } from './http/strict-headers';
export { requestedHosts, trustProxies, type TrustProxy } from './http/trust-proxies';
export type { Build } from './server/build';
export { serveMetrics } from './server/metrics';
export { demoListener } from './work/pushes/demo-listener';
export { runServer } from './server/run-server';
export { createAccount } from './accounts/sign-in';
