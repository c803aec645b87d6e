import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { CODE, problem } from 'shared-kit/model';
import { withDeadline } from '../http/deadline';
import { Envelope } from '../http/envelope';
import type { Services } from '../services';

const DEADLINE_MS = 3000;

const Part = Type.Union([Type.Literal('up'), Type.Literal('down')]);
const Health = Type.Intersect([
  Envelope,
  Type.Object({
    version: Type.String(),
    commit: Type.Optional(Type.String({ description: 'The commit that this server was built from.' })),
    auth: Part,
    firestore: Part,
    registry: Type.Optional(
      Type.Union([Part, Type.Literal('stale')], { description: 'The published list of remotes; stale: it cannot be used, and the last good one is served. The server’s log says why.' }),
    ),
  }),
]);

type State = 'up' | 'down';

async function answers(question: Promise<unknown>): Promise<State> {
  try {
    await withDeadline(question, DEADLINE_MS);
    return 'up';
  } catch {
    return 'down';
  }
}

/** `GET /health`: 200 when Auth and Firestore really answer and the console can be opened, else 503 and which part is down. */
export function healthRoutes({ build, firebase, registryState }: Pick<Services, 'build' | 'firebase' | 'registryState'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/health', { schema: { response: { 200: Health, 503: Health } } }, async (_request, reply) => {
      const [auth, firestore, registry] = await Promise.all([
        answers(firebase.auth.getUsers([{ uid: 'health' }])),
        answers(firebase.firestore.doc('health/health').get()),
        registryState?.(),
      ]);
      const parts = { auth, firestore, ...(registry && { registry }) };
      if (!Object.values(parts).includes('down')) return { status: 200, message: 'Ready', ...build, ...parts };
      return reply.status(503).send({ status: 503, message: problem(CODE.serviceUnavailable), ...build, ...parts });
    });
  };
}
