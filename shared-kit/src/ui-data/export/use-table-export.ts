import { SNACKBAR_MS, type Message, type Outcome } from 'shared-kit/model';
import type { DownloadedFile } from 'shared-kit/workers/inside';
import { useState } from 'react';
import { useText } from '../../i18n';
import { useFeedback } from '../../state';
import type { FileOptions } from '../../workers/rows/row-source';
import { useOneRun } from '../../workers/use-one-run';
import type { Column } from '../layout/column';
import { saveFile } from './save-file';
import { useCsvSeparator } from './use-csv-separator';

/** Which rows an export takes. */
export type ExportScope = 'selected' | 'found' | 'all';

export type WriteFile = (options: FileOptions, signal: AbortSignal, onShare: (share: number) => void) => Promise<Outcome<DownloadedFile>>;

export interface TableExport<T> {
  /** From 0 to 1; null when nothing is being exported. */
  progress: number | null;
  exportRows: (rows: readonly T[], format: FileOptions['format']) => Promise<void>;
  /** Exports rows that are elsewhere: `count` of them, which `write` writes. */
  exportBy: (write: WriteFile, count: number, format: FileOptions['format']) => Promise<void>;
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

  const exportBy: TableExport<T>['exportBy'] = async (write, count, format) => {
    if (count === 0) return fail(t('table.noData'));
    const signal = run.begin();
    setProgress(0);
    try {
      const options = { format, columns: columns.map(({ key }) => key), separator, locale, name, now: Date.now() };
      const written = await write(options, signal, setProgress);
      if (written.ok) saveFile(written.value);
      else fail(written.problem);
    } catch {
      if (!signal.aborted) fail(t('table.exportFailed'));
    } finally {
      setProgress(null);
    }
  };
  const exportRows: TableExport<T>['exportRows'] = (rows, format) => exportBy(writerOf(rows, columns), rows.length, format);
  return { progress, exportRows, exportBy, cancel: run.end };
}

/** Writes rows of the page. */
export const writerOf =
  <T>(rows: readonly T[], columns: readonly Column<T>[]): WriteFile =>
  async (...options) => {
    // Not among the first scripts: few export.
    const { writeInWorker } = await import('./write-in-worker');
    return writeInWorker(rows, columns, ...options);
  };
