import { licensesOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { readDomainState, type DomainState } from 'shared-kit/model';
import { useLocation } from 'shared-kit/router';
import { useLiveList } from 'shared-kit/state';
import { adoptStyles } from 'shared-kit/ui-core';
import { BadRouting } from 'shared-kit/ui-display';
import { DomainPage, useRouteDomain } from 'shared-kit/ui-domain';
import { paths } from '../links/paths';
import addLicenseCss from './add-license.css';
import { AddLicenseForm } from './add-license-form';

adoptStyles(addLicenseCss);

/** `/addLicense` (ROUTE-24): one more licence for the domain in the route's state (D-18). */
export default function AddLicensePage() {
  const { t } = useText('domains');
  const { key, state } = useLocation();
  const domain = readDomainState(state);
  return domain ? <LicensesForDomain key={key} state={domain} /> : <BadRouting title={t('addLic.title')} domain={null} />;
}

function LicensesForDomain({ state }: { state: DomainState }) {
  const { t } = useText('domains');
  const { company, domain } = state;
  const route = useRouteDomain(state);
  const licenses = useLiveList(licensesOf(company));
  if (route.status === 'missing') return <BadRouting title={t('addLic.title')} domain={null} />;

  const used = route.domain?.authLicenses ?? [];
  // A license counts as being on the domain when only one of the two documents, domain or license, says so (D-47).
  const unused = licenses.data.filter(({ id, authDomains }) => !used.includes(id) && !authDomains.includes(domain));
  return (
    <DomainPage
      route={route}
      tab="settings"
      title={t('addLic.title')}
      crumbs={[{ label: t('dSett.title', { domain }), to: paths.settings({ company, domain }) }]}
      state={licenses}
      onRetry={licenses.retry}
    >
      <AddLicenseForm state={state} licenses={unused} hasAny={licenses.data.length > 0} />
    </DomainPage>
  );
}
