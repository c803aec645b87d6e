import { useNow } from 'shared-kit/i18n';
import type { SessionFilter } from 'shared-kit/firebase/data';
import { useUrlParams } from 'shared-kit/ui-data';
import { readPeriod, spanOf, type Period } from '../filters/period';

/** The statuses to filter by. Others exist, and are shown as they are stored (DASH-07). */
export const PUSH_CHOICES = ['PENDING', 'PUSHED', 'FAILED', 'none'] as const;
export type PushChoice = (typeof PUSH_CHOICES)[number];

interface SessionChoices {
  period: Period | undefined;
  push: PushChoice | undefined;
  fromTask: boolean;
}

export type SessionFiltering = ReturnType<typeof useSessionFilter>;

/** The filter of sessions in the URL of the page (ADD-17). */
export function useSessionFilter() {
  const { paramOf, setParams } = useUrlParams();
  // The page may stay open for days, and `today` changes at midnight.
  const now = useNow();
  const period = readPeriod(paramOf('date'));
  const push = PUSH_CHOICES.find((choice) => choice === paramOf('push'));
  const fromTask = paramOf('origin') === 'task';
  const filter: SessionFilter = {
    ...(period && spanOf(period, now)),
    ...(push && { pushStatus: push === 'none' ? null : push }),
    ...(fromTask && { fromTask }),
  };
  return {
    period,
    push,
    fromTask,
    filter: Object.keys(filter).length > 0 ? filter : undefined,
    choose: (choices: Partial<SessionChoices>) =>
      setParams({
        ...('period' in choices && { date: choices.period ?? null }),
        ...('push' in choices && { push: choices.push ?? null }),
        ...('fromTask' in choices && { origin: choices.fromTask ? 'task' : null }),
      }),
    clear: () => setParams({ date: null, push: null, origin: null }),
  };
}
