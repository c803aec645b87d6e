import { useText } from 'shared-kit/i18n';
import { useNavigate } from 'shared-kit/router';
import { ActionButton, adoptStyles, ButtonLink, Icon, Page } from 'shared-kit/ui-core';
import { CompanyTabs } from 'shared-kit/ui-display';
import { icons, LiveIndicator } from 'shared-kit/ui-overlay';
import { FirstPasswordPanel } from '../first-password/first-password-panel';
import { paths } from '../links/paths';
import usersCss from '../user-fields/users.css';
import { CompanyUsers } from './company-users';

adoptStyles(usersCss);

/** `/manageusers` (ROUTE-16): the live users of each company (D-37). */
export default function UsersPage() {
  const { t } = useText('users');
  const navigate = useNavigate();
  return (
    <Page
      title={t('manUsr.title')}
      live={<LiveIndicator />}
      actions={
        <>
          <ButtonLink to={paths.addUsers()} icon={<Icon of={icons.upload} />}>
            {t('addUsr.fromSheet')}
          </ButtonLink>
          <ActionButton
            action="users.add"
            keys="c"
            variant="primary"
            icon={<Icon of={icons.add} />}
            onRun={() => void navigate(paths.addUser())}
          >
            {t('manUsr.add')}
          </ActionButton>
        </>
      }
    >
      <FirstPasswordPanel />
      <CompanyTabs>{(company) => <CompanyUsers company={company} />}</CompanyTabs>
    </Page>
  );
}
