import { formatNumber, useText } from 'shared-kit/i18n';
import type { DomainRef } from 'shared-kit/model';
import type { DomainSummary, OpenTask } from 'shared-kit/model/overview';
import { Link } from 'shared-kit/router';
import { Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import { useTaskProgressText } from '../text/use-task-progress-text';

export interface OpenWorkProps {
  domainRef: DomainRef;
  summary: DomainSummary | undefined;
  /** The current number of addresses in a session; undefined when that is not known. */
  readNow: (sessionId: string) => number | undefined;
  /** Whether it says so when nothing is open. */
  saysNone: boolean;
}

/** The open work of a domain, with links: open tasks with the progress of the oldest one, failed pushes, and a missing moderator. */
export function OpenWork({ domainRef, summary, readNow, saysNone }: OpenWorkProps) {
  const { t, locale } = useText('dashboards');
  const { openTasks = 0, failedPushes = 0, tasks = [], noModerator = false } = summary ?? {};
  const isNone = openTasks === 0 && failedPushes === 0 && !noModerator;
  if (isNone && !saysNone) return null;
  return (
    <ul className="db-work">
      {openTasks > 0 && (
        <li>
          <Link to={paths.tasks(domainRef)}>
            <Icon of={icons.tasks} /> {t('overview.openTasks', { count: openTasks, total: formatNumber(openTasks, locale) })}
          </Link>
          <Progress tasks={tasks} readNow={readNow} />
        </li>
      )}
      {failedPushes > 0 && (
        <li>
          <Link to={paths.sessions(domainRef)} className="db-failed">
            <Icon of={icons.failed} /> {t('overview.failedPushes', { count: failedPushes, total: formatNumber(failedPushes, locale) })}
          </Link>
        </li>
      )}
      {noModerator && (
        <li className="db-warning">
          <Icon of={icons.user} /> {t('overview.noModerator')}
        </li>
      )}
      {isNone && <li className="ic-muted">{t('overview.nothingOpen')}</li>}
    </ul>
  );
}

/** The progress of the oldest task that is under way. */
function Progress({ tasks, readNow }: { tasks: readonly OpenTask[]; readNow: OpenWorkProps['readNow'] }) {
  const text = useTaskProgressText();
  const current = tasks.find(({ read }) => read !== null);
  if (!current) return null;
  return (
    <span className="ic-muted ic-number" title={current.name}>
      {text({ ...current, read: readNow(current.sessionId) ?? current.read })}
    </span>
  );
}
