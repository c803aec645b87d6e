import { triggerSessionPush } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import type { DomainRef, Session } from 'shared-kit/model';
import { useBusy, useFeedback } from 'shared-kit/state';
import { usePushQuestion } from './use-push-question';

/** Pushes a session now instead of with the next automatic retry (DASH-10, DASH-11), after the user has confirmed it. */
export function useForcedPush({ company, domain }: DomainRef, session: Pick<Session, 'id' | 'name' | 'pushStatus' | 'pushTries'>) {
  const { id, name } = session;
  const { t } = useText('dashboards');
  const { confirm, report } = useFeedback();
  const question = usePushQuestion();
  const [busy, run] = useBusy(`push ${company} ${domain} ${id}`);

  const ask = async () => {
    const confirmed = await confirm({
      title: t('sessions.pushTitle', { session: name }),
      names: [name],
      message: question([session]),
      confirmLabel: t('sessions.pushConfirm'),
    });
    if (confirmed) await run(async () => void report(await triggerSessionPush({ company, domain, session: id })));
  };
  return { busy, ask };
}
