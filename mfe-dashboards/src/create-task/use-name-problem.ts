import { tasksOf } from 'shared-kit/firebase/data';
import { taskNames, taskNamesProblem, type DomainRef, type Message } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import type { PlannedTask } from './planned-tasks';

/** Returns why tasks cannot have their names; undefined when they can. */
export type NameProblem = (typed: { name: string; file: File | null }, tasks: readonly PlannedTask[]) => Message | undefined;

/**
 * Checks the names of tasks before the server does (942 and 213, D-63, D-6A). There is no problem while there is neither a file nor
 * a name.
 * @param ownNames names that may be in use by tasks that this form has created
 */
export function useNameProblem(ref: DomainRef, ownNames: readonly string[]): NameProblem {
  const { data } = useLiveList(tasksOf(ref));
  return ({ name, file }, tasks) => {
    if (name.trim() === '' && !file) return undefined;
    const planned = tasks.length > 0 ? tasks.map((task) => task.name) : taskNames(name, file?.name ?? '', []);
    const newNames = planned.filter((one) => !ownNames.includes(one));
    return taskNamesProblem(newNames, data.map((task) => task.name)) ?? undefined;
  };
}
