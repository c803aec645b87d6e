import { lastContact } from 'shared-kit/firebase/data';
import type { ConnectionState } from 'shared-kit/host/state';
import { formatRelativeTime, useText } from 'shared-kit/i18n';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const STEP_MS = 5000;

/** The present time in steps of a few seconds. In steps of a minute, as elsewhere, two minutes without contact could be shown as one. */
const now = (): number => Math.floor(Date.now() / STEP_MS) * STEP_MS;

function eachStep(onChange: () => void): () => void {
  const timer = setInterval(onChange, STEP_MS);
  return () => clearInterval(timer);
}

/** The text for the state of the connection. While the server does not answer, it says how long ago data last arrived. */
export function useConnectionText(connection: ConnectionState): string {
  const { t, locale } = useText('common');
  const present = useSyncExternalStore(eachStep, now);
  const last = lastContact();
  const isDated = last !== null && (connection === 'silent' || (connection === 'reconnecting' && present - last >= MINUTE_MS));
  if (!isDated) return t(`connection.${connection}`);
  const ago = formatRelativeTime(Math.min(last, present - MINUTE_MS), present, locale, 'always');
  return t(connection === 'silent' ? 'connection.lastContactAgo' : 'connection.reconnectingSince', { ago });
}
