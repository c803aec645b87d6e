import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CODE } from 'shared-kit/model';
import { apiError } from '../../http/api-error';
import { readSessionsSchema, readTasksSchema } from './external.schema';
import { listSessions, readSession } from './read-sessions';
import { listTasks, readTask } from './read-tasks';
import { domainOfKey, requireKey, type KeyServices } from '../../access/require-key';

/** Throws `mutuallyExclusive` when `one` is given together with another parameter, because their answers differ. */
function refuseBoth(query: Readonly<Record<string, unknown>>, one: string, others: readonly string[]): void {
  const conflicting = others.filter((name) => query[name] !== undefined);
  if (query[one] === undefined || conflicting.length === 0) return;
  throw apiError(CODE.mutuallyExclusive, { args: [[one, ...conflicting].join(', ')] });
}

/** The calls for programs with an API key, which may read sessions and tasks of the key's domains. */
export function externalRoutes(services: KeyServices): FastifyPluginAsyncTypebox {
  const { firestore } = services.firebase;
  const { timeBudget } = services;
  const onRequest = requireKey(services);
  return async (app) => {
    app.get('/sessions', { schema: readSessionsSchema, onRequest }, async (request) => {
      const { query } = request;
      const { session, part } = query;
      refuseBoth(query, 'session', ['limit', 'before', 'next']);
      refuseBoth(query, 'next', ['before']);
      if (part !== undefined && session === undefined) throw apiError(CODE.missingParameters, { args: ['session'] });
      const domain = domainOfKey(request, query.domain);
      const work = session === undefined ? listSessions(firestore, domain, query) : readSession(firestore, domain, session, part ?? 0);
      return { status: 200, message: 'OK', ...(await timeBudget().run<object>(work)) };
    });

    app.get('/tasks', { schema: readTasksSchema, onRequest }, async (request) => {
      const { query } = request;
      refuseBoth(query, 'task', ['state', 'limit', 'next']);
      const domain = domainOfKey(request, query.domain);
      const work = query.task === undefined ? listTasks(firestore, domain, query) : readTask(firestore, domain, query.task);
      return { status: 200, message: 'OK', ...(await timeBudget().run<object>(work)) };
    });
  };
}
