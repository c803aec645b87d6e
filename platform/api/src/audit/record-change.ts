import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { FieldValue, type DocumentData, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { CHANGE_ACTIONS, firestorePaths, type ChangeAction, type ChangedSettings } from 'shared-kit/model';
import { scopeOf } from '../access/require-access';

export interface RecordedChange {
  /** Of the closed list that the console tells records from. */
  action: ChangeAction;
  /** Path of the document that changed. */
  target: string;
  /** What people call the thing: its name or description, never more of it. */
  name: string;
  /** The domain it concerns, where the path does not say. */
  domain?: string;
  /** Names of the fields that changed; never their values, which may be secrets or personal. */
  fields?: readonly string[];
  /** The version of the settings that came of it. */
  settings?: ChangedSettings;
}

/** Who changes something, for which company and from where. */
export interface Actor {
  uid: string;
  /** As people know them; empty where nobody does. */
  name: string;
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
  const { caller, callerName, company, parentUid } = scopeOf(request);
  return { uid: caller.uid, name: callerName, company, parentUid, ...originOf(request) };
}

/**
 * Adds the record of a change to the transaction or batch that makes it, as `companies/{company}/audit/{id}`. Records are
 * created and never touched again. Where a transaction is tried again, so is its record: nothing is written twice.
 */
export function recordChange(firestore: Firestore, writes: Writes, actor: Actor, change: RecordedChange): void {
  const record = firestore.collection(firestorePaths.audit(actor.company)).doc(randomUUID());
  writes.create(record, {
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
    ...(change.settings && { settings: { ...change.settings } }),
  });
}
