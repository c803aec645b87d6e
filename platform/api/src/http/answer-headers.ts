import type { FastifyInstance } from 'fastify';
import { refuseExpectations } from './node-answers';
import { refuseRepeatedHeaders } from './repeated-headers';
import { sendRequestIds } from './request-ids';
import { STRICT_HEADERS } from './strict-headers';

/** Sets the headers of every answer, the id of its request among them, and refuses requests that have one of their own twice. To be called before anything that answers. */
export function installHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>> = STRICT_HEADERS): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  refuseExpectations(app.server, headers);
  sendRequestIds(app);
  refuseRepeatedHeaders(app);
}
