import { DownloadOutlined } from '@ant-design/icons-svg';
import { useText } from '../../i18n';
import { Icon, MenuButton } from '../../ui-core';
import type { ExportScope } from '../export/use-table-export';
import type { DataTableState } from '../state/use-data-table';

const FORMATS = [
  { format: 'xlsx', name: 'XLSX' },
  { format: 'csv', name: 'CSV' },
] as const;

const TEXTS = { selected: 'table.exportSelected', found: 'table.exportFound', all: 'table.exportAll' } as const;

/**
 * Exports the selected rows, the rows that pass the search, or all (D-101). The first two are offered only while rows are selected
 * or hidden by a search.
 */
export function ExportMenu<T>({ table: { selection, view, total, exporting, exportAs } }: { table: DataTableState<T> }) {
  const { t } = useText('common');
  const busy = exporting.progress !== null;
  // While more rows are read the button shows no spinner, because its animation would slow the reading down.
  const waits = view.partial;
  const scopes: ExportScope[] = [
    ...(selection.size > 0 ? ['selected' as const] : []),
    ...(view.count < total ? ['found' as const] : []),
    'all',
  ];
  return (
    <MenuButton
      label={t('table.export')}
      title={waits ? t('table.moreComing') : t('table.export')}
      size="small"
      variant="text"
      icon={<Icon of={DownloadOutlined} />}
      loading={busy}
      aria-disabled={waits || undefined}
      end
      items={scopes.flatMap((scope) =>
        FORMATS.map(({ format, name }) => ({
          key: `${scope} ${format}`,
          label: t(TEXTS[scope], { format: name }),
          disabled: busy || waits,
          onSelect: () => void exportAs(scope, format),
        })),
      )}
    />
  );
}
