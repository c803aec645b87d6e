import fastify from 'fastify';
import { buildApi } from './app';
import { readBuild } from './build';
import { readEnvironment } from './environment';
import { connectFirebase } from './firebase';
import { refuseUnreadable } from './http/error-handler';
import { loggerOptions } from './http/logger-options';
import { newRequestId } from './http/request-ids';
import { installHeaders } from './http/strict-headers';
import { serveMetrics } from './metrics/metrics';
import { runServer } from './run-server';

const environment = readEnvironment(process.env, 8080);
const firebase = connectFirebase(environment);
const app = fastify({
  logger: loggerOptions(),
  genReqId: newRequestId,
  requestTimeout: 120_000,
  trustProxy: environment.trustProxy,
  frameworkErrors: refuseUnreadable,
});
installHeaders(app);
const measureWork = environment.metrics && (await serveMetrics(app, environment.metrics, { build: readBuild() }));
await app.register(buildApi, {
  prefix: '/api',
  firebase,
  followsChanges: true,
  ...(measureWork && { measureWork }),
  allowedOrigins: environment.allowedOrigins,
  settings: environment.apiSettings,
  ...(environment.jwksUrl && { jwksUrl: environment.jwksUrl }),
});
await runServer(app, { ...environment, onClose: () => firebase.close() });
