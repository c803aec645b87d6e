import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { FieldValue, type DocumentReference, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { CHANGE_ACTIONS, firestorePaths, type ChangeAction, type ChangedSettings } from 'shared-kit/model';
import { scopeOf } from '../access/require-access';
import type { Scope } from '../access/scope';
import type { Firebase } from '../firebase/firebase';
import type { StartBudget } from '../http/time-budget';

export interface ChangeServices {
  readonly firebase: Firebase;
  readonly timeBudget: StartBudget;
}

export interface RecordedChange {
  action: ChangeAction;
  target: string;
  /** Name or description of what changed, and nothing else of it. */
  name: string;
  /** The domain, if `target` does not contain it. */
  domain?: string;
  /** Names of the fields that changed; never their values, which may be secrets or personal. */
  fields?: readonly string[];
  /** The version of the settings that the change wrote, and the one before it. */
  settings?: ChangedSettings;
}

export interface Actor {
  uid: string;
  /** The name in the profile; empty when there is none, as for the platform itself. */
  name: string;
  company: string;
  parentUid?: string | undefined;
  ip: string;
  userAgent: string;
  /** Of a call that may be repeated: tells that it has made its change (attempts.ts). */
  attempt?: string | undefined;
  /** Refuses a change whose author has lost the right to it. Undefined for the platform itself, and for changes that have been made already. */
  confirm?: Scope['confirm'];
}

/** Adds the record of a change to its transaction. Only {@link runChange} gives one, so that only confirmed changes are recorded. */
export type RecordChange = (change: RecordedChange) => void;

export type Change<T> = (transaction: Transaction, record: RecordChange) => Promise<T>;

/**
 * Runs a change in a transaction that first decides again whether its author may make it: rights that are withdrawn while a call waits for
 * its body count, and those withdrawn at the same moment make the transaction start again. It also starts again if the answer of its commit is
 * lost: the record tells that the change has been made.
 */
export function runChange<T>(firestore: Firestore, actor: Actor, change: Change<T>): Promise<T> {
  const records: DocumentReference[] = [];
  let before: T;
  return firestore.runTransaction(async (transaction) => {
    const [lost] = records.splice(0);
    if (lost && (await transaction.get(lost)).exists) return before;
    await actor.confirm?.(transaction);
    before = await change(transaction, (recorded) => void records.push(recordChange(firestore, transaction, actor, recorded)));
    return before;
  });
}

/** The author of a change that has been made already, which is recorded whatever rights the author still has. */
export const withoutConfirmation = ({ confirm: _confirm, ...actor }: Actor): Actor => actor;

const attemptIds = new WeakMap<FastifyRequest, string>();

/** Sets the attempt that a request belongs to, which the records of its changes name. A request without an id of its attempt has none. */
export const setAttemptId = (request: FastifyRequest, id: string): void => void attemptIds.set(request, id);

const MAX_USER_AGENT = 300;

export function originOf(request: FastifyRequest): Pick<Actor, 'ip' | 'userAgent'> {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT) };
}

/** The caller of a request behind `requireAccess`. */
export function actorOf(request: FastifyRequest): Actor {
  const { caller, callerName, company, parentUid, confirm } = scopeOf(request);
  return { uid: caller.uid, name: callerName, company, parentUid, ...originOf(request), attempt: attemptIds.get(request), confirm };
}

/**
 * Adds the record of a change to the transaction that makes it, as `companies/{company}/audit/{id}`. Records are
 * created and never changed. A transaction that is tried again adds its record again, and only what is committed is written.
 */
function recordChange(firestore: Firestore, transaction: Transaction, actor: Actor, change: RecordedChange): DocumentReference {
  const record = firestore.collection(firestorePaths.audit(actor.company)).doc(randomUUID());
  transaction.create(record, {
    at: FieldValue.serverTimestamp(),
    by: actor.uid,
    byName: actor.name || null,
    parentUid: actor.parentUid ?? null,
    ip: actor.ip,
    userAgent: actor.userAgent,
    action: change.action,
    subject: { kind: CHANGE_ACTIONS[change.action], name: change.name || null },
    target: change.target,
    ...(change.domain !== undefined && { domain: change.domain }),
    fields: [...(change.fields ?? [])],
    ...(actor.attempt !== undefined && { attempt: actor.attempt }),
    ...(change.settings && { settings: { ...change.settings } }),
  });
  return record;
}
