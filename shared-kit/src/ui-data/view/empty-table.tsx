import type { ReactNode } from 'react';
import { useText } from '../../i18n';
import { LeanEmptyState } from '../../ui-core';

export interface EmptyTableProps {
  filters: ReactNode;
  tools: ReactNode;
  exportMenu: ReactNode;
  /** What the screen shows instead of the rows. */
  empty: ReactNode;
}

/**
 * A table without a single row. Filters and tools stay, and so does the export, which answers that there is nothing to export (TABLE-09).
 */
export function EmptyTable({ filters, tools, exportMenu, empty }: EmptyTableProps) {
  const { t } = useText('common');
  return (
    <div className="ic-data">
      <div className="ic-toolbar">
        {filters && <div className="ic-filters">{filters}</div>}
        <div className="ic-toolbar-end">
          {tools}
          {exportMenu}
        </div>
      </div>
      {empty ?? <LeanEmptyState title={t('table.empty')} />}
    </div>
  );
}
