import { useConnection } from 'shared-kit/host/state';
import { useText } from 'shared-kit/i18n';

/**
 * Without a connection, whatever the page has not read yet stays a skeleton, which says nothing. The style sheet shows this note as long as there is one
 * in the page; the top bar tells screen readers the state of the connection.
 */
export function WaitingNote() {
  const { t } = useText('common');
  return useConnection() === 'live' ? null : <p className="ic-waiting">{t('connection.waiting')}</p>;
}
