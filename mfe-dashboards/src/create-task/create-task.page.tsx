import { useText } from 'shared-kit/i18n';
import { CODE, problem } from 'shared-kit/model';
import { useLocation } from 'shared-kit/router';
import { adoptStyles, Alert, ButtonLink, ErrorState, PageSkeleton, WithNames } from 'shared-kit/ui-core';
import { DomainPage, useDomainSettings, useRouteDomain } from 'shared-kit/ui-domain';
import { paths } from '../links/paths';
import { handedOver } from '../recount/handed-over';
import createTaskCss from './create-task.css';
import { CreateTaskForm } from './create-task-form';

adoptStyles(createTaskCss);

/** `/company/{company}/domains/{domain}/tasks/create` (ROUTE-14): a new task from a file, or from addresses that were chosen on another page. */
export default function CreateTaskPage() {
  const { t } = useText('dashboards');
  const route = useRouteDomain();
  const { ref, domain } = route;
  const { status, settings, problem: unreadable, retry } = useDomainSettings(domain ? ref : null);
  const { t: texts } = useText('taskCreation');
  const handed = handedOver(useLocation().search, ref);
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
      {status === 'ready' && settings && (
        <>
          {handed === 'gone' && (
            <Alert severity="info" title={texts('recount.gone')}>
              {texts('recount.goneHelp')}
            </Alert>
          )}
          <CreateTaskForm
            domainRef={ref}
            settings={settings}
            script={domain?.taskPreprocessingScript}
            handed={handed === 'gone' ? undefined : handed}
          />
        </>
      )}
    </DomainPage>
  );
}
