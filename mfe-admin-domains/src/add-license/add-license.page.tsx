import { domainOf, licensesOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { useLocation } from 'shared-kit/router';
import { useLiveList, useLiveOne } from 'shared-kit/state';
import { adoptStyles, Page } from 'shared-kit/ui-core';
import { DomainTabs, LiveIndicator } from 'shared-kit/ui-frame';
import { BadRouting } from '../bad-routing';
import { paths } from '../paths';
import { readDomainState, type DomainState } from '../route-state';
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
  const there = useLiveOne(domainOf({ company, domain }));
  const licenses = useLiveList(licensesOf(company));
  if (there.status === 'missing') return <BadRouting title={t('addLic.title')} domain={null} />;

  const failed = [there, licenses].find(({ status }) => status === 'error');
  const isReady = there.data !== undefined && licenses.status === 'ready';
  const used = there.data?.authLicenses ?? [];
  // A license counts as being on the domain when only one of the two documents, domain or license, says so (D-47).
  const unused = licenses.data.filter(({ id, authDomains }) => !used.includes(id) && !authDomains.includes(domain));
  const settings = paths.settings({ company, domain });
  return (
    <Page
      title={t('addLic.title')}
      names={[domain]}
      crumbs={[{ label: t('dSett.title', { domain }), to: settings }]}
      live={<LiveIndicator />}
      state={failed ?? { status: isReady ? 'ready' : 'loading' }}
      onRetry={failed?.retry}
    >
      <DomainTabs domain={{ company, domain }} current="settings" />
      {isReady && <AddLicenseForm state={state} licenses={unused} hasAny={licenses.data.length > 0} />}
    </Page>
  );
}
