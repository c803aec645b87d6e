import { useText } from 'shared-kit/i18n';
import { adoptStyles, Page, Text } from 'shared-kit/ui-core';
import { CompanyTabs } from 'shared-kit/ui-display';
import { paths } from '../links/paths';
import usersCss from '../people/users.css';
import { AddUsers } from './add-users';
import { TemplateButton } from './template-button';

adoptStyles(usersCss);

/** `/adduser/spreadsheet`: many new users of a company at once. */
export default function AddUsersPage() {
  const { t } = useText('users');
  return (
    <Page
      title={t('addUsr.sheetTitle')}
      crumbs={[
        { label: t('manUsr.title'), to: paths.users() },
        { label: t('addUsr.title'), to: paths.addUser() },
      ]}
      actions={<TemplateButton />}
    >
      <Text muted>{t('addUsr.sheetIntro')}</Text>
      <CompanyTabs>{(company) => <AddUsers company={company} />}</CompanyTabs>
    </Page>
  );
}
