import { useText } from 'shared-kit/i18n';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { saveFile } from 'shared-kit/ui-data';
import { COLUMNS } from './columns';

/** A workbook with the headers in the user's language and no rows. */
export function TemplateButton() {
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
