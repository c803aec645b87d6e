import { useMessageText, useText } from 'shared-kit/i18n';
import { CheckboxGroup } from 'shared-kit/ui-form';
import type { SheetSummary } from './spreadsheet';

export interface SheetChoiceProps {
  sheets: readonly SheetSummary[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled: boolean;
  error: string | undefined;
}

/** The choice of the sheets that become tasks. A file with one sheet leaves none. */
export function SheetChoice({ sheets, ...field }: SheetChoiceProps) {
  const { t } = useText('dashboards');
  const messageText = useMessageText();
  if (sheets.length < 2) return null;
  const options = sheets.map(({ name, qualifies, problem }, place) => ({
    value: String(place),
    label: name,
    help: !qualifies && problem ? messageText(problem) : undefined,
  }));
  return (
    <CheckboxGroup {...field} label={t('createInventoryTask.sheets')} help={t('createInventoryTask.sheetsHelp')} names options={options} />
  );
}
