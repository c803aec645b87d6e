import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Structured logs, one line of JSON for each request and each answer. Only the path is written: queries name people's data,
 * headers contain tokens, and bodies contain data of users.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
}
