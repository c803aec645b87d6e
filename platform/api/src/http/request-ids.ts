import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Names a request in the log, in the answer and in the error that a user reads. */
export const REQUEST_ID = 'x-request-id';

/** For a server's `genReqId`. Random, so that the ids of all servers and restarts differ. */
export const newRequestId = (): string => randomBytes(6).toString('hex');

/** Sends with every answer the id under which the request stands in the log. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id);
  });
}

/** Adds who called to every further line of the log about this request. */
export function logCaller(request: FastifyRequest, reply: FastifyReply, caller: { uid?: string; company?: string; apiKey?: string }): void {
  request.log = reply.log = request.log.child(caller);
}
