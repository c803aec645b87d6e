import { triggerSessionPush } from 'shared-kit/api';
import { useMessageText, useText } from 'shared-kit/i18n';
import { SNACKBAR_MS, type DomainRef, type Message, type Session } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useState } from 'react';
import { useNameList } from '../text/use-name-list';
import { usePushQuestion } from './use-push-question';

/** Pushes several sessions now, one after the other. A refused push does not stop the others (ADD-18, DASH-11). */
export function useForcedPushes({ company, domain }: DomainRef) {
  const { t } = useText('dashboards');
  const messageText = useMessageText();
  const { confirm, snackbar } = useFeedback();
  const nameList = useNameList();
  const question = usePushQuestion();
  /** The share of the pushes that are done, 0 to 1; null while there are none. */
  const [progress, setProgress] = useState<number | null>(null);

  const push = async (sessions: readonly Session[]) => {
    const refused: { name: string; problem: Message }[] = [];
    for (const [done, { id, name }] of sessions.entries()) {
      setProgress(done / sessions.length);
      const result = await triggerSessionPush({ company, domain, session: id });
      if (!result.ok) refused.push({ name, problem: result.problem });
    }
    setProgress(null);
    const [first] = refused;
    if (!first)
      return snackbar({
        message: t('sessions.pushedMany', { count: sessions.length }),
        severity: 'success',
        duration: SNACKBAR_MS.success,
      });
    const names = nameList(refused.map(({ name }) => name));
    const message = t('sessions.pushedSome', {
      pushed: sessions.length - refused.length,
      total: sessions.length,
      names,
      reason: messageText(first.problem),
    });
    snackbar({ message, severity: 'error', duration: SNACKBAR_MS.error });
  };

  const ask = async (selected: readonly Session[]) => {
    const sessions = selected.filter(({ pushStatus }) => pushStatus !== 'PUSHED');
    if (progress !== null) return;
    if (sessions.length === 0) return snackbar({ message: t('sessions.nonePushable'), severity: 'info' });
    const confirmed = await confirm({
      title: t('sessions.pushManyTitle', { count: sessions.length }),
      message: question(sessions),
      confirmLabel: t('sessions.pushManyConfirm', { count: sessions.length }),
    });
    if (confirmed) await push(sessions);
  };
  return { progress, ask };
}
