import { useText } from 'shared-kit/i18n';
import { useNavigate } from 'shared-kit/router';
import { ActionButton, adoptStyles, Icon, Page } from 'shared-kit/ui-core';
import { CompanyTabs } from 'shared-kit/ui-display';
import { icons, LiveIndicator } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import { CompanyKeys } from './company-keys';
import keysCss from './keys.css';

adoptStyles(keysCss);

/** `/managekeys` (ROUTE-20): the API keys of each of the user's companies (KEYS-01). */
export default function KeysPage() {
  const { t } = useText('apiKeys');
  const navigate = useNavigate();
  return (
    <Page
      title={t('manApiKeys.title')}
      live={<LiveIndicator />}
      actions={
        <ActionButton
          action="keys.create"
          keys="c"
          variant="primary"
          icon={<Icon of={icons.add} />}
          onRun={() => void navigate(paths.createKey())}
        >
          {t('manApiKeys.create')}
        </ActionButton>
      }
    >
      <CompanyTabs>{(company) => <CompanyKeys key={company.id} company={company} />}</CompanyTabs>
    </Page>
  );
}
