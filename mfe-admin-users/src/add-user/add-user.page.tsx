import { useText } from 'shared-kit/i18n';
import { adoptStyles, ButtonLink, Icon, Page } from 'shared-kit/ui-core';
import { useSelectedCompany } from 'shared-kit/ui-domain';
import { icons } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import usersCss from '../user-fields/users.css';
import { AddUserForm } from './add-user-form';

adoptStyles(usersCss);

/** `/adduser` (ROUTE-17): one new user. */
export default function AddUserPage() {
  const { t } = useText('users');
  const { companies, company, loading } = useSelectedCompany();
  return (
    <Page
      title={t('addUsr.title')}
      crumbs={[{ label: t('manUsr.title'), to: paths.users() }]}
      state={{ status: loading ? 'loading' : 'ready' }}
      actions={
        <ButtonLink to={paths.addUsers()} icon={<Icon of={icons.upload} />}>
          {t('addUsr.fromSheet')}
        </ButtonLink>
      }
    >
      <AddUserForm companies={companies} company={company?.id ?? ''} />
    </Page>
  );
}
