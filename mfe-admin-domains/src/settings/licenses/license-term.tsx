import { formatDate, formatRelativeTime, useNow, useText } from 'shared-kit/i18n';
import { licenseState, type License } from 'shared-kit/model';
import { adoptStyles } from 'shared-kit/ui-core';
import { StateTag, type Tone } from 'shared-kit/ui-overlay';
import licenseTermCss from './license-term.css';

adoptStyles(licenseTermCss);

const DAY_MS = 86_400_000;
/** A licence that ends within this time is marked. */
const SOON_MS = 30 * DAY_MS;

/** Whether a licence can be used, and until when, as text and as a date (D-47). */
export function LicenseTerm({ license }: { license: License }) {
  const { t, locale } = useText('domains');
  const now = useNow();
  const { expDate } = license;
  const state = licenseState(license, now);
  const when = formatRelativeTime(expDate, now, locale, 'always');
  const label = {
    inactive: () => t('dSett.license.inactive'),
    expired: () => t('dSett.license.expired', { when }),
    active: () => (expDate === null ? t('dSett.license.endless') : t('dSett.license.expires', { when })),
  }[state]();
  const tone: Tone =
    state === 'active' ? (expDate !== null && expDate - now < SOON_MS ? 'warning' : 'success') : state === 'expired' ? 'error' : 'neutral';
  return (
    <span className="do-term">
      <StateTag tone={tone} label={label} />
      {expDate !== null && <span className="ic-muted">{formatDate(expDate, locale, 'day')}</span>}
    </span>
  );
}
