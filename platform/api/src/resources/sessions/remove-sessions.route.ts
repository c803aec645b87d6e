import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { requireAccess, scopeOf, type AccessServices } from '../../access/require-access';
import { signedInCall, strictObject } from '../../http/call-notes';
import type { RemovalServices } from '../../work/removals/removals';
import { removeSessions } from './remove-sessions';

/** More ids would make the URL too long for some proxies (D-92). */
const MAX_SESSIONS = 100;

const schema = {
  ...signedInCall('sessions', 'Remove sessions with their readings and pictures', {
    success: 'sessions.removed',
    codes: [316, 920, 921],
    records: ['sessions.delete'],
    requirements: 'API-09',
  }),
  querystring: strictObject({
    domain: Type.String({ minLength: 1 }),
    session: Type.Array(Type.String({ minLength: 1 }), {
      minItems: 1,
      maxItems: MAX_SESSIONS,
      description: 'Repeated for each session.',
    }),
  }),
};

/** `DELETE /sessions`, with its arguments in the query. */
export function removeSessionsRoute(services: AccessServices & RemovalServices): FastifyPluginAsyncTypebox {
  const onRequest = requireAccess(services, { parent: true, query: ['domain', 'session'] });
  return async (app) => {
    app.delete('/sessions', { schema, onRequest }, async (request) => {
      const { domain, session } = request.query;
      await removeSessions(services, request, { company: scopeOf(request).company, domain }, session);
    });
  };
}
