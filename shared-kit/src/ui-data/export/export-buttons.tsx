import { DownOutlined } from '@ant-design/icons-svg';
import { formatNumber, useText } from '../../i18n';
import { Button, Icon, MenuButton } from '../../ui-core';
import type { WriteTableRequest } from './write-table';

/** Which rows an export takes. */
export type ExportScope = 'selected' | 'found' | 'all';

export interface ExportButtonsProps {
  selected: number;
  found: number;
  total: number;
  busy: boolean;
  onExport: (scope: ExportScope, format: WriteTableRequest['format']) => void;
}

const FORMATS = [
  { format: 'csv', name: 'CSV' },
  { format: 'xlsx', name: 'XLSX' },
] as const;

/** Exports the selected rows, or those that pass the search (decision D-101); a menu has the others, when there are any. */
export function ExportButtons({ selected, found, total, busy, onExport }: ExportButtonsProps) {
  const { t, locale } = useText('common');
  const usual = selected > 0 ? 'selected' : 'found';
  const others = [
    ...(selected > 0 && found < total ? [{ scope: 'found', count: found, key: 'table.exportFound' } as const] : []),
    ...(selected > 0 || found < total ? [{ scope: 'all', count: total, key: 'table.exportAll' } as const] : []),
  ];
  return (
    <>
      <Button size="small" variant="text" loading={busy} onClick={() => onExport(usual, 'csv')}>
        {t('table.exportCsv')}
      </Button>
      <Button size="small" variant="text" loading={busy} onClick={() => onExport(usual, 'xlsx')}>
        {t('table.exportXlsx')}
      </Button>
      {others.length > 0 && (
        <MenuButton
          label={t('table.exportOthers')}
          size="small"
          variant="text"
          icon={<Icon of={DownOutlined} />}
          end
          items={others.flatMap(({ scope, count, key }) =>
            FORMATS.map(({ format, name }) => ({
              key: `${scope} ${format}`,
              label: t(key, { count, rows: formatNumber(count, locale), format: name }),
              disabled: busy,
              onSelect: () => onExport(scope, format),
            })),
          )}
        />
      )}
    </>
  );
}
