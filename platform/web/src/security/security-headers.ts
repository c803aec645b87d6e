import type { FastifyInstance } from 'fastify';

/** The headers of every answer; pages add their policy, and files of remotes their permission for other origins. */
export function installSecurityHeaders(app: FastifyInstance, { strictTransport = false }: { strictTransport?: boolean }) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    if (strictTransport) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  });
}
