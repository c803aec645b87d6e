import { formatDate, useText } from 'shared-kit/i18n';
import { minutesToNextRetry, plannedPushTry, type Session } from 'shared-kit/model';

const HOUR_MS = 3_600_000;

/** The question before sessions are pushed: when the first of them would be tried again without it (DASH-10, D-71). */
export function usePushQuestion(): (sessions: readonly Pick<Session, 'pushStatus' | 'pushTries'>[]) => string {
  const { t, locale } = useText('dashboards');
  return (sessions) => {
    const now = Date.now();
    const planned = sessions.map((session) => plannedPushTry(session, now)).filter((at) => at !== null);
    if (planned.length === 0) return t('sessions.pushWithoutRetry');
    const first = Math.min(...planned);
    if (first - now > HOUR_MS) return t('sessions.pushBeforeRetry', { when: formatDate(first, locale, 'full') });
    return t('sessions.pushMessage', { count: minutesToNextRetry(now) });
  };
}
