import type { FastifyInstance } from 'fastify';
import { requestedHosts, type TrustProxy } from 'platform-api';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Routes that answer under every host name, since load balancers and collectors use the IP address of a machine. Metrics need a token there. */
const ANY_HOST = new Set(['/api/health', '/api/alive', '/metrics']);

/** The name in a Host header, without its port. */
const nameOf = (host: string): string => host.replace(/:\d*$/, '').toLowerCase();

/**
 * Refuses requests for any other host name (DNS rebinding): a site that makes its name resolve to this machine must not read
 * what this server sends.
 */
export function installHostCheck(app: FastifyInstance, allowedHosts: readonly string[] = [], trust: TrustProxy = false): void {
  const allowed = new Set([...LOOPBACK, ...allowedHosts.map((host) => host.toLowerCase())]);
  app.addHook('onRequest', async (request, reply) => {
    if (ANY_HOST.has(request.routeOptions.url ?? '') || requestedHosts(request, trust).every((host) => allowed.has(nameOf(host)))) return;
    return reply.status(421).type('text/plain; charset=utf-8').send('This server does not answer to that name.\n');
  });
}
