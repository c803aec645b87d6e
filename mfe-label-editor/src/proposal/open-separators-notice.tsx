import { formatList, useText } from 'shared-kit/i18n';
import type { DataField } from 'shared-kit/model';
import { Alert, Button, WithNames } from 'shared-kit/ui-core';
import { openSeparators } from './fields/open-separators';

export interface OpenSeparatorsNoticeProps {
  fields: readonly DataField[];
  /** Replaces the fields, as one step; undefined while the pattern is not edited. */
  onReplace: ((fields: DataField[]) => void) | undefined;
}

/** Names the fields of a stored pattern that may be read wrongly, and offers those that replace them (ADD-09). */
export function OpenSeparatorsNotice({ fields, onReplace }: OpenSeparatorsNoticeProps) {
  const { t } = useText('labelEditor');
  const open = openSeparators(fields);
  if (!open) return null;
  const names = formatList(open.names);
  return (
    <Alert
      severity="warning"
      title={t('openSeparators.title')}
      action={
        onReplace && (
          <Button size="small" onClick={() => onReplace(open.dataFields)}>
            {t('openSeparators.replace')}
          </Button>
        )
      }
    >
      <WithNames text={t(onReplace ? 'openSeparators.text' : 'openSeparators.textReadOnly', { names })} names={[names]} />
    </Alert>
  );
}
