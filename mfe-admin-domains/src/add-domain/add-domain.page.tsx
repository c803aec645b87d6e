import { useText } from 'shared-kit/i18n';
import { adoptStyles, Page } from 'shared-kit/ui-core';
import { useSelectedCompany } from 'shared-kit/ui-domain';
import { paths } from '../links/paths';
import addDomainCss from './add-domain.css';
import { AddDomainForm } from './add-domain-form';

adoptStyles(addDomainCss);

/** `/addDomain` (ROUTE-19): a new domain, by default for the company that was open last. */
export default function AddDomainPage() {
  const { t } = useText('domains');
  const { company, companies, loading, select } = useSelectedCompany();
  return (
    <Page
      title={t('addDom.title')}
      crumbs={[{ label: t('manDom.title'), to: paths.domains() }]}
      state={{ status: loading ? 'loading' : company ? 'ready' : 'missing' }}
    >
      {company && <AddDomainForm companies={companies} initial={company.id} onAdded={select} />}
    </Page>
  );
}
