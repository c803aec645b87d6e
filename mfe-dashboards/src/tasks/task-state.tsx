import { useText } from 'shared-kit/i18n';
import { TASK_STATES, type TaskState } from 'shared-kit/model';
import { icons, StateTag, type Tone } from 'shared-kit/ui-overlay';
import { useCallback } from 'react';

/** The colours of the states (TASK-05). */
const TONES = { PENDING: 'warning', STARTED: 'info', UPLOADING: 'info', COMPLETED: 'success' } as const satisfies Record<TaskState, Tone>;

const ICONS = { PENDING: icons.pending, STARTED: icons.running, UPLOADING: icons.upload, COMPLETED: icons.success } as const;

const knownState = (state: string): TaskState | undefined => TASK_STATES.find((known) => known === state);

/** The name of a state in the user's language. Any other than the four known states is called unknown, with its stored name (TASK-04). */
export function useTaskStateText(): (state: string) => string {
  const { t } = useText('dashboards');
  return useCallback(
    (state: string) => {
      const known = knownState(state);
      return known ? t(`inventoryTasks.states.${known}`) : t('inventoryTasks.states.unknown', { state: state || '–' });
    },
    [t],
  );
}

export function TaskStateTag({ state }: { state: string }) {
  const label = useTaskStateText()(state);
  const known = knownState(state);
  return known ? (
    <StateTag tone={TONES[known]} icon={ICONS[known]} label={label} />
  ) : (
    <StateTag tone="neutral" icon={icons.help} label={label} />
  );
}
