import { formatNumber, useText } from 'shared-kit/i18n';
import { CODE } from 'shared-kit/model';
import { Button, Icon, Text } from 'shared-kit/ui-core';
import { saveFile } from 'shared-kit/ui-data';
import { icons } from 'shared-kit/ui-overlay';
import type { SheetSummary } from './spreadsheet';

/** How many rows of a sheet are valid, and how many are left out for each reason (ADD-19). */
export function CheckedRows({ sheet, addressLength }: { sheet: SheetSummary; addressLength: number }) {
  const { t, locale } = useText('dashboards');
  const { problem, validRows, rowsInSheet, problemCounts } = sheet;
  const count = (rows: number) => formatNumber(rows, locale);
  if (!sheet.isChecked) return rowsInSheet > 0 ? <Text muted>{t('createInventoryTask.rowsUnchecked')}</Text> : null;
  const total = count(rowsInSheet);
  const { blank, length, repeated, error } = problemCounts;
  return (
    <>
      <p>
        <strong className="ic-number">
          {problem?.code === CODE.repeatedAddresses
            ? t('createInventoryTask.rowsRepeated', { repeated: count(repeated), total })
            : t('createInventoryTask.rowsValid', { count: rowsInSheet, valid: count(validRows), total })}
        </strong>
      </p>
      {length > 0 && (
        <Text muted>{t('createInventoryTask.leftOutLength', { count: length, n: count(length), length: addressLength })}</Text>
      )}
      {blank > 0 && <Text muted>{t('createInventoryTask.leftOutBlank', { count: blank, n: count(blank) })}</Text>}
      <ProblemRowsButton sheet={sheet} count={blank + length + repeated + error} />
    </>
  );
}

function ProblemRowsButton({ sheet, count }: { sheet: SheetSummary; count: number }) {
  const { t, locale } = useText('dashboards');
  const { problemFile, name } = sheet;
  if (!problemFile) return null;
  const fileName = `${t('createInventoryTask.problemRowsName', { sheet: name })}.xlsx`;
  return (
    <div>
      <Button
        size="small"
        icon={<Icon of={icons.download} />}
        onClick={() => saveFile({ fileName, bytes: problemFile, mimeType: problemFile.type })}
      >
        {t('createInventoryTask.problemRows', { count, n: formatNumber(count, locale) })}
      </Button>
    </div>
  );
}
