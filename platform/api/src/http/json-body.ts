import type { FastifyInstance } from 'fastify';

/**
 * JSON as Fastify reads it, but for a body that is empty: clients that name a content type with every call send nothing where
 * all is in the query.
 */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body as string, done);
  });
}
