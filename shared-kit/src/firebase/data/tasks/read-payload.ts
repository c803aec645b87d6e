import { docPaths, isDocumentId, type DomainRef, type InventoryTask, type Session, type SessionRef } from 'shared-kit/model';
import { dataStore } from '../store/document-store';
import { text } from '../../../model/entities/fields';
import { taskOf, tasksOfSession } from './task.queries';

/** Higher than the number of parts of the longest allowed list. */
const MAX_PARTS = 500;

/** Reads the packed list of a task (D-65), one document for each part. Null when a part is missing. */
export async function readPayload(ref: DomainRef, { id, payloadParts }: InventoryTask, signal?: AbortSignal): Promise<string | null> {
  if (![ref.company, ref.domain, id].every(isDocumentId) || payloadParts < 1 || payloadParts > MAX_PARTS) return null;
  const parts: string[] = [];
  for (let part = 0; part < payloadParts; part++) {
    signal?.throwIfAborted();
    const [partDocument] = await dataStore().getAll({ path: docPaths.payloadPart(ref, id, part), doc: true });
    if (!partDocument) return null;
    parts.push(text(partDocument.data['data']));
  }
  signal?.throwIfAborted();
  return parts.join('');
}

/** A session, and its task if it names one. */
type CountOfTask = SessionRef & Pick<Session, 'task'>;

/**
 * Reads the task of a session once: the task that the session names, otherwise the one that names the session or has the same id (D-68).
 * Null when there is none.
 */
export async function readTaskOf({ task, ...ref }: CountOfTask, signal?: AbortSignal): Promise<InventoryTask | null> {
  const tasks = task === undefined ? [tasksOfSession(ref), taskOf(ref, ref.session)] : [taskOf(ref, task)];
  for (const { source, convert } of tasks) {
    const [taskDocument] = await dataStore().getAll(source);
    signal?.throwIfAborted();
    if (taskDocument) return convert(taskDocument.id, taskDocument.data);
  }
  return null;
}

/** Reads the packed list of a session's task, as {@link readTaskOf} and {@link readPayload} find it. */
export async function readPayloadOf(ref: CountOfTask, signal?: AbortSignal): Promise<string | null> {
  const task = await readTaskOf(ref, signal);
  return task && readPayload(ref, task, signal);
}
