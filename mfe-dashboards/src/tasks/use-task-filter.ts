import { TASK_STATES, type TaskState } from 'shared-kit/model';
import { useUrlParams } from 'shared-kit/ui-data';

export type TaskFiltering = ReturnType<typeof useTaskFilter>;

/** The filter and the order of tasks in the URL of the page (ADD-17). */
export function useTaskFilter() {
  const { paramOf, setParams } = useUrlParams();
  return {
    /** Undefined for all states, including unknown ones (D-67). */
    state: TASK_STATES.find((known) => known === paramOf('state')),
    order: paramOf('order') === 'asc' ? ('asc' as const) : ('desc' as const),
    chooseState: (state: TaskState | undefined) => setParams({ state: state ?? null }),
    // The user may have sorted by another column. The table is sorted by date again, so that the chosen end of the list is on top.
    chooseOrder: (order: 'asc' | 'desc') => setParams({ order: order === 'asc' ? order : null, sort: `created.${order}` }),
  };
}
