import { useNameList, useText } from 'shared-kit/i18n';
import { CSV_SEPARATORS, EXPORT_TYPES, type ExportType, type Session, type TableToggles } from 'shared-kit/model';
import { adoptStyles, Text, WithNames, type FormState, FormFailure } from 'shared-kit/ui-core';
import { useCsvSeparator } from 'shared-kit/ui-data';
import { RadioGroup, Switch } from 'shared-kit/ui-form';
import type { ReactNode } from 'react';
import { useTableToggles } from '../address-table/use-table-toggles';
import exportCss from './export.css';

adoptStyles(exportCss);

export interface ExportValues {
  type: ExportType;
  /** Adds a column with the session of each row to a merged file. */
  nameSession: boolean;
}

export interface ExportFormProps {
  form: FormState<ExportValues>;
  sessions: readonly Session[];
  children?: ReactNode;
}

const SEPARATOR_NAMES = {
  ',': 'export.separators.comma',
  ';': 'export.separators.semicolon',
  '\t': 'export.separators.tab',
} as const;

/** What to export and how. */
export function ExportForm({ form, sessions, children }: ExportFormProps) {
  const { busy, failure } = form;
  const { type, nameSession } = form.values;
  const [toggles, setToggle] = useTableToggles();
  const [separator, setSeparator] = useCsvSeparator();
  const { t } = useText('dashboards');
  const nameList = useNameList();
  const { t: common } = useText('common');
  const names = sessions.map(({ name }) => name);
  const fromTasks = sessions.some(({ wasTask }) => wasTask);
  const help = (value: ExportType) =>
    value.endsWith('_PER_FILE') ? t('export.zipped') : value.includes('_MERGED_') ? t('export.merged') : undefined;
  const toggle = (name: keyof TableToggles) => ({ checked: toggles[name], onChange: (on: boolean) => setToggle(name, on), disabled: busy });

  return (
    <div className="db-export">
      <Text muted>
        {sessions.length === 0 ? (
          common('noData')
        ) : (
          <WithNames text={t('export.what', { count: sessions.length, names: nameList(names) })} names={names} />
        )}
      </Text>
      <RadioGroup
        {...form.field('type')}
        label={t('export.type')}
        disabled={busy}
        options={EXPORT_TYPES.map((value) => ({ value, label: t(`export.types.${value}`), help: help(value) }))}
      />
      {type.startsWith('CSV_') && (
        <RadioGroup
          label={t('export.separator')}
          help={t('export.separatorHelp')}
          value={separator}
          onChange={setSeparator}
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
        {type.includes('_MERGED_') && (
          <Switch checked={nameSession} onChange={(on) => form.set('nameSession', on)} disabled={busy} help={t('export.nameSessionHelp')}>
            {t('export.nameSession')}
          </Switch>
        )}
      </fieldset>
      <FormFailure problem={failure} />
      {children}
    </div>
  );
}
