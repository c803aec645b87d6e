import { SNACKBAR_MS, type Message, type Outcome } from 'shared-kit/model';
import type { ExportedFile } from 'shared-kit/model/session-export';
import { runInWorker, startWorker } from 'shared-kit/workers';
import { useState } from 'react';
import { useText } from '../../i18n';
import { useFeedback } from '../../state';
import type { Column } from '../column';
import { saveFile } from './save-file';
import { tableContent } from './table-content';
import type { WriteTableRequest } from './write-table';

/** Exports rows as a file (TABLE-06) and says why when it cannot. */
export function useTableExport<T>(name: string, columns: readonly Column<T>[]) {
  const { t } = useText('common');
  const feedback = useFeedback();
  const [exporting, setExporting] = useState(false);
  const fail = (message: Message | string) => feedback.snackbar({ message, severity: 'error', duration: SNACKBAR_MS.error });

  const exportRows = async (rows: readonly T[], format: WriteTableRequest['format']) => {
    if (rows.length === 0) return fail(t('table.noData'));
    setExporting(true);
    try {
      const written = await write({ table: tableContent(rows, columns), format, name, now: Date.now() });
      if (written.ok) saveFile(written.value);
      else fail(written.problem);
    } catch {
      fail(t('table.exportFailed'));
    } finally {
      setExporting(false);
    }
  };
  return { exporting, exportRows };
}

const write = (request: WriteTableRequest) =>
  runInWorker<WriteTableRequest, Outcome<ExportedFile>>(() => startWorker(new URL('./table.worker.ts', import.meta.url)), request, {
    fallback: async () => (await import('./write-table')).writeTable,
  });
