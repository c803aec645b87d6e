import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CODE, problem } from 'shared-kit/model';
import { faultOf, isServiceFault, retryAfter } from '../faults/faults';
import { ApiError, apiError } from './api-error';
import type { Envelope } from './envelope';
import { REQUEST_ID } from './request-ids';
import { STRICT_HEADERS } from './strict-headers';
import { validationProblem } from './validation-problem';

/** Seconds after which a call may be tried again that the server had no time or room for. */
const RETRY_AFTER = 5;

function asApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation) return new ApiError(validationProblem(error));
  if (isServiceFault(error)) return apiError(CODE.serviceUnavailable);
  const status = error.statusCode ?? 500;
  // Fastify's own refusals: a body too large, a broken header, JSON that does not parse.
  return status < 500 ? new ApiError(problem(CODE.invalidRequest), status) : apiError(CODE.serverError);
}

function answer(reply: FastifyReply, { problem: message, status }: ApiError): FastifyReply {
  const body: Envelope = { status, message };
  return reply.status(status).send(body);
}

/** Every answer of the API that is not a success is an envelope too, whatever went wrong (D-02). */
export function installErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) => {
    const apiProblem = asApiError(error);
    const fault = faultOf(error);
    if (fault?.kind === 'service') reply.header('retry-after', String(retryAfter(fault.name)));
    if (apiProblem.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: apiProblem.problem.code, field: apiProblem.problem.field }, 'request refused');
    return answer(reply, apiProblem);
  });
  app.addHook('onSend', async (_request, reply) => {
    if ((reply.statusCode === 503 || reply.statusCode === 429) && !reply.hasHeader('retry-after'))
      reply.header('retry-after', String(RETRY_AFTER));
  });
  app.setNotFoundHandler((_request, reply) => answer(reply, apiError(CODE.unknownAction)));
}

/**
 * For a server's `frameworkErrors`: Fastify refuses a path that cannot be decoded before it looks for a route and its error
 * handler, and without its hooks. This answers with an envelope and the headers of every answer too.
 */
export function refuseUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { problem: message, status } = asApiError(error);
  void reply
    .status(status)
    .headers({ ...STRICT_HEADERS, [REQUEST_ID]: request.id, 'content-type': 'application/json; charset=utf-8' })
    .send(JSON.stringify({ status, message }));
}

/**
 * Answers unknown paths below the API with an envelope too, even if the server around it has a route for everything.
 * Must be registered last. Refuses before a body is read.
 */
export function installUnknownRoute(app: FastifyInstance): void {
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    schema: { hide: true },
    onRequest: () => Promise.reject(apiError(CODE.unknownAction)),
    handler: (_request, reply) => reply.callNotFound(),
  });
}
