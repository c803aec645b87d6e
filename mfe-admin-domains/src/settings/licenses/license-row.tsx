import { formatDate, formatRelativeTime, useText } from 'shared-kit/i18n';
import { licenseState, type License } from 'shared-kit/model';
import { StateTag, type Tone } from 'shared-kit/ui-frame';
import { useState } from 'react';
import { RowActions } from '../row-actions';

const DAY_MS = 86_400_000;
/** So long before its end a licence is worth looking after. */
const SOON_MS = 30 * DAY_MS;

export interface LicenseRowProps {
  license: License;
  onRemove: (() => void) | undefined;
  removing: boolean;
}

/** A licence of the domain: which one, and until when. */
export function LicenseRow({ license, onRemove, removing }: LicenseRowProps) {
  const { t } = useText('domains');
  const { description, serialNumber } = license;
  const name = description || serialNumber || license.id;
  return (
    <li className="do-row">
      <div className="do-row-body">
        <p className="do-row-name">
          <bdi>{name}</bdi>
        </p>
        <p className="ic-muted">{t('dSett.license.serial', { number: serialNumber })}</p>
      </div>
      <LicenseTerm license={license} />
      <RowActions onRemove={onRemove} removeLabel={t('dSett.license.remove', { name })} removing={removing} />
    </li>
  );
}

/** Whether it can be used, and until when in words; the date itself on hover. */
export function LicenseTerm({ license }: { license: License }) {
  const { t, locale } = useText('domains');
  const [now] = useState(() => Date.now());
  const { expDate } = license;
  const state = licenseState(license, now);
  const when = formatRelativeTime(expDate, now, locale);
  const label = {
    inactive: () => t('dSett.license.inactive'),
    expired: () => t('dSett.license.expired', { when }),
    active: () => (expDate === null ? t('dSett.license.endless') : t('dSett.license.expires', { when })),
  }[state]();
  const tone: Tone = state === 'active' ? (expDate !== null && expDate - now < SOON_MS ? 'warning' : 'success') : state === 'expired' ? 'error' : 'neutral';
  return (
    <span title={formatDate(expDate, locale, 'day')}>
      <StateTag tone={tone} label={label} />
    </span>
  );
}
