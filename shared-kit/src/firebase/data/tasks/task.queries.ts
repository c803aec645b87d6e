import {
  docPaths,
  firestorePaths,
  TASK_LIMIT,
  type DomainRef,
  type InventoryTask,
  type SessionRef,
  type TaskState,
} from 'shared-kit/model';
import { liveCollection, liveDocument, ofIds, type LiveQuery } from '../store/live-query';
import { toTask } from './task.converter';

interface TaskListing {
  /** All states when absent, including unknown ones. */
  state?: TaskState;
  order?: 'asc' | 'desc';
}

/** Tasks of a domain by creation, by default newest first, at most 100 (TASK-03, D-67). */
export function tasksOf(domain: DomainRef, { state, order = 'desc' }: TaskListing = {}): LiveQuery<InventoryTask> {
  const tasks = liveCollection(firestorePaths.tasks(domain), toTask, {
    ...(state && { where: [['state', '==', state]] as const }),
    orderBy: [['createdDate', order]],
    limit: TASK_LIMIT,
  });
  return ofIds([domain.company, domain.domain], tasks);
}

/** The tasks that name this session by its id, not by its name (D-68). */
export const tasksOfSession = ({ company, domain, session }: SessionRef): LiveQuery<InventoryTask> =>
  ofIds(
    [company, domain],
    liveCollection(firestorePaths.tasks({ company, domain }), toTask, { where: [['sessionId', '==', session]], limit: 1 }),
  );

export const taskOf = (domain: DomainRef, name: string): LiveQuery<InventoryTask> =>
  ofIds([domain.company, domain.domain, name], liveDocument(docPaths.task(domain, name), toTask));
