import { triggerSessionPush } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import type { DomainRef, Session } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useCallsInTurn } from 'shared-kit/ui-overlay';
import { thingOf } from '../text/thing-of';
import { usePushQuestion } from './use-push-question';

/** Pushes several sessions now, one after the other. A refused push does not stop the others (ADD-18, DASH-11). */
export function useForcedPushes(ref: DomainRef) {
  const { t } = useText('dashboards');
  const { confirm, snackbar } = useFeedback();
  const question = usePushQuestion();
  const { progress, mayRun, run } = useCallsInTurn<Session>({
    things: (session) => [thingOf(ref, session)],
    call: ({ id }) => triggerSessionPush({ ...ref, session: id }),
    texts: {
      running: (at) => t('sessions.pushing', at),
      all: (count) => t('sessions.pushedMany', { count }),
      some: (outcome) => t('sessions.pushedSome', outcome),
    },
  });

  const ask = async (selected: readonly Session[]) => {
    const sessions = selected.filter(({ pushStatus }) => pushStatus !== 'PUSHED');
    if (sessions.length === 0) return snackbar({ message: t('sessions.nonePushable'), severity: 'info' });
    if (!mayRun(sessions)) return;
    const confirmed = await confirm({
      title: t('sessions.pushManyTitle', { count: sessions.length }),
      message: question(sessions),
      confirmLabel: t('sessions.pushManyConfirm', { count: sessions.length }),
    });
    if (confirmed) await run(sessions);
  };
  return { pushing: progress !== null, ask };
}
