import type { ChangeFilter } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { Change } from 'shared-kit/model';
import { Button, EmptyState, ErrorState, LoadingText, Skeleton } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { ChangesTable } from './changes-table';
import { removedThings, useChangeLink } from './use-change-link';
import type { ChangeText } from 'shared-kit/ui-display';
import { useChanges } from './use-changes';

export interface ActivityProps {
  company: string;
  /** Names of the company's domains: those of all others are gone. */
  domains: readonly string[];
  filter: ChangeFilter;
  filtered: boolean;
  text: ChangeText;
  onRead: (rows: readonly Change[]) => void;
  onClear: () => void;
}

const SKELETON_ROWS = 16;

/** The newest records that match the filter; older ones are read on request. */
export function Activity({ company, domains, filter, filtered, text, onRead, onClear }: ActivityProps) {
  const { t } = useText('domains');
  const { rows, loading, more, problem, load } = useChanges(company, filter, onRead);
  const linkTo = useChangeLink(company, {
    domains: new Set(domains),
    things: removedThings(rows),
  });
  if (rows.length === 0 && problem) return <ErrorState message={problem} onRetry={load} />;
  if (rows.length === 0 && loading) return <ActivitySkeleton />;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={icons.tasks}
        title={t(filtered ? 'activity.noneFound' : 'activity.none')}
        action={filtered && <Button onClick={onClear}>{t('activity.clear')}</Button>}
      >
        {t(filtered ? 'activity.noneFoundHelp' : 'activity.noneHelp')}
      </EmptyState>
    );
  }
  return (
    <>
      <ChangesTable company={company} changes={rows} text={text} linkTo={linkTo} />
      {problem && <ErrorState message={problem} onRetry={load} />}
      {more && !problem && (
        <div className="ac-more">
          <Button loading={loading} onClick={load}>
            {t('activity.older')}
          </Button>
        </div>
      )}
    </>
  );
}

function ActivitySkeleton() {
  return (
    <div className="ac-table ac-skeleton" aria-busy="true">
      <LoadingText />
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <Skeleton key={index} height={20} />
      ))}
    </div>
  );
}
