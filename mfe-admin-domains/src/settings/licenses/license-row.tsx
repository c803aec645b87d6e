import { useText } from 'shared-kit/i18n';
import type { License } from 'shared-kit/model';
import { WithNames } from 'shared-kit/ui-core';
import type { ReactNode } from 'react';
import { LicenseTerm } from './license-term';

export interface LicenseRowProps {
  id: string;
  /** Undefined if it does not exist any more: all that is known of it is its id then. */
  license: License | undefined;
  actions: (name: string) => ReactNode;
}

/** A licence of the domain with its name and term. */
export function LicenseRow({ id, license, actions }: LicenseRowProps) {
  const { t } = useText('domains');
  const name = license?.description || license?.serialNumber || id;
  return (
    <li className="do-row">
      <div className="do-row-body">
        <p className="do-row-name">
          <bdi translate="no">{name}</bdi>
        </p>
        <p className="ic-muted">
          {license ? (
            <WithNames text={t('dSett.license.serial', { number: license.serialNumber })} names={[license.serialNumber]} />
          ) : (
            t('dSett.license.gone')
          )}
        </p>
      </div>
      {license && <LicenseTerm license={license} />}
      {actions(name)}
    </li>
  );
}
