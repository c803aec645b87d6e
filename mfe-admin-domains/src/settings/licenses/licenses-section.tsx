import { removeLicense } from 'shared-kit/api';
import { licensesOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { Domain } from 'shared-kit/model';
import { useConfirmedCall, useLiveList } from 'shared-kit/state';
import { EmptyState, ErrorState, Icon, Skeleton } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { memo } from 'react';
import { GoButton } from '../../links/go-button';
import { paths } from '../../links/paths';
import { SettingsSection } from '../section/settings-section';
import { RowActions } from '../section/row-actions';
import type { SettingsScope } from '../section/settings-scope';
import { LicenseRow } from './license-row';

/** The licences of the domain (DSET-08), including those that only one of the two documents, domain or licence, names (D-93). */
export const LicensesSection = memo(function LicensesSection({ scope, domain }: { scope: SettingsScope; domain: Domain }) {
  const { t } = useText('domains');
  const { company, parentUid, whyUnchangeable } = scope;
  const { status, data, problem, retry } = useLiveList(licensesOf(company));
  const removal = useConfirmedCall();
  const route = { company, domain: domain.id, parentUid };
  const open = whyUnchangeable === null;
  const listed = data
    .filter(({ id, authDomains }) => domain.authLicenses.includes(id) || authDomains.includes(domain.id))
    .map(({ id }) => id);
  // Licences that the domain names and that do not exist any more come last. The API removes these too.
  const ids = [...new Set([...listed, ...domain.authLicenses])];
  return (
    <SettingsSection
      id="licenses"
      about={t('dSett.about.licenses')}
      action={
        open &&
        status === 'ready' && (
          <GoButton size="small" icon={<Icon of={icons.add} />} target={{ to: paths.addLicense(), state: route }}>
            {t('dSett.license.add')}
          </GoButton>
        )
      }
    >
      {status === 'loading' && <Skeleton height={56} />}
      {status === 'error' && <ErrorState message={problem} onRetry={retry} />}
      {status === 'ready' &&
        (ids.length === 0 ? (
          <EmptyState icon={icons.key} title={t('dSett.license.none')}>
            {t('dSett.license.noneHelp')}
          </EmptyState>
        ) : (
          <ul className="do-rows">
            {ids.map((id) => (
              <LicenseRow
                key={id}
                id={id}
                license={data.find((license) => license.id === id)}
                actions={(name) =>
                  open && (
                    <RowActions
                      kind="license"
                      removal={removal}
                      id={id}
                      name={name}
                      checkbox={t('dSett.license.removeCheckbox')}
                      remove={() => removeLicense({ ...route, licenseKey: id })}
                    />
                  )
                }
              />
            ))}
          </ul>
        ))}
    </SettingsSection>
  );
});
