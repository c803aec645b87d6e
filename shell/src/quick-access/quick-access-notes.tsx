import { useText } from 'shared-kit/i18n';
import type { Findings } from './use-finders';

export interface QuickAccessNotesProps {
  search: string;
  found: number;
  loading: boolean;
  failed: readonly string[];
  /** What remotes look up themselves. */
  findings: Omit<Findings, 'sections'>;
}

/** What there is to say about the list: nothing found, domains still on their way or out of reach. */
export function QuickAccessNotes({ search, found, loading, failed, findings }: QuickAccessNotesProps) {
  const { t } = useText('common');
  return (
    <>
      {found === 0 && !loading && !findings.looking && (
        <div className="ic-quick-none">
          <p className="ic-state-title">{t('quickAccess.noMatch', { search: search.trim() })}</p>
          <p className="ic-muted">{t('quickAccess.noMatchHint')}</p>
        </div>
      )}
      {loading && <p className="ic-quick-note">{t('quickAccess.loading')}</p>}
      {findings.slow.length > 0 && <p className="ic-quick-note">{t('quickAccess.looking', { names: findings.slow.join(', ') })}</p>}
      {findings.failed.length > 0 && (
        <p className="ic-quick-note" role="alert">
          {t('quickAccess.notSearched', { names: findings.failed.join(', ') })}
        </p>
      )}
      {failed.length > 0 && (
        <p className="ic-quick-note" role="alert">
          {t('quickAccess.failed', { names: failed.join(', ') })}
        </p>
      )}
    </>
  );
}
