import { formatDate, useNow, useText } from 'shared-kit/i18n';
import { useAccount } from 'shared-kit/state';
import { EmptyState, Page, Text } from 'shared-kit/ui-core';
import { icons, LiveIndicator } from 'shared-kit/ui-overlay';
import { CompanyOverview } from '../overview/company-overview';
import { OverviewSkeleton } from '../overview/overview-skeleton';
import { HomeOverview } from './home-overview';

/** `/` (ROUTE-08): a greeting, what needs attention, and the user's companies with their domains. */
export default function HomePage() {
  const { t, locale } = useText('dashboards');
  const { profile } = useAccount();
  const now = useNow();
  const { firstName = '', lastName = '' } = profile ?? {};

  return (
    <Page
      title={t('home.welcome', { first: firstName, last: lastName }).trim()}
      names={[`${firstName} ${lastName}`, firstName, lastName]}
      live={<LiveIndicator />}
      actions={<Text muted>{formatDate(now, locale, 'longDay')}</Text>}
      state={{ status: profile ? 'ready' : 'loading' }}
    >
      <Companies />
    </Page>
  );
}

function Companies() {
  const { t } = useText('dashboards');
  const { companies, companiesLoaded } = useAccount();
  const [first, second] = companies;
  if (!companiesLoaded) return <OverviewSkeleton domains={3} />;
  if (!first) {
    return (
      <EmptyState icon={icons.company} title={t('home.noCompanies')}>
        {t('home.noCompaniesHelp')}
      </EmptyState>
    );
  }
  // With a single company there is nothing to choose: the home page shows what the company's page shows.
  return second ? <HomeOverview companies={companies} /> : <CompanyOverview company={first} />;
}
