import { useMessageText, useText } from 'shared-kit/i18n';
import { CSV_SEPARATORS, EXPORT_TYPES, type CsvSeparator, type ExportType, type Message, type Session, type TableToggles } from 'shared-kit/model';
import { adoptStyles, Alert, Text, type FieldState } from 'shared-kit/ui-core';
import { RadioGroup, Switch } from 'shared-kit/ui-form';
import type { ReactNode } from 'react';
import { useNameList } from '../text/use-name-list';
import exportCss from './export.css';

adoptStyles(exportCss);

export interface ExportFormProps {
  sessions: readonly Session[];
  type: FieldState<'type', ExportType>;
  /** Adds a column with the session of each row to a merged file. */
  nameSession: boolean;
  onNameSession: (on: boolean) => void;
  separator: CsvSeparator;
  onSeparator: (separator: CsvSeparator) => void;
  toggles: TableToggles;
  onToggle: (name: keyof TableToggles, on: boolean) => void;
  busy: boolean;
  failure: Message | null;
  /** The progress of the export, shown below the form. */
  children?: ReactNode;
}

const SEPARATOR_NAMES = { ',': 'export.separators.comma', ';': 'export.separators.semicolon' } as const;

/** What to export and how. */
export function ExportForm(props: ExportFormProps) {
  const { sessions, type, nameSession, onNameSession, separator, onSeparator, toggles, onToggle, busy, failure, children } = props;
  const { t } = useText('dashboards');
  const messageText = useMessageText();
  const nameList = useNameList();
  const { t: common } = useText('common');
  const names = nameList(sessions.map(({ name }) => name));
  const fromTasks = sessions.some(({ wasTask }) => wasTask);
  const help = (value: ExportType) => (value.endsWith('_PER_FILE') ? t('export.zipped') : value.includes('_MERGED_') ? t('export.merged') : undefined);
  const toggle = (name: keyof TableToggles) => ({ checked: toggles[name], onChange: (on: boolean) => onToggle(name, on), disabled: busy });

  return (
    <div className="db-export">
      <Text muted>{sessions.length === 0 ? common('noData') : t('export.what', { count: sessions.length, names })}</Text>
      <RadioGroup
        {...type}
        label={t('export.type')}
        disabled={busy}
        options={EXPORT_TYPES.map((value) => ({ value, label: t(`export.types.${value}`), help: help(value) }))}
      />
      {type.value.startsWith('CSV_') && (
        <RadioGroup
          label={t('export.separator')}
          help={t('export.separatorHelp')}
          value={separator}
          onChange={onSeparator}
          disabled={busy}
          options={CSV_SEPARATORS.map((value) => ({ value, label: t(SEPARATOR_NAMES[value]) }))}
        />
      )}
      <fieldset className="db-export-toggles">
        <legend className="ic-label">{t('export.options')}</legend>
        <Switch {...toggle('mergeLabels')} help={t('export.mergeLabelsHelp')}>
          {t('export.mergeLabels')}
        </Switch>
        <Switch
          {...toggle('showInputData')}
          disabled={busy || !fromTasks}
          help={t(fromTasks ? 'export.showInputDataHelp' : 'export.noInputData')}
        >
          {t('export.showInputData')}
        </Switch>
        <Switch {...toggle('showBaseFields')} help={t('export.showBaseFieldsHelp')}>
          {t('export.showBaseFields')}
        </Switch>
        <Switch {...toggle('invalidOnly')} help={t('export.invalidOnlyHelp')}>
          {t('export.invalidOnly')}
        </Switch>
        {type.value.includes('_MERGED_') && (
          <Switch checked={nameSession} onChange={onNameSession} disabled={busy} help={t('export.nameSessionHelp')}>
            {t('export.nameSession')}
          </Switch>
        )}
      </fieldset>
      {failure && <Alert severity="error">{messageText(failure)}</Alert>}
      {children}
    </div>
  );
}
