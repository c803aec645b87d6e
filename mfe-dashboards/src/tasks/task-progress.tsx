import { sessionOf } from 'shared-kit/firebase/data';
import { formatNumber, useText } from 'shared-kit/i18n';
import type { DomainRef, InventoryTask } from 'shared-kit/model';
import { useLiveOne } from 'shared-kit/state';

/** How much of a task under way has been read, while its session exists (D-112). */
export function TaskProgress({ domainRef, task }: { domainRef: DomainRef; task: InventoryTask }) {
  const { t, locale } = useText('dashboards');
  const isUnderWay = task.state === 'STARTED' || task.state === 'UPLOADING';
  const { status, data: session } = useLiveOne(isUnderWay ? sessionOf({ ...domainRef, session: task.sessionId ?? task.id }) : null);
  const { addressesCount: total } = task;
  const textOf = (read: number) => t('inventoryTasks.progressOf', { read: formatNumber(read, locale), total: formatNumber(total, locale) });
  if (!isUnderWay) return null;
  // Reserves the space of the progress. Otherwise all columns of the table would change their width when it appears.
  if (status === 'loading') return <ProgressPlaceholder text={textOf(total)} />;
  if (!session || total <= 0) return null;
  const text = textOf(session.total);
  const share = Math.min(1, session.total / total);
  return (
    <span className="db-progress">
      <span
        className="db-progress-bar"
        role="progressbar"
        aria-label={task.name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={text}
      >
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share * 100} height={6} />
        </svg>
      </span>
      <span className="ic-number">{text}</span>
    </span>
  );
}

function ProgressPlaceholder({ text }: { text: string }) {
  return (
    <span className="db-progress db-progress-place" aria-hidden="true">
      <span className="db-progress-bar" />
      <span className="ic-number">{text}</span>
    </span>
  );
}
