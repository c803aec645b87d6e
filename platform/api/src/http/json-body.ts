import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON as Fastify does, but accepts an empty body: some clients send the content type with every call, also when all
 * parameters are in the query.
 */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body as string, done);
  });
}
