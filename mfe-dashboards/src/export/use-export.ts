import { problemOf, type ExportType, type Outcome, type Session } from 'shared-kit/model';
import type { Progress } from 'shared-kit/model/pacing';
import type { ExportContext } from 'shared-kit/model/session-export';
import { runInWorker, startWorker, useOneRun } from 'shared-kit/workers';
import type { DownloadedFile } from 'shared-kit/workers/inside';
import { useState } from 'react';
import { sessionsToRead } from '../session-data/sessions-to-read';
import type { ExportRequest } from './export-job';

/** One export at a time: a worker reads the sessions and writes the file. */
export function useExport() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const run = useOneRun();

  /** Resolves with the file, with the problem, or with null when the export was cancelled. */
  const start = async (
    type: ExportType,
    sessions: readonly Session[],
    context: Omit<ExportContext, 'now'>,
  ): Promise<Outcome<DownloadedFile> | null> => {
    const signal = run.begin();
    const onProgress = (now: Progress) => !signal.aborted && setProgress(now);
    onProgress({ step: 'reading', done: 0, total: 0 });
    try {
      const request: ExportRequest = { type, toRead: await sessionsToRead(context, sessions), context: { ...context, now: Date.now() } };
      return await runInWorker<ExportRequest, Outcome<DownloadedFile>>(
        () => startWorker(new URL('./export.worker.ts', import.meta.url)),
        request,
        {
          onProgress,
          signal,
          fallback: async () => (await import('./export-job')).exportJob,
        },
      );
    } catch (error) {
      if (signal.aborted) return null;
      return { ok: false, problem: problemOf(error) };
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  };
  const cancel = () => {
    run.end();
    setProgress(null);
  };
  return { progress, start, cancel };
}
