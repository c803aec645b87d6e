import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { googleFormat, traceOf } from './google-logging';
import { loggedError } from './logged-error';

export interface LogSettings {
  /** The least important lines that are written. */
  logLevel: string;
  /** `google`: as Cloud Logging reads it. `plain`: as pino writes it. */
  logFormat: LogFormat;
  projectId: string;
}

export type LogFormat = 'google' | 'plain';

/** What {@link logOptions} sets of a Fastify server. */
export type LogOptions = Pick<FastifyServerOptions, 'logger' | 'childLoggerFactory'>;

/**
 * The log of a server and of everything in it: one line of JSON for each request and each answer. Only the path is written: queries name people's
 * data, headers contain tokens, and bodies contain data of users.
 */
export function logOptions({ logLevel, logFormat, projectId }: LogSettings): LogOptions {
  const logger = {
    level: logLevel,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: loggedError,
    },
  };
  if (logFormat === 'plain') return { logger };
  return {
    logger: { ...logger, ...googleFormat((error) => loggedError(error).stack) },
    // Every line about a request names its trace, also those that Fastify writes itself.
    childLoggerFactory: (parent, bindings, options, request) =>
      parent.child({ ...bindings, ...traceOf(request.headers, projectId) }, options),
  };
}
