import { useText } from 'shared-kit/i18n';
import { adoptStyles, Button, Icon, Page, Text } from 'shared-kit/ui-core';
import { saveFile } from 'shared-kit/ui-data';
import { CompanyTabs } from 'shared-kit/ui-display';
import { icons } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import usersCss from '../user-fields/users.css';
import { AddUsers } from './add-users';
import { COLUMNS } from './columns';

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

/** A workbook with the headers in the user's language and no rows. */
function TemplateButton() {
  const { t } = useText('users');
  const download = async () => {
    const { tableToXlsx } = await import('shared-kit/model/session-export');
    const head = COLUMNS.map((name) => t(`addUsr.${name}`));
    const made = await tableToXlsx({ head, rows: [], dateColumns: [] }, { name: t('addUsr.templateName'), now: Date.now() });
    if (made.ok) saveFile(made.value);
  };
  return (
    <Button icon={<Icon of={icons.download} />} onClick={() => void download()}>
      {t('addUsr.template')}
    </Button>
  );
}
