import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { keyedMessage } from 'shared-kit/model';
import { Type } from 'typebox';
import { requireAccess, scopeOf, type AccessServices } from '../../access/require-access';
import { callNotes, KEY_USERS } from '../../http/call-notes';
import { REPLIES, success } from '../../http/envelope';
import { removeSessions, type SessionServices } from './remove-sessions';

/** More ids would make the URL too long for some proxies (D-92). */
const MAX_SESSIONS = 100;

const schema = {
  summary: 'Remove sessions with their readings and pictures',
  ...callNotes({ roles: KEY_USERS, success: 'sessions.removed', codes: [316, 920, 921], records: ['sessions.delete'], requirements: 'API-09' }),
  tags: ['sessions'],
  security: [{ idToken: [] }],
  querystring: Type.Object(
    {
      domain: Type.String({ minLength: 1 }),
      session: Type.Array(Type.String({ minLength: 1 }), {
        minItems: 1,
        maxItems: MAX_SESSIONS,
        description: 'Repeated for each session.',
      }),
    },
    { additionalProperties: false },
  ),
  response: REPLIES,
};

/** `DELETE /sessions`, with its arguments in the query. */
export function removeSessionsRoute(services: AccessServices & SessionServices): FastifyPluginAsyncTypebox {
  const onRequest = requireAccess(services, {
    parent: true,
    query: ['domain', 'session'],
    domainFrom: 'domain',
  });
  return async (app) => {
    app.delete('/sessions', { schema, onRequest }, async (request) => {
      const { domain, session } = request.query;
      await removeSessions(services, request, { company: scopeOf(request).company, domain }, session);
      return success(keyedMessage('sessions.removed'));
    });
  };
}
