import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { requireAccess, type AccessServices } from '../../access/require-access';
import type { KeyTokens } from '../../access/key-tokens';
import { actorOf } from '../../records/record-change';
import { LISTS } from '../../http/json-body';
import type { StartBudget } from '../../http/time-budget';
import { changeKeyDomains, createKey, removeKey, renewKey } from './change-keys';
import { createKeySchema, keyDomainsSchema, removeKeySchema, renewKeySchema } from './keys.schema';

/** The calls of `/keys` (D-80 to D-84, D-93). */
export function keyRoutes(
  services: AccessServices & { readonly keyTokens: KeyTokens; readonly timeBudget: StartBudget },
): FastifyPluginAsyncTypebox {
  const { firebase, keyTokens: tokens, timeBudget } = services;
  const onRequest = requireAccess(services);
  const change = (request: FastifyRequest) => ({ firebase, tokens, actor: actorOf(request), time: timeBudget() });
  return async (app) => {
    app.post('/keys', { schema: createKeySchema, onRequest, config: { json: LISTS } }, (request) =>
      createKey(change(request), request.body),
    );
    app.put('/keys', { schema: renewKeySchema, onRequest }, (request) => renewKey(change(request), request.body.apiKeyId));
    app.delete('/keys', { schema: removeKeySchema, onRequest }, (request) => removeKey(change(request), request.body.apiKeyId));
    app.patch('/keys/authDomains', { schema: keyDomainsSchema, onRequest, config: { json: LISTS } }, (request) =>
      changeKeyDomains(change(request), request.body.apiKeyId, request.body.domains),
    );
  };
}
