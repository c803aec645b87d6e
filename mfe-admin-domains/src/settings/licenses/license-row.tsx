import { useText } from 'shared-kit/i18n';
import type { License } from 'shared-kit/model';
import { WithNames } from 'shared-kit/ui-core';
import { RowActions } from '../row-actions';
import { LicenseTerm } from './license-term';

export interface LicenseRowProps {
  license: License;
  /** Called with the name of the licence. */
  onRemove: ((name: string) => void) | undefined;
  removing: boolean;
}

/** A licence of the domain with its name and term. */
export function LicenseRow({ license, onRemove, removing }: LicenseRowProps) {
  const { t } = useText('domains');
  const { description, serialNumber } = license;
  const name = description || serialNumber || license.id;
  return (
    <li className="do-row">
      <div className="do-row-body">
        <p className="do-row-name">
          <bdi translate="no">{name}</bdi>
        </p>
        <p className="ic-muted">
          <WithNames text={t('dSett.license.serial', { number: serialNumber })} names={[serialNumber]} />
        </p>
      </div>
      <LicenseTerm license={license} />
      <RowActions onRemove={onRemove && (() => onRemove(name))} removeLabel={t('dSett.license.remove', { name })} removing={removing} />
    </li>
  );
}

export interface GoneLicenseRowProps {
  id: string;
  onRemove: (() => void) | undefined;
  removing: boolean;
}

/** A licence that the domain names and that does not exist any more: all that is known of it is its id. */
export function GoneLicenseRow({ id, onRemove, removing }: GoneLicenseRowProps) {
  const { t } = useText('domains');
  return (
    <li className="do-row">
      <div className="do-row-body">
        <p className="do-row-name">
          <bdi translate="no">{id}</bdi>
        </p>
        <p className="ic-muted">{t('dSett.license.gone')}</p>
      </div>
      <RowActions onRemove={onRemove} removeLabel={t('dSett.license.remove', { name: id })} removing={removing} />
    </li>
  );
}
