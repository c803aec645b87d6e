import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { CODE, docPaths, firestorePaths, isDocumentId, TASK_LIMIT, type DomainRef } from 'shared-kit/model';
import { apiError } from '../../http/api-error';
import { fieldsOf } from '../../documents/plain-values';
import { newestPage } from './list-page';
import type { TasksQuery } from './external.schema';

const FIELDS = ['name', 'state', 'createdDate', 'addressesCount', 'exampleAddresses', 'orderedColumns', 'sessionId'];

/** The states that callers may ask for: without those that apps set while they send a session (D-69). */
const STATES: readonly string[] = ['PENDING', 'STARTED', 'COMPLETED'];

const taskOf = (snapshot: DocumentSnapshot) => ({ id: snapshot.id, ...fieldsOf(snapshot.data() ?? {}, FIELDS) });

/**
 * The newest tasks of a domain, of one state if asked for, and where the next page begins: `noTasks` for none, `invalidTaskState` for
 * another state than {@link STATES}.
 */
export async function listTasks(firestore: Firestore, domain: DomainRef, { state, limit = TASK_LIMIT, next }: TasksQuery) {
  if (state !== undefined && !STATES.includes(state)) {
    throw apiError(CODE.invalidTaskState, { field: 'state' });
  }
  const tasks = firestore.collection(firestorePaths.tasks(domain));
  const query = state === undefined ? tasks : tasks.where('state', '==', state);
  const page = await newestPage(query, 'createdDate', { limit, next });
  if (page.docs.length === 0 && next === undefined) throw apiError(CODE.noTasks);
  return { tasks: page.docs.map(taskOf), next: page.next };
}

/** One task by its name; `taskNotFound` for none. */
export async function readTask(firestore: Firestore, domain: DomainRef, task: string) {
  const document = isDocumentId(task) ? await firestore.doc(docPaths.task(domain, task)).get() : undefined;
  if (!document?.exists) throw apiError(CODE.taskNotFound);
  return { task: taskOf(document) };
}
