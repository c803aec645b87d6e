import { useText } from 'shared-kit/i18n';
import { WithNames } from 'shared-kit/ui-core';
import type { Findings } from './use-finders';

export interface QuickAccessNotesProps {
  search: string;
  found: number;
  /** The state of the searches in remotes. */
  findings: Omit<Findings, 'sections'>;
}

/** The notes below the list: nothing found, remotes that are still searching, and remotes that have failed. */
export function QuickAccessNotes({ search, found, findings }: QuickAccessNotesProps) {
  const { t } = useText('common');
  // The titles of remotes are words of the console, which may be translated.
  const looking = t('quickAccess.looking', { names: findings.slow.join(', ') });
  const notSearched = t('quickAccess.notSearched', { names: findings.failed.join(', ') });
  return (
    <>
      {found === 0 && !findings.looking && (
        <div className="ic-quick-none">
          <p className="ic-state-title">
            <WithNames text={t('quickAccess.noMatch', { search: search.trim() })} names={[search.trim()]} />
          </p>
          <p className="ic-muted">{t('quickAccess.noMatchHint')}</p>
        </div>
      )}
      {findings.slow.length > 0 && <p className="ic-quick-note">{looking}</p>}
      {findings.failed.length > 0 && (
        <p className="ic-quick-note" role="alert">
          {notSearched}
        </p>
      )}
    </>
  );
}
