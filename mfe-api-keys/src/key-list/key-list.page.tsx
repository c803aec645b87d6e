import { useText } from 'shared-kit/i18n';
import { paths, useNavigate } from 'shared-kit/router';
import { adoptStyles, Button, Icon, Page } from 'shared-kit/ui-core';
import { CompanyTabs, icons, LiveIndicator } from 'shared-kit/ui-frame';
import { CompanyKeys } from './company-keys';
import { keyListCss } from './key-list.css';

adoptStyles(keyListCss);

/** `/managekeys` (ROUTE-20): the API keys of each of the user's companies (KEYS-01). */
export default function KeyListPage() {
  const { t } = useText('apiKeys');
  const navigate = useNavigate();
  return (
    <Page
      title={t('manApiKeys.title')}
      live={<LiveIndicator />}
      actions={
        <Button variant="primary" icon={<Icon of={icons.add} />} onClick={() => void navigate(paths.createKey())}>
          {t('manApiKeys.create')}
        </Button>
      }
    >
      <CompanyTabs>{(company) => <CompanyKeys key={company.id} company={company} />}</CompanyTabs>
    </Page>
  );
}
