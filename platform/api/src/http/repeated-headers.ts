import { OwnError } from '../log/logged-error';
import type { FastifyInstance } from 'fastify';

/** Headers that decide who may do what. Of two values Node takes the first or both; a proxy before this server may have judged the other. */
const SINGLE = ['host', 'authorization', 'content-type', 'company', 'parentuid', 'idempotency-key'];

/** Refuses requests that have such a header twice, or no host, with 400. To be called before anything that reads them. */
export function refuseRepeatedHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1')
      throw Object.assign(new OwnError('The request names no host.'), { statusCode: 400 });
    const names = raw.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
    const repeated = SINGLE.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
    if (repeated !== undefined) throw Object.assign(new OwnError(`The request has two headers ${repeated}.`), { statusCode: 400 });
  });
}
