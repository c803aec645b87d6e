import { useConnection } from '../../state';
import { useText } from '../../i18n';

/** Says beside a page's title when what is on screen does not follow the database; that it does, the top bar says for all pages. */
export function LiveIndicator() {
  const { t } = useText('common');
  const connection = useConnection();
  if (connection === 'live') return null;
  return (
    // No live region: the top bar announces the state to screen readers already.
    <span className={`ic-live ic-live-${connection}`}>{t(`connection.${connection}`)}</span>
  );
}
