import { createHash, webcrypto } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CODE, firestorePaths } from 'shared-kit/model';
import { knownScopeOf } from '../access/require-access';
import type { Scope } from '../access/scope';
import { take } from '../documents/take';
import { apiError } from '../http/api-error';
import { withDeadline } from '../http/deadline';
import { successOf } from '../http/envelope';
import { setAttemptId } from './record-change';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for routes that recognise the unfinished work of an earlier call themselves. */
    knowsEarlierCalls?: boolean;
  }
}

/** Longer ids are ignored. */
const MAX_CHARS = 100;
const STORED_MS = 24 * 3_600_000;
/** Longer than any call takes, of which reading a sheet takes up to a minute. Then its server has stopped, and a repeated call does the work. */
const CALL_MS = 120_000;
const WAIT_MS = 15_000;
const POLL_MS = 200;
/** How long an answer waits for being stored. The caller must hear of a change that is made, also where the database does not answer any more. */
const STORE_MS = 3000;
/** Expired answers that one run removes. */
const REMOVED_AT_ONCE = 400;

/** What is stored about one attempt, in `attempts/{id}`, which the rules let no client read. */
interface StoredAttempt {
  /** The latest end of the running work in milliseconds; 0 if it has ended without a known result. */
  underWayUntil: number;
  /** The body of the answer, once the call has succeeded. */
  answer?: string;
  expiresAt: Timestamp;
}

const attemptRefs = new WeakMap<FastifyRequest, DocumentReference>();

const storedFor = (underWayUntil: number): StoredAttempt => ({ underWayUntil, expiresAt: Timestamp.fromMillis(Date.now() + STORED_MS) });

/**
 * Recognises calls that are repeated after a lost answer: a call that changes something and carries the `Idempotency-Key` header of an equal
 * call before it is not done again, but answered with what the first one answered. While the first is under way, the second waits for it.
 * A call that was refused may be repeated. Calls are equal if caller, company, route, parameters and body are.
 */
export function recogniseAttempts(app: FastifyInstance, firestore: Firestore): void {
  app.addHook('preHandler', async (request, reply) => {
    const id = await idOf(request);
    if (id === undefined) return;
    setAttemptId(request, id);
    const ref = firestore.collection('attempts').doc(id);
    const { answer, isRepeated } = await beginAttempt(ref, knownScopeOf(request)!);
    if (answer !== undefined) return reply.type('application/json; charset=utf-8').serializer(String).send(answer);
    attemptRefs.set(request, ref);
    // The first call may have made the change and stopped before it stored its answer.
    if (isRepeated && (await isRecorded(firestore, request, id))) return reply.send(successOf(request));
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const ref = attemptRefs.get(request);
    if (!ref) return payload;
    attemptRefs.delete(request);
    const { statusCode } = reply;
    const stored =
      statusCode === 200 ? ref.set({ ...storedFor(0), answer: String(payload) }) : statusCode >= 500 ? ref.set(storedFor(0)) : ref.delete();
    // The change has been made. A repeated call now finds its record.
    await withDeadline(stored, STORE_MS).catch((err: unknown) =>
      request.log.error({ err }, 'an answer could not be stored for a repeated call'),
    );
    return payload;
  });
}

/** Removes expired answers. */
export async function removeOldAttempts(firestore: Firestore): Promise<void> {
  const { docs } = await firestore.collection('attempts').where('expiresAt', '<', Timestamp.now()).limit(REMOVED_AT_ONCE).get();
  const batch = firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  if (docs.length === REMOVED_AT_ONCE) await removeOldAttempts(firestore);
}

/** The hash of all that makes two calls equal. */
async function idOf(request: FastifyRequest): Promise<string | undefined> {
  const { method, query, body, headers, routeOptions } = request;
  const key = headers['idempotency-key'];
  const scope = knownScopeOf(request);
  if (typeof key !== 'string' || key === '' || key.length > MAX_CHARS) return undefined;
  if (!scope || method === 'GET' || method === 'HEAD' || routeOptions.config.knowsEarlierCalls) return undefined;
  // A spreadsheet may have `MAX_UPLOAD_BYTES`: its hash is computed outside of the main thread.
  const content =
    body instanceof Uint8Array ? Buffer.from(await webcrypto.subtle.digest('SHA-256', new Uint8Array(body))).toString('hex') : body;
  const parts = [scope.caller.uid, scope.company, scope.parentUid, method, routeOptions.url, query, content, key];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Begins the work, or returns the answer of the call that did it before. 6 while that call goes on for too long. An earlier answer is given
 * only to who may still make the call; the work itself confirms that.
 */
async function beginAttempt(ref: DocumentReference, { confirm }: Scope): Promise<{ answer?: string; isRepeated: boolean }> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const taking = take(ref, async (found, transaction) => {
      const stored = found.data() as StoredAttempt | undefined;
      if (stored !== undefined) await confirm(transaction);
      const isFree = stored === undefined || (stored.answer === undefined && stored.underWayUntil < Date.now());
      const result = { ...(stored?.answer !== undefined && { answer: stored.answer }), isFree, isRepeated: stored !== undefined };
      return { result, ...(isFree && { taking: { ...storedFor(Date.now() + CALL_MS) } }) };
    });
    const earlier = await withDeadline(taking);
    if (earlier.isFree || earlier.answer !== undefined) return earlier;
    if (Date.now() > end) throw apiError(CODE.serviceUnavailable);
    await setTimeout(POLL_MS);
  }
}

async function isRecorded(firestore: Firestore, request: FastifyRequest, id: string): Promise<boolean> {
  const { company } = knownScopeOf(request)!;
  const { empty } = await withDeadline(firestore.collection(firestorePaths.audit(company)).where('attempt', '==', id).limit(1).get());
  return !empty;
}
