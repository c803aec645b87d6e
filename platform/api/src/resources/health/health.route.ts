import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { CODE, problem } from 'shared-kit/model';
import type { Firebase } from '../../firebase/firebase';
import { askFirebase, type FirebaseProblems } from '../../firebase/firebase-answers';
import { Envelope } from '../../http/envelope';
import type { Build } from '../../server/build';
import type { RegistryState } from '../../server/metrics';

interface HealthServices {
  readonly build: Build;
  readonly firebase: Pick<Firebase, 'auth' | 'firestore' | 'bucket'>;
  /** Only for a server that serves the console too. */
  readonly registryState?: RegistryState;
  readonly ownerOfRegistryCopy?: () => Promise<string | undefined>;
}

const DEADLINE_MS = 3000;
/** For this time a result is reused, so that many calls do not cause many requests to Firebase. */
const CACHE_MS = 2000;

const Part = Type.Union([Type.Literal('up'), Type.Literal('down')]);
const Health = Type.Intersect([
  Envelope,
  Type.Object({
    version: Type.String(),
    commit: Type.Optional(Type.String({ description: 'The commit that this server was built from.' })),
    auth: Part,
    firestore: Part,
    storage: Type.Union([Part], { description: 'The bucket of pictures; down: it does not exist or does not answer.' }),
    registry: Type.Optional(
      Type.Union([Part, Type.Literal('stale')], {
        description: 'The published list of remotes; stale: it cannot be used, and the last good one is served. The server’s log says why.',
      }),
    ),
    registryCopy: Type.Optional(
      Type.String({ description: 'Whose file keeps the server from keeping the list of remotes for a restart, if it is another user’s.' }),
    ),
  }),
]);

const stateOf = (reason: string | undefined) => (reason === undefined ? 'up' : 'down');

/** The result of `ask`, which is called again when the last result is older than `keptMs`. Simultaneous calls share one result. */
function cachedResult<T>(ask: () => Promise<T>, cacheMs: number): () => Promise<T> {
  let last: { result: Promise<T>; until: number } | undefined;
  return () => {
    if (last && Date.now() < last.until) return last.result;
    const answer = { result: ask(), until: Infinity };
    void answer.result.finally(() => {
      answer.until = Date.now() + cacheMs;
    });
    last = answer;
    return answer.result;
  };
}

/**
 * `GET /health`: HTTP 200 if Auth, Firestore and the bucket answer and the console can be opened, otherwise HTTP 503 with the failing part,
 * from a result of the last two seconds. `GET /alive`: HTTP 200 as long as the process answers, whatever the state of Firebase, which a
 * restart would not repair.
 */
export function healthRoutes({ build, firebase, registryState, ownerOfRegistryCopy }: HealthServices): FastifyPluginAsyncTypebox {
  return async (app) => {
    const problems = cachedResult<FirebaseProblems>(() => askFirebase(firebase, DEADLINE_MS), CACHE_MS);

    app.get('/health', { schema: { response: { 200: Health, 503: Health } } }, async (_request, reply) => {
      const [{ auth, firestore, storage }, registry, registryCopy] = await Promise.all([
        problems(),
        registryState?.(),
        ownerOfRegistryCopy?.(),
      ]);
      const parts = {
        auth: stateOf(auth),
        firestore: stateOf(firestore),
        storage: stateOf(storage),
        ...(registry && { registry }),
      } as const;
      const facts = { ...build, ...parts, ...(registryCopy !== undefined && { registryCopy }) };
      if (!Object.values(parts).includes('down')) return { status: 200, message: 'Ready', ...facts };
      return reply.status(503).send({ status: 503, message: problem(CODE.serviceUnavailable), ...facts });
    });

    app.get('/alive', { schema: { response: { 200: Envelope } } }, () => ({ status: 200, message: 'Alive' }));
  };
}
