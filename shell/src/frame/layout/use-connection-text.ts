import { dataStore, isDataConnected, type ConnectionState } from 'shared-kit/firebase/data';
import { formatRelativeTime, useText } from 'shared-kit/i18n';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const STEP_MS = 5000;

/** The present time, to a few seconds: to the minute, as elsewhere, a silence of two minutes would be told as one. */
const now = (): number => Math.floor(Date.now() / STEP_MS) * STEP_MS;

function eachStep(onChange: () => void): () => void {
  const timer = setInterval(onChange, STEP_MS);
  return () => clearInterval(timer);
}

/** The state of the connection in words; while the server does not answer, with how long ago something last came from it. */
export function useConnectionText(connection: ConnectionState): string {
  const { t, locale } = useText('common');
  const present = useSyncExternalStore(eachStep, now);
  const last = isDataConnected() ? dataStore().lastContact() : null;
  const isDated = last !== null && (connection === 'silent' || (connection === 'reconnecting' && present - last >= MINUTE_MS));
  if (!isDated) return t(`connection.${connection}`);
  const ago = formatRelativeTime(Math.min(last, present - MINUTE_MS), present, locale, 'always');
  return t(connection === 'silent' ? 'connection.lastContactAgo' : 'connection.reconnectingSince', { ago });
}
