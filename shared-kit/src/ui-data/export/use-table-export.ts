import { useState } from 'react';
import { useText } from '../../i18n';
import { useFeedback } from '../../state';
import type { Column } from '../column';
import { saveFile } from './save-file';
import { tableContent } from './table-content';

export type TableFormat = 'csv' | 'xlsx';

const ERROR_MS = 5000;

/** Exports rows as a file (TABLE-06) and says why when it cannot. */
export function useTableExport<T>(name: string, columns: readonly Column<T>[]) {
  const { t } = useText('common');
  const feedback = useFeedback();
  const [exporting, setExporting] = useState(false);

  const exportRows = async (rows: readonly T[], format: TableFormat) => {
    if (exporting) return;
    if (rows.length === 0) {
      feedback.snackbar({ message: t('table.noData'), severity: 'error', duration: ERROR_MS });
      return;
    }
    setExporting(true);
    try {
      const { writeTable } = await import('./write-table');
      const written = await writeTable(tableContent(rows, columns), format, name);
      if (written.ok) saveFile(written.value);
      else feedback.snackbar({ message: written.problem, severity: 'error', duration: ERROR_MS });
    } catch {
      feedback.snackbar({ message: t('table.exportFailed'), severity: 'error', duration: ERROR_MS });
    } finally {
      setExporting(false);
    }
  };
  return { exporting, exportRows };
}
