import fastify from 'fastify';
import { buildApi } from './app';
import { readBuild } from './build';
import { logFormatIn, readServer, readSettings } from './environment/server-environment';
import { openFirebase } from './firebase/firebase-answers';
import { REQUEST_TIMEOUT_MS } from './http/call-times';
import { refuseUnreadable } from './http/error-handler';
import { logOptions } from './log/log-options';
import { newRequestId } from './http/request-ids';
import { installHeaders } from './http/answer-headers';
import { ownAnswers } from './http/node-answers';
import { serveMetrics } from './server/metrics';
import { runServer } from './server/run-server';

await runServer(async () => {
  const settings = await readSettings(process.env, (reader) => readServer(reader, 8080));
  const firebase = await openFirebase(settings);
  const app = fastify({
    ...logOptions(settings),
    ...ownAnswers(),
    genReqId: newRequestId,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A call that comes while the server stops is answered as any other, and not by Fastify in words of its own.
    return503OnClosing: false,
    trustProxy: settings.trustProxy,
    frameworkErrors: refuseUnreadable,
  });
  installHeaders(app);
  const measures =
    settings.metrics && (await serveMetrics(app, settings.metrics, { build: readBuild(), allowedHosts: settings.allowedHosts }));
  await app.register(buildApi, {
    prefix: '/api',
    firebase,
    followsChanges: true,
    ...(measures && { measures }),
    allowedOrigins: settings.allowedOrigins,
    settings: settings.apiSettings,
    ...(settings.jwksUrl !== undefined && { jwksUrl: settings.jwksUrl }),
  });
  return { app, host: settings.host, port: settings.port, onClose: () => firebase.close() };
}, logFormatIn(process.env));
