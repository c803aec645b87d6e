import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { CODE, problem } from 'shared-kit/model';
import { withDeadline } from '../http/deadline';
import { Envelope } from '../http/envelope';
import type { Services } from '../services';

const DEADLINE_MS = 3000;

const Part = Type.Union([Type.Literal('up'), Type.Literal('down')]);
const Health = Type.Intersect([Envelope, Type.Object({ auth: Part, firestore: Part })]);

type State = 'up' | 'down';

async function answers(question: Promise<unknown>): Promise<State> {
  try {
    await withDeadline(question, DEADLINE_MS);
    return 'up';
  } catch {
    return 'down';
  }
}

/** `GET /health`: 200 when Auth and Firestore really answer, else 503 and which one does not. */
export function healthRoutes({ firebase }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/health', { schema: { response: { 200: Health, 503: Health } } }, async (_request, reply) => {
      const [auth, firestore] = await Promise.all([
        answers(firebase.auth.getUsers([{ uid: 'health' }])),
        answers(firebase.firestore.doc('health/health').get()),
      ]);
      if (auth === 'up' && firestore === 'up') return { status: 200, message: 'Ready', auth, firestore };
      return reply.status(503).send({ status: 503, message: problem(CODE.serviceUnavailable), auth, firestore });
    });
  };
}
