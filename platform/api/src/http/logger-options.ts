import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Structured logs, one line of JSON for each request and each answer. Only the path is written: queries name people's data,
 * headers carry tokens, bodies are not ours to keep.
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
