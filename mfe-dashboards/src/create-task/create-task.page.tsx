import { useText } from 'shared-kit/i18n';
import { CODE, problem } from 'shared-kit/model';
import { adoptStyles, ButtonLink, Page, PageSkeleton, WithNames } from 'shared-kit/ui-core';
import { ErrorState } from 'shared-kit/ui-display';
import { DomainNotFound, DomainTabs, useDomainCrumbs, useDomainSettings, useRouteDomain } from 'shared-kit/ui-frame';
import { paths } from '../links/paths';
import createTaskCss from './create-task.css';
import { CreateTaskForm } from './create-task-form';

adoptStyles(createTaskCss);

/** `/company/{company}/domains/{domain}/tasks/create` (ROUTE-14): a new task from a file. */
export default function CreateTaskPage() {
  const { t } = useText('dashboards');
  const route = useRouteDomain();
  const { ref, domain } = route;
  const crumbs = useDomainCrumbs(route, true);
  const { status, settings, problem: unreadable, retry } = useDomainSettings(domain ? ref : null);
  const toTasks = <ButtonLink to={paths.tasks(ref)}><WithNames text={t('createInventoryTask.toTasks', { domain: ref.domain })} names={[ref.domain]} /></ButtonLink>;

  return (
    <Page
      title={t('createInventoryTask.title')}
      names={[ref.domain, route.companyName]}
      crumbs={route.status === 'ready' ? [...crumbs, { label: t('inventoryTasks.title'), to: paths.tasks(ref) }] : crumbs}
      state={route}
      onRetry={route.retry}
      missing={<DomainNotFound route={route} />}
    >
      <DomainTabs domain={ref} current="tasks" />
      {status === 'loading' && <PageSkeleton />}
      {status === 'error' && <ErrorState message={unreadable} onRetry={retry} action={toTasks} />}
      {status === 'missing' && <ErrorState title={t('createInventoryTask.noSettings')} message={problem(CODE.domainSettings)} action={toTasks} />}
      {status === 'ready' && settings && <CreateTaskForm domainRef={ref} settings={settings} script={domain?.taskPreprocessingScript} />}
    </Page>
  );
}
