import { useText } from 'shared-kit/i18n';
import { useAccount, usePreference } from 'shared-kit/state';
import { adoptStyles, ButtonLink, Icon, Page } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { paths } from '../paths';
import usersCss from '../users.css';
import { AddUserForm } from './add-user-form';

adoptStyles(usersCss);

const asText = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** `/adduser` (ROUTE-17): one new user. */
export default function AddUserPage() {
  const { t } = useText('users');
  const { companies, companiesLoaded } = useAccount();
  const [selected] = usePreference('selectedCompany', asText);
  const first = companies.length === 1 ? companies[0]!.id : (companies.find(({ id }) => id === selected)?.id ?? '');
  return (
    <Page
      title={t('addUsr.title')}
      crumbs={[{ label: t('manUsr.title'), to: paths.users() }]}
      state={{ status: companiesLoaded ? 'ready' : 'loading' }}
      actions={
        <ButtonLink to={paths.addUsers()} icon={<Icon of={icons.upload} />}>
          {t('addUsr.fromSheet')}
        </ButtonLink>
      }
    >
      <AddUserForm companies={companies} company={first} />
    </Page>
  );
}
