import { useConnection } from '../../state';
import { useText } from '../../i18n';

/** Shows beside a page's title that its data is not live. That data is live is shown by the top bar, for all pages. */
export function LiveIndicator() {
  const { t } = useText('common');
  const connection = useConnection();
  if (connection === 'live') return null;
  return (
    // No live region: the top bar announces the state to screen readers already.
    <span className={`ic-live ic-live-${connection}`}>{t(`connection.${connection}`)}</span>
  );
}
