import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The id of a request in the log, in the answer and in error messages for users. */
export const REQUEST_ID = 'x-request-id';

/** For a server's `genReqId`. Random, so that the ids of all servers and restarts differ. */
export const newRequestId = (): string => randomBytes(6).toString('hex');

/** Adds the id of the request in the log to every answer. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id);
  });
}

/** Adds the caller to every further log line of this request. */
export function logCaller(request: FastifyRequest, reply: FastifyReply, caller: { uid?: string; company?: string; apiKey?: string }): void {
  request.log = reply.log = request.log.child(caller);
}
