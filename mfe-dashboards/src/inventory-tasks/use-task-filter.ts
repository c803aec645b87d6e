import { TASK_STATES, type TaskState } from 'shared-kit/model';
import { useFilterAddress } from 'shared-kit/ui-data';

export interface TaskFiltering {
  /** Undefined for all, unknown states included (decision D-67). */
  state: TaskState | undefined;
  order: 'asc' | 'desc';
  chooseState: (state: TaskState | undefined) => void;
  chooseOrder: (order: 'asc' | 'desc') => void;
}

/** Which tasks to ask for, and from which end, as the address says (ADD-17). */
export function useTaskFilter(): TaskFiltering {
  const { said, say } = useFilterAddress();
  return {
    state: TASK_STATES.find((known) => known === said('state')),
    order: said('order') === 'asc' ? 'asc' : 'desc',
    chooseState: (state) => say({ state: state ?? null }),
    // The heads may have sorted otherwise: whoever asks for the oldest wants to see them first.
    chooseOrder: (order) => say({ order: order === 'asc' ? order : null, sort: `created.${order}` }),
  };
}
