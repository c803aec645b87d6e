import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { FieldValue, type DocumentData, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from 'shared-kit/model';
import { scopeOf } from '../access/require-access';

/** What was done, in the words of the calls: the resource and what happened to it. */
export type AuditAction = `${string}.${string}`;

export interface Change {
  /** For example `users.create`. */
  action: AuditAction;
  /** Path of the document that changed. */
  target: string;
  /** Names of the fields that changed; never their values, which may be secrets or personal. */
  fields?: readonly string[];
}

/** Who changes something, for which company and from where. */
export interface Actor {
  uid: string;
  company: string;
  parentUid?: string | undefined;
  ip: string;
  userAgent: string;
}

/** A transaction or a batch: the record is written with the change or not at all. */
interface Writes {
  create(ref: DocumentReference, data: DocumentData): unknown;
}

const MAX_USER_AGENT = 300;

/** From where a request comes. */
export function originOf(request: FastifyRequest): Pick<Actor, 'ip' | 'userAgent'> {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT) };
}

/** The caller of a request behind `requireAccess`. */
export function actorOf(request: FastifyRequest): Actor {
  const { caller, company, parentUid } = scopeOf(request);
  return { uid: caller.uid, company, parentUid, ...originOf(request) };
}

/**
 * Adds the record of a change to the transaction or batch that makes it, as `companies/{company}/audit/{id}`. Records are
 * created and never touched again. Where a transaction is tried again, so is its record: nothing is written twice.
 */
export function recordChange(firestore: Firestore, writes: Writes, actor: Actor, change: Change): void {
  const record = firestore.collection(firestorePaths.audit(actor.company)).doc(randomUUID());
  writes.create(record, {
    at: FieldValue.serverTimestamp(),
    by: actor.uid,
    parentUid: actor.parentUid ?? null,
    ip: actor.ip,
    userAgent: actor.userAgent,
    action: change.action,
    target: change.target,
    fields: [...(change.fields ?? [])],
  });
}
