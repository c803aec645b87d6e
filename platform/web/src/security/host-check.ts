import type { FastifyInstance } from 'fastify';
import { isOwnHost, requestedHosts, type TrustProxy } from 'platform-api';

/** Routes that answer under every host name, since load balancers and collectors use the IP address of a machine. Metrics need a token there. */
const ANY_HOST = new Set(['/api/health', '/api/alive', '/metrics']);

/**
 * Refuses requests for any other host name (DNS rebinding): a site that makes its name resolve to this machine must not read
 * what this server sends.
 */
export function installHostCheck(app: FastifyInstance, allowedHosts: readonly string[] = [], trust: TrustProxy = false): void {
  app.addHook('onRequest', async (request, reply) => {
    if (ANY_HOST.has(request.routeOptions.url ?? '') || requestedHosts(request, trust).every((host) => isOwnHost(host, allowedHosts)))
      return;
    return reply.status(421).type('text/plain; charset=utf-8').send('This server does not answer to that name.\n');
  });
}
