import { tasksOf } from 'shared-kit/firebase/data';
import { taskNames, taskNamesProblem, type DomainRef, type Message } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import type { PlannedTask } from './planned-tasks';

export interface NamedTasks {
  typed: string;
  file: File | null;
  tasks: readonly PlannedTask[];
  /** Already made of this file: not a clash, they are not made again. */
  created: readonly string[];
}

/**
 * Why the tasks cannot have their names, told before the server does (942 and 213, decisions D-63, D-6A). Nothing is said while
 * there is neither a file nor a name.
 */
export function useNameProblem(ref: DomainRef, { typed, file, tasks, created }: NamedTasks): Message | null {
  const { data } = useLiveList(tasksOf(ref));
  if (typed.trim() === '' && !file) return null;
  const planned = tasks.length > 0 ? tasks.map(({ name }) => name) : taskNames(typed, file?.name ?? '', []);
  const fresh = planned.filter((name) => !created.includes(name));
  return taskNamesProblem(fresh, data.map(({ name }) => name));
}
