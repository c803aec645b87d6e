import { lastContact } from '../../firebase/data';
import { formatDate, useNow, useText } from '../../i18n';
import { daysBetween } from '../../model';
import { useConnection } from '../../state/use-account';

/** Shows beside a page's title since when its data has not been live. The top bar shows the state of the connection for all pages. */
export function LiveIndicator() {
  const { t, locale } = useText('common');
  const connection = useConnection();
  const now = useNow();
  const last = connection === 'live' ? null : lastContact();
  if (last === null) return null;
  return (
    // No live region: the top bar announces the state to screen readers already.
    <span className="ic-live">
      {t('connection.asOf', { time: formatDate(last, locale, daysBetween(last, now) === 0 ? 'time' : 'short') })}
    </span>
  );
}
