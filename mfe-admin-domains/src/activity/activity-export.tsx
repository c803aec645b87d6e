import { changesToExport, type ChangeFilter } from 'shared-kit/firebase/data';
import { formatNumber, useText } from 'shared-kit/i18n';
import { CHANGE_LIMITS, problemOf, SNACKBAR_MS, type Change } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { Icon, MenuButton } from 'shared-kit/ui-core';
import { useTableExport, type Column } from 'shared-kit/ui-data';
import { icons } from 'shared-kit/ui-overlay';
import { useState } from 'react';
import type { ChangeText } from 'shared-kit/ui-display';

export interface ActivityExportProps {
  company: string;
  filter: ChangeFilter;
  text: ChangeText;
}

/** Exports the newest records that the filters find, at most 1,000. */
export function ActivityExport({ company, filter, text }: ActivityExportProps) {
  const { t, locale } = useText('domains');
  const { snackbar } = useFeedback();
  const [reading, setReading] = useState(false);
  const { progress, exportRows } = useTableExport(`activity_${company}`, useExportColumns(text));

  const run = async (format: 'csv' | 'xlsx') => {
    setReading(true);
    try {
      const { rows, more } = await changesToExport(company, filter);
      await exportRows(rows, format);
      if (more)
        snackbar({ message: t('activity.exportedNewest', { count: formatNumber(CHANGE_LIMITS.exported, locale) }), severity: 'info' });
    } catch (error) {
      snackbar({ message: problemOf(error), severity: 'error', duration: SNACKBAR_MS.error });
    }
    setReading(false);
  };
  const busy = reading || progress !== null;
  return (
    <MenuButton
      label={t('activity.export')}
      icon={<Icon of={icons.export} />}
      loading={busy}
      end
      items={[
        { key: 'xlsx', label: t('activity.exportXlsx'), onSelect: () => void run('xlsx') },
        { key: 'csv', label: t('activity.exportCsv'), onSelect: () => void run('csv') },
      ]}
    >
      {t('activity.export')}
    </MenuButton>
  );
}

function useExportColumns(text: ChangeText): Column<Change>[] {
  const { t } = useText('domains');
  const { t: words } = useText('changes');
  return [
    { key: 'at', title: t('activity.column.time'), kind: 'date', value: ({ at }) => at },
    { key: 'person', title: t('activity.person'), value: text.person },
    { key: 'what', title: t('activity.column.change'), value: text.plain },
    { key: 'kind', title: t('activity.kind'), value: ({ subject }) => (subject ? words(`kinds.${subject.kind}`) : '') },
    { key: 'domain', title: t('activity.fact.domain'), value: ({ domain }) => domain },
    { key: 'fields', title: t('activity.fact.fields'), value: ({ fields }) => fields.join(', ') },
    { key: 'from', title: t('activity.column.from'), value: ({ ip }) => ip },
  ];
}
