import { useText } from 'shared-kit/i18n';
import { CODE, problem } from 'shared-kit/model';
import { adoptStyles, ButtonLink, ErrorState, PageSkeleton, WithNames } from 'shared-kit/ui-core';
import { DomainPage, useDomainSettings, useRouteDomain } from 'shared-kit/ui-domain';
import { paths } from '../links/paths';
import createTaskCss from './create-task.css';
import { CreateTaskForm } from './create-task-form';

adoptStyles(createTaskCss);

/** `/company/{company}/domains/{domain}/tasks/create` (ROUTE-14): a new task from a file. */
export default function CreateTaskPage() {
  const { t } = useText('dashboards');
  const route = useRouteDomain();
  const { ref, domain } = route;
  const { status, settings, problem: unreadable, retry } = useDomainSettings(domain ? ref : null);
  const toTasks = (
    <ButtonLink to={paths.tasks(ref)}>
      <WithNames text={t('createInventoryTask.toTasks', { domain: ref.domain })} names={[ref.domain]} />
    </ButtonLink>
  );

  return (
    <DomainPage
      route={route}
      tab="tasks"
      title={t('createInventoryTask.title')}
      parent={{ label: t('inventoryTasks.title'), to: paths.tasks(ref) }}
    >
      {status === 'loading' && <PageSkeleton />}
      {status === 'error' && <ErrorState message={unreadable} onRetry={retry} action={toTasks} />}
      {status === 'missing' && (
        <ErrorState title={t('createInventoryTask.noSettings')} message={problem(CODE.domainSettings)} action={toTasks} />
      )}
      {status === 'ready' && settings && <CreateTaskForm domainRef={ref} settings={settings} script={domain?.taskPreprocessingScript} />}
    </DomainPage>
  );
}
