import { SNACKBAR_MS, type Message } from 'shared-kit/model';
import { useState } from 'react';
import { useText } from '../../i18n';
import { useFeedback } from '../../state';
import type { Column } from '../layout/column';
import { useOneRun } from '../../workers/use-one-run';
import { saveFile } from './save-file';
import { useCsvSeparator } from './use-csv-separator';
import type { WriteTableRequest } from './write-table';

/** Which rows an export takes. */
export type ExportScope = 'selected' | 'found' | 'all';

export interface TableExport<T> {
  /** From 0 to 1; null when nothing is being exported. */
  progress: number | null;
  exportRows: (rows: readonly T[], format: WriteTableRequest['format']) => Promise<void>;
  cancel: () => void;
}

/** Exports rows as a file (TABLE-06), or shows why it failed. Unmounting the table cancels the export. */
export function useTableExport<T>(name: string, columns: readonly Column<T>[]): TableExport<T> {
  const { t, locale } = useText('common');
  const feedback = useFeedback();
  const [separator] = useCsvSeparator();
  const [progress, setProgress] = useState<number | null>(null);
  const run = useOneRun();
  const fail = (message: Message | string) => feedback.snackbar({ message, severity: 'error', duration: SNACKBAR_MS.error });

  const exportRows = async (rows: readonly T[], format: WriteTableRequest['format']) => {
    if (rows.length === 0) return fail(t('table.noData'));
    const signal = run.begin();
    setProgress(0);
    try {
      // Not among the first scripts: few export.
      const { writeInWorker } = await import('./write-in-worker');
      const written = await writeInWorker({ rows, columns, format, separator, locale, name }, signal, setProgress);
      if (written.ok) saveFile(written.value);
      else fail(written.problem);
    } catch {
      if (!signal.aborted) fail(t('table.exportFailed'));
    } finally {
      setProgress(null);
    }
  };
  return { progress, exportRows, cancel: run.end };
}
