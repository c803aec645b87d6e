import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CODE, docPaths, isDocumentId, type SessionRef } from 'shared-kit/model';
import { Type } from 'typebox';
import { partyOf, requireAccess, scopeOf, type AccessServices } from '../../access/require-access';
import { actorOf, runChange } from '../../records/record-change';
import { apiError, type ApiError } from '../../http/api-error';
import { withDeadline } from '../../http/deadline';
import { signedInCall, strictObject } from '../../http/call-notes';
import type { Turns } from '../../http/turns';
import { listenerOf } from '../../work/pushes/listener';
import type { Delivery } from '../../work/pushes/deliver';
import { pushSession, type PushServices } from '../../work/pushes/push-session';

const BAD_GATEWAY = 502;

/** Each reads a session and waits for a listener, up to ten seconds. */
export const PUSHES_ASKED_FOR = { atOnce: 20, ofUser: 5, ofCompany: 10, waitMs: 20_000 };

const schema = {
  ...signedInCall('sessions', 'Send a session to the company’s listener', {
    success: 'sessions.pushTriggered',
    codes: [316, 920, 924, 925, 980],
    records: ['sessions.push'],
    requirements: 'API-13, D-71',
  }),
  querystring: strictObject({
    domain: Type.String({ minLength: 1 }),
    session: Type.String({ minLength: 1, description: 'Id of the session.' }),
    company: Type.String({ minLength: 1, description: 'The company of the header again.' }),
    isForcedPush: Type.Optional(Type.Boolean({ description: 'Also when it was taken before.' })),
    isRetry: Type.Optional(Type.Boolean({ description: 'Only when it is waiting or has failed.' })),
  }),
};

/** `POST /triggerSessionPush` (D-71). How it went also shows in the session's push status, which screens read live. */
export function triggerPushRoute(services: AccessServices & PushServices & { readonly pushTurns: Turns }): FastifyPluginAsyncTypebox {
  const { firestore } = services.firebase;
  const onRequest = requireAccess(services, { query: ['domain', 'session', 'company'] });
  return async (app) => {
    app.post('/triggerSessionPush', { schema, onRequest }, async (request) => {
      const { company } = scopeOf(request);
      const { domain, session: id, isForcedPush = false, isRetry = false } = request.query;
      if (request.query.company !== company) throw apiError(CODE.notAuthorized);
      if (isForcedPush && isRetry) throw apiError(CODE.mutuallyExclusive, { args: ['isForcedPush, isRetry'] });
      if (!isDocumentId(id)) throw apiError(CODE.sessionNotFound);
      const session: SessionRef = { company, domain, session: id };
      const actor = actorOf(request);
      // What is sent cannot be taken back: the caller's rights are read again before it.
      const stored = await withDeadline(
        runChange(firestore, actor, (transaction) => transaction.get(firestore.doc(docPaths.session(session)))),
      );
      if (!stored.exists) throw apiError(CODE.sessionNotFound);
      const listener = await listenerOf(services, company);
      const status: unknown = stored.get('pushStatus');
      const isWaiting = status === 'PENDING' || status === 'FAILED';
      if (isForcedPush || (isRetry ? isWaiting : status !== 'PUSHED')) {
        const delivery = await services.pushTurns.run(partyOf(request), () =>
          pushSession(services, { session, stored, listener, actor, isAsked: true }),
        );
        if (delivery.outcome !== 'taken') throw refusal(delivery);
      }
    });
  };
}

/** HTTP 502 with what the listener answered (D-111). */
function refusal(delivery: Exclude<Delivery, { outcome: 'taken' }>): ApiError {
  if (delivery.outcome === 'silent') return apiError(CODE.connection, { key: 'sessions.pushUnanswered' }, BAD_GATEWAY);
  const { status, answer } = delivery;
  return apiError(CODE.connection, { key: 'sessions.pushRefused', args: [[status, answer].filter(Boolean).join(' ')] }, BAD_GATEWAY);
}
