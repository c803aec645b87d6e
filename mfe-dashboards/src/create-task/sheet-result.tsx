import { useMessageText, useText } from 'shared-kit/i18n';
import { Alert, Heading, Panel, Text, WithNames } from 'shared-kit/ui-core';
import { Tag } from 'shared-kit/ui-display';
import { CheckedRows } from './checked-rows';
import { Notices } from './notices';
import { Offences } from './offences';
import { isTolerable } from './planned-tasks';
import { SheetPreview } from './sheet-preview';
import type { SheetSummary } from './spreadsheet';

export interface SheetResultProps {
  sheet: SheetSummary;
  /** False for rows that come from no file. */
  isFile: boolean;
  /** The sheet becomes a task. */
  isChosen: boolean;
  /** Characters of a valid address. */
  addressLength: number;
}

/** The result of checking a sheet: whether it can become a task, the reason if not, and its first rows to recognise it. */
export function SheetResult({ sheet, isFile, isChosen, addressLength }: SheetResultProps) {
  const { t } = useText('dashboards');
  const messageText = useMessageText();
  const { t: texts } = useText('taskCreation');
  const { name, problem, orderedColumns } = sheet;
  const title = isFile ? t('createInventoryTask.sheet', { sheet: name }) : texts('recount.rows', { name });

  return (
    <Panel label={title}>
      <div className="db-sheet">
        <Heading>
          <WithNames text={title} names={[name]} />
        </Heading>
        {!isChosen && <Text muted>{t('createInventoryTask.notChosen')}</Text>}
        {problem && <Alert severity={isChosen && !isTolerable(problem) ? 'error' : 'warning'}>{messageText(problem)}</Alert>}
        <Notices of={sheet.notices} />
        {sheet.offences.length > 0 && <Offences offences={sheet.offences} total={sheet.offenceCount} />}
        <CheckedRows sheet={sheet} addressLength={addressLength} />
        {orderedColumns.length > 0 && sheet.preview.length === 0 && (
          <div className="db-columns">
            <Text muted>{t('createInventoryTask.columns')}</Text>
            {orderedColumns.map((column, index) => (
              <Tag key={index} label={column} isName />
            ))}
          </div>
        )}
        {sheet.preview.length > 0 && <SheetPreview sheet={sheet} />}
      </div>
    </Panel>
  );
}
