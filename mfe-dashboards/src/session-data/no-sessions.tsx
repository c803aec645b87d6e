import { liveCollection } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { firestorePaths, type DomainRef } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { ButtonLink, EmptyState } from 'shared-kit/ui-core';
import { paths } from '../links/paths';

/** One task of a domain, by its id: enough to know that there is one. */
const anyTaskOf = (ref: DomainRef) => liveCollection(firestorePaths.tasks(ref), (id) => id, { limit: 1 });

/** In place of what a domain without sessions would show: how a count arrives, and what to do for it. */
export default function NoSessions({ domainRef }: { domainRef: DomainRef }) {
  const { t } = useText('dashboards');
  const { t: common } = useText('common');
  const tasks = useLiveList(anyTaskOf(domainRef));
  const hasTask = tasks.data.length > 0;
  const action = hasTask ? (
    <ButtonLink to={paths.tasks(domainRef)}>{t('noSessions.seeTasks')}</ButtonLink>
  ) : (
    <ButtonLink to={paths.createTask(domainRef)} variant="primary">
      {t('inventoryTasks.createFirst')}
    </ButtonLink>
  );
  return (
    <EmptyState title={common('noData')} action={tasks.status !== 'loading' && action}>
      {t('noSessions.help')}
    </EmptyState>
  );
}
