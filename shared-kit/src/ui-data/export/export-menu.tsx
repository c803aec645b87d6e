import { DownloadOutlined } from '@ant-design/icons-svg';
import { useText } from '../../i18n';
import { Icon, MenuButton } from '../../ui-core';
import type { ExportScope } from './use-table-export';
import type { WriteTableRequest } from './write-table';

export interface ExportMenuProps {
  selected: number;
  matchCount: number;
  total: number;
  /** An export is being written. */
  busy: boolean;
  /** More rows are still being read. The button shows no spinner, because its animation would slow the reading down. */
  waits: boolean;
  onExport: (scope: ExportScope, format: WriteTableRequest['format']) => void;
}

const FORMATS = [
  { format: 'xlsx', name: 'XLSX' },
  { format: 'csv', name: 'CSV' },
] as const;

const TEXTS = { selected: 'table.exportSelected', found: 'table.exportFound', all: 'table.exportAll' } as const;

/**
 * Exports the selected rows, the rows that pass the search, or all (D-101). The first two are offered only while rows are selected
 * or hidden by a search.
 */
export function ExportMenu({ selected, matchCount, total, busy, waits, onExport }: ExportMenuProps) {
  const { t } = useText('common');
  const scopes: ExportScope[] = [...(selected > 0 ? ['selected' as const] : []), ...(matchCount < total ? ['found' as const] : []), 'all'];
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
          onSelect: () => onExport(scope, format),
        })),
      )}
    />
  );
}
