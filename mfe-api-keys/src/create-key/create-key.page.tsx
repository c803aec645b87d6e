import { useText } from 'shared-kit/i18n';
import { Page } from 'shared-kit/ui-core';
import { useSelectedCompany } from 'shared-kit/ui-domain';
import { paths } from '../links/paths';
import { CreateKeyForm } from './create-key-form';

/** `/managekeys/create` (ROUTE-21): a new API key, by default for the company that was open last. */
export default function CreateKeyPage() {
  const { t } = useText('apiKeys');
  const { company, companies, loading } = useSelectedCompany();
  return (
    <Page
      title={t('addApiKey.title')}
      crumbs={[{ label: t('manApiKeys.title'), to: paths.keys() }]}
      state={{ status: loading ? 'loading' : company ? 'ready' : 'missing' }}
    >
      {company && <CreateKeyForm companies={companies} initial={company.id} />}
    </Page>
  );
}
