import { useText } from 'shared-kit/i18n';
import { useConnection } from 'shared-kit/state';

/** Whether the console hears from the database: live, reconnecting or offline. Always in sight behind the sign-in. */
export function ConnectionState() {
  const { t } = useText('common');
  const connection = useConnection();
  return (
    <span role="status" className={`ic-connection ic-connection-${connection}`}>
      <span className="ic-hidden">{t('connection.label')}: </span>
      <span className="ic-connection-text">{t(`connection.${connection}`)}</span>
    </span>
  );
}
