import { dataStore, isDataConnected, type ConnectionState } from 'shared-kit/firebase/data';
import { formatRelativeTime, useNow, useText } from 'shared-kit/i18n';

const MINUTE_MS = 60_000;

/** The state of the connection in words; while the server does not answer, with how long ago something last came from it. */
export function useConnectionText(connection: ConnectionState): string {
  const { t, locale } = useText('common');
  const now = useNow();
  const last = isDataConnected() ? dataStore().lastContact() : null;
  const isDated = last !== null && (connection === 'silent' || (connection === 'reconnecting' && now - last >= MINUTE_MS));
  if (!isDated) return t(`connection.${connection}`);
  const ago = formatRelativeTime(Math.min(last, now - MINUTE_MS), now, locale, 'always');
  return t(connection === 'silent' ? 'connection.lastContactAgo' : 'connection.reconnectingSince', { ago });
}
