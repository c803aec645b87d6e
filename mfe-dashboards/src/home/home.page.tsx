import { useText } from 'shared-kit/i18n';
import { useAccount } from 'shared-kit/state';
import { EmptyState, Heading, Page, Text } from 'shared-kit/ui-core';
import { CardListSkeleton, icons } from 'shared-kit/ui-frame';
import { CompanyCards } from './company-cards';

/** `/` (ROUTE-08): a greeting, and the user's companies as the next step. */
export default function HomePage() {
  const { t } = useText('dashboards');
  const { profile } = useAccount();
  const { firstName = '', lastName = '' } = profile ?? {};

  return (
    <Page title={t('home.welcome', { first: firstName, last: lastName }).trim()} state={{ status: profile ? 'ready' : 'loading' }}>
      <Companies />
    </Page>
  );
}

function Companies() {
  const { t } = useText('dashboards');
  const { companies, companiesLoaded } = useAccount();
  if (companiesLoaded && companies.length === 0) {
    return (
      <EmptyState icon={icons.company} title={t('home.noCompanies')}>
        {t('home.noCompaniesHelp')}
      </EmptyState>
    );
  }
  return (
    <>
      <Text muted>{t('home.intro')}</Text>
      <Heading>{t('home.companies')}</Heading>
      {companiesLoaded ? <CompanyCards companies={companies} /> : <CardListSkeleton />}
    </>
  );
}
