import { useText } from 'shared-kit/i18n';
import { Alert, Button, WithNames } from 'shared-kit/ui-core';

export interface FileChangedProps {
  name: string;
  checkAgain: () => void;
  createAsChecked: () => void;
}

/** Says that the file is no longer the one that was checked, and lets the user decide which one counts. */
export function FileChanged({ name, checkAgain, createAsChecked }: FileChangedProps) {
  const { t } = useText('taskCreation');
  return (
    <Alert
      severity="warning"
      title={<WithNames text={t('fileChanged.title', { name })} names={[name]} />}
      action={
        <>
          <Button size="small" onClick={checkAgain}>
            {t('fileChanged.checkAgain')}
          </Button>
          <Button size="small" onClick={createAsChecked}>
            {t('fileChanged.createAsChecked')}
          </Button>
        </>
      }
    >
      {t('fileChanged.help')}
    </Alert>
  );
}
