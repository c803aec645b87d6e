import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, firestorePaths, isSameName, SEARCH_NAME, searchNameOf, type DomainRef } from 'shared-kit/model';
import { runChange, type Actor, type Change } from '../../records/record-change';
import { requireNotBeingRemoved } from '../../documents/domain-removal';
import { apiError } from '../../http/api-error';
import { withDeadline } from '../../http/deadline';
import type { TimeBudget } from '../../http/time-budget';
import type { TaskDraft } from '../../uploads/sheet-reader/sheet-request';

/** One commit to Firestore holds 10 MiB; a task that needs more parts has over 200,000 rows. */
export const MAX_PAYLOAD_PARTS = 10;

const ALREADY_EXISTS = 6;

/**
 * `taskExists` for the name of another task, also where only case or form differ. Asked before a large file is read for nothing, and again in the
 * transaction that writes.
 */
export async function refuseTakenName(firestore: Firestore, domain: DomainRef, name: string, transaction?: Transaction): Promise<void> {
  const alike = firestore.collection(firestorePaths.tasks(domain)).where(SEARCH_NAME, '==', searchNameOf(name)).select();
  const { docs } = await (transaction ? transaction.get(alike) : withDeadline(alike.get()));
  if (docs.some(({ id }) => isSameName(id, name))) throw apiError(CODE.taskExists, { args: [name], field: 'name' });
}

/**
 * Writes the task and its list in one commit, so that an app never sees one without the other. The name is the id, and the document
 * is created, never replaced: the second of two callers with one name gets 942 (D-6A). Parts are written with `set`, because
 * an interrupted removal may have left parts of an older list.
 */
export async function storeTask(
  firestore: Firestore,
  domain: DomainRef,
  { name, actor, draft }: { name: string; actor: Actor; draft: TaskDraft },
  time: TimeBudget,
): Promise<void> {
  if (draft.payload.length > MAX_PAYLOAD_PARTS) throw apiError(CODE.taskProcessing, {}, 413);
  const write: Change<void> = async (transaction, record) => {
    requireNotBeingRemoved(await transaction.get(firestore.doc(docPaths.domain(domain))));
    await refuseTakenName(firestore, domain, name, transaction);
    time.check();
    draft.payload.forEach((data, part) => {
      transaction.set(firestore.doc(docPaths.payloadPart(domain, name, part)), { data });
    });
    transaction.create(firestore.doc(docPaths.task(domain, name)), {
      name,
      [SEARCH_NAME]: searchNameOf(name),
      state: 'PENDING',
      createdDate: FieldValue.serverTimestamp(),
      createdBy: actor.uid,
      addressesCount: draft.addressesCount,
      exampleAddresses: draft.exampleAddresses,
      orderedColumns: draft.orderedColumns,
      payloadParts: draft.payload.length,
    });
    record({ action: 'tasks.create', target: docPaths.task(domain, name), name });
  };
  try {
    await runChange(firestore, actor, write);
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
    throw apiError(CODE.taskExists, { args: [name], field: 'name' });
  }
}
