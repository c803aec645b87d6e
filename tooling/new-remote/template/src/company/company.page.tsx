import { useText } from 'shared-kit/i18n';
import { EmptyState, Page } from 'shared-kit/ui-core';
import { CompanyNotFound, useRouteCompany } from 'shared-kit/ui-domain';
import { icons } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';

/** `/example/{company}`: empty. Replace its content with that of your remote. */
export default function CompanyPage() {
  const { t } = useText('exampleTexts');
  const company = useRouteCompany();
  return (
    <Page
      title={t('company.title', { company: company.name })}
      crumbs={[{ label: t('title'), to: paths.start() }]}
      state={company}
      missing={<CompanyNotFound company={company.name} />}
    >
      <EmptyState icon={icons.empty} title={t('company.empty')}>
        {t('company.emptyHelp')}
      </EmptyState>
    </Page>
  );
}
