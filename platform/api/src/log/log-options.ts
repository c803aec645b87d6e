import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify';
import { faultOf } from '../faults/faults';
import { googleFormat, traceOf } from './google-logging';

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
    logger: { ...logger, ...googleFormat(stackOf) },
    // Every line about a request names its trace, also those that Fastify writes itself.
    childLoggerFactory: (parent, bindings, options, request) =>
      parent.child({ ...bindings, ...traceOf(request.headers, projectId) }, options) as FastifyBaseLogger,
  };
}

interface LoggedError {
  [detail: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An error as it is logged: of a service only the name of its fault, because the text may repeat what was sent to it. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const fault = faultOf(error);
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: fault?.kind === 'service' ? fault.name : error.message,
    stack: stackOf(error),
    ...(fault && { fault: fault.name }),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
  };
}

/** The places where an error arose, below its name and message, or below the name of a service's fault. */
function stackOf(error: Error): string {
  const fault = faultOf(error);
  if (fault?.kind !== 'service') return error.stack ?? `${error.name}: ${error.message}`;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${fault.name}`, ...places].join('\n');
}
