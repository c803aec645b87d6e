import { formatList, useText } from 'shared-kit/i18n';
import { WithNames } from 'shared-kit/ui-core';
import type { RemoteResults } from './use-finders';

export interface QuickAccessNotesProps {
  search: string;
  /** Nothing is listed. */
  isEmpty: boolean;
  remoteResults: Pick<RemoteResults, 'searching' | 'slow' | 'failed'>;
}

/** The notes below the list: nothing found, remotes that are still searching, and remotes that have failed. */
export function QuickAccessNotes({ search, isEmpty, remoteResults }: QuickAccessNotesProps) {
  const { t } = useText('common');
  // The titles of remotes are words of the console, which may be translated.
  const searching = t('quickAccess.looking', { names: formatList(remoteResults.slow) });
  const notSearched = t('quickAccess.notSearched', { names: formatList(remoteResults.failed) });
  return (
    <>
      {isEmpty && !remoteResults.searching && (
        <div className="ic-quick-none">
          <p className="ic-state-title">
            <WithNames text={t('quickAccess.noMatch', { search: search.trim() })} names={[search.trim()]} />
          </p>
          <p className="ic-muted">{t('quickAccess.noMatchHint')}</p>
        </div>
      )}
      {remoteResults.slow.length > 0 && <p className="ic-quick-note">{searching}</p>}
      {remoteResults.failed.length > 0 && (
        <p className="ic-quick-note" role="alert">
          {notSearched}
        </p>
      )}
    </>
  );
}
