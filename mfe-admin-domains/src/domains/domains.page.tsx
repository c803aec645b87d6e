import { useText } from 'shared-kit/i18n';
import { useNavigate } from 'shared-kit/router';
import { ActionButton, adoptStyles, Icon, Page } from 'shared-kit/ui-core';
import { CompanyTabs } from 'shared-kit/ui-display';
import { icons, LiveIndicator } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import { CompanyDomains } from './company-domains';
import domainsCss from './domains.css';

adoptStyles(domainsCss);

/** `/managedomains` (ROUTE-18): the domains of each of the user's companies (DOM-01). */
export default function DomainsPage() {
  const { t } = useText('domains');
  const navigate = useNavigate();
  return (
    <Page
      title={t('manDom.title')}
      live={<LiveIndicator />}
      actions={
        <ActionButton
          action="domains.add"
          keys="c"
          variant="primary"
          icon={<Icon of={icons.add} />}
          onRun={() => void navigate(paths.addDomain())}
        >
          {t('manDom.add')}
        </ActionButton>
      }
    >
      <CompanyTabs>{(company) => <CompanyDomains key={company.id} company={company} />}</CompanyTabs>
    </Page>
  );
}
