import { triggerSessionPush } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import { minutesToNextRetry, type DomainRef, type Session } from 'shared-kit/model';
import { useBusy, useFeedback } from 'shared-kit/state';

/** Pushes a session now instead of with the automatic retry at the next full hour (DASH-10, DASH-11), after the user has confirmed it. */
export function useForcedPush({ company, domain }: DomainRef, { id, name }: Pick<Session, 'id' | 'name'>) {
  const { t } = useText('dashboards');
  const { confirm, report } = useFeedback();
  const [busy, run] = useBusy(`push ${company} ${domain} ${id}`);

  const ask = async () => {
    const confirmed = await confirm({
      title: t('sessions.pushTitle', { session: name }),
      names: [name],
      message: t('sessions.pushMessage', { count: minutesToNextRetry(Date.now()) }),
      confirmLabel: t('sessions.pushConfirm'),
    });
    if (confirmed) await run(async () => void report(await triggerSessionPush({ company, domain, session: id })));
  };
  return { busy, ask };
}
