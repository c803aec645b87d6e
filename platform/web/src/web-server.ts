import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import {
  buildApi,
  demoListener,
  installHeaders,
  newRequestId,
  ownAnswers,
  readBuild,
  refuseUnreadable,
  REQUEST_ID,
  REQUEST_TIMEOUT_MS,
  serveMetrics,
  STRICT_HEADERS,
} from 'platform-api';
import { consoleConfig } from './config/console-config';
import { devEvents } from './dev/dev-events';
import { installErrorPages } from './error-pages';
import { helpRoutes } from './help/help.route';
import { mailRoutes } from './mail/mail.route';
import type { WebServerOptions } from './ground/options';
import { ReleasedRegistry } from './remotes/released-registry';
import { remoteRoutes } from './remotes/remotes.route';
import { installHostCheck } from './security/host-check';
import { isNavigation, shellRoutes } from './shell/shell.route';

/** The whole console on one port: shell, remotes, registry, configuration and API (ADR-0006). */
export async function buildWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const { firebase, shellFolder, jwksUrl, allowedOrigins = [] } = options;
  const headers = {
    ...STRICT_HEADERS,
    ...(options.strictTransport && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
  const app = fastify({
    trustProxy: options.trustProxy ?? false,
    ...(options.log ?? { logger: false }),
    ...ownAnswers(headers),
    genReqId: newRequestId,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Requests during the shutdown are answered as usual, not with Fastify's own message.
    return503OnClosing: false,
    // Opening a path that cannot be decoded redirects to the start page; other requests for it are refused.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, [REQUEST_ID]: request.id });
      if (request.method === 'GET' && isNavigation(request)) void reply.redirect('/');
      else refuseUnreadable(error, request, reply);
    },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
  installHeaders(app, headers);
  const registry = new ReleasedRegistry(
    options.releaseFolder,
    (reason) => app.log.error({ reason }, 'a problem with registry.json'),
    options.registryKey,
  );
  const registryState = () => registry.state();
  const measures =
    options.metrics &&
    (await serveMetrics(app, options.metrics, {
      build: readBuild(),
      registryState,
      ...(options.allowedHosts && { allowedHosts: options.allowedHosts }),
    }));
  installHostCheck(app, options.allowedHosts, options.trustProxy);
  installErrorPages(app, options);

  await app.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore', index: false });
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-store').send(consoleConfig(options)));
  remoteRoutes(app, options, registry);
  mailRoutes(app, options);
  helpRoutes(app, options);
  // Remotes are not watched: their development servers update the page without a reload (tooling/refresh).
  if (options.dev) devEvents(app, () => [join(shellFolder, 'index.html'), join(options.releaseFolder, 'registry.json')]);
  if (firebase) {
    const { apiSettings: settings, emulators, ownUrl } = options;
    const withListener = emulators !== undefined && ownUrl !== undefined;
    if (withListener) await app.register(demoListener);
    await app.register(buildApi, {
      prefix: '/api',
      firebase,
      allowedOrigins,
      followsChanges: true,
      registryState,
      ownerOfRegistryCopy: () => registry.ownerOfCopy(),
      ...(measures && { measures }),
      ...(jwksUrl && { jwksUrl }),
      ...(settings && { settings }),
      ...(withListener && { demoListener: `${ownUrl}/__push-listener` }),
    });
  }
  shellRoutes(app, options, registry);
  return app;
}
