import { lastContact } from 'shared-kit/firebase/data';
import type { ConnectionState } from 'shared-kit/host/state';
import { formatAgo, useNow, useText } from 'shared-kit/i18n';

const MINUTE_MS = 60_000;
/** In steps of a minute, as elsewhere, two minutes without contact could be shown as one. */
const STEP_MS = 5000;

/** The text for the state of the connection. While the server does not answer, it says how long ago data last arrived. */
export function useConnectionText(connection: ConnectionState): string {
  const { t, locale } = useText('common');
  const present = useNow(STEP_MS);
  const last = lastContact();
  const isDated = last !== null && (connection === 'silent' || (connection === 'reconnecting' && present - last >= MINUTE_MS));
  if (!isDated) return t(`connection.${connection}`);
  const ago = formatAgo(Math.min(last, present - MINUTE_MS), present, locale, 'always');
  return t(connection === 'silent' ? 'connection.lastContactAgo' : 'connection.reconnectingSince', { ago });
}
