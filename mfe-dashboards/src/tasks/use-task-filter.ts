import { TASK_STATES, type TaskState } from 'shared-kit/model';
import { useUrlParams } from 'shared-kit/ui-data';

export interface TaskFiltering {
  /** Undefined for all states, including unknown ones (D-67). */
  state: TaskState | undefined;
  order: 'asc' | 'desc';
  chooseState: (state: TaskState | undefined) => void;
  chooseOrder: (order: 'asc' | 'desc') => void;
}

/** The filter and the order of tasks in the URL of the page (ADD-17). */
export function useTaskFilter(): TaskFiltering {
  const { paramOf, setParams } = useUrlParams();
  return {
    state: TASK_STATES.find((known) => known === paramOf('state')),
    order: paramOf('order') === 'asc' ? 'asc' : 'desc',
    chooseState: (state) => setParams({ state: state ?? null }),
    // The user may have sorted by another column. The table is sorted by date again, so that the chosen end of the list is on top.
    chooseOrder: (order) => setParams({ order: order === 'asc' ? order : null, sort: `created.${order}` }),
  };
}
