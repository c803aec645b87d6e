import { lastContact } from 'shared-kit/firebase/data';
import type { ConnectionState } from 'shared-kit/host/state';
import { formatDate, useText } from 'shared-kit/i18n';
import { useEffect, useReducer } from 'react';

const REFRESH_MS = 1000;

/** Explains the state of the connection to users, with the time of the last answer from the server. */
export function ConnectionDetails({ id, connection }: { id: string; connection: ConnectionState }) {
  const { t, locale } = useText('common');
  const [, refresh] = useReducer((version: number) => version + 1, 0);
  useEffect(() => {
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const last = lastContact();
  return (
    <div className="ic-menu ic-menu-end ic-connection-details" id={id} role="group" aria-label={t('connection.label')}>
      <p className={`ic-connection-title ic-connection-title-${connection}`}>{t(`connection.${connection}`)}</p>
      <p>{t(`connection.${connection}Text`)}</p>
      <p className="ic-muted">
        {connection === 'live' ? t('connection.lastUpdate') : t('connection.lastContact')}:{' '}
        <span className="ic-number">{last === null ? t('connection.never') : formatDate(last, locale, 'seconds')}</span>
      </p>
    </div>
  );
}
