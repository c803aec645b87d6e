import { useConnection } from '../../state';
import { useText } from '../../i18n';

/** Whether what is on screen follows the database: live, reconnecting or offline. */
export function LiveIndicator() {
  const { t } = useText('common');
  const connection = useConnection();
  return (
    // The top bar tells screen readers; twice would be noise.
    <span className={`ic-live ic-live-${connection}`}>{t(`connection.${connection}`)}</span>
  );
}
