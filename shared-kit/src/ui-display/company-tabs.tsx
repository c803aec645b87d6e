import type { ReactNode } from 'react';
import { useText } from '../i18n';
import type { Company } from '../model';
import { EmptyState, LoadingText, Skeleton } from '../ui-core';
import { icons } from '../ui-overlay/display/icons';
import { useSelectedCompany } from '../ui-domain/use-selected-company';
import { Tabs } from './tabs';

/** One tab for each company of the user, named by its exhibition name; all pages with these tabs share the choice. */
export function CompanyTabs({ children }: { children: (company: Company) => ReactNode }) {
  const { t } = useText('common');
  const { companies, company, loading, select } = useSelectedCompany();
  if (loading) return <TabsSkeleton />;
  if (!company)
    return (
      <EmptyState icon={icons.company} title={t('company.noneTitle')}>
        {t('company.noneText')}
      </EmptyState>
    );
  return (
    <Tabs
      label={t('company.tabs')}
      tabs={companies.map(({ id, exhibitionName }) => ({ key: id, label: exhibitionName, isName: true }))}
      value={company.id}
      onChange={select}
    >
      {children(company)}
    </Tabs>
  );
}

function TabsSkeleton() {
  return (
    <div className="ic-tabs-skeleton" aria-busy="true">
      <LoadingText />
      <div>
        <Skeleton width={120} height={18} />
        <Skeleton width={150} height={18} />
      </div>
      <Skeleton height={180} />
    </div>
  );
}
