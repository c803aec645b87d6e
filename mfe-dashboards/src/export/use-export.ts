import {
  problemOf,
  type CsvSeparator,
  type DomainRef,
  type DomainSettings,
  type ExportType,
  type Outcome,
  type Progress,
  type Session,
  type TableToggles,
} from 'shared-kit/model';
import type { ExportedFile } from 'shared-kit/model/session-export';
import { runInWorker, startWorker, useOneRun } from 'shared-kit/workers';
import { useState } from 'react';
import { sessionsToRead } from '../records/sessions-to-read';
import type { ExportRequest } from './export-job';

export interface ExportOptions {
  type: ExportType;
  domainRef: DomainRef;
  sessions: readonly Session[];
  settings: DomainSettings;
  toggles: TableToggles;
  separator: CsvSeparator;
  /** The title of a column with the session of each row, in merged exports. Without a title there is no such column. */
  sessionColumn?: string | undefined;
}

/** One export at a time: a worker reads the sessions and writes the file. */
export interface ExportRun {
  progress: Progress | null;
  /** Resolves with the file, with the problem, or with null when the export was cancelled. */
  start: (options: ExportOptions) => Promise<Outcome<ExportedFile> | null>;
  cancel: () => void;
}

export function useExport(): ExportRun {
  const [progress, setProgress] = useState<Progress | null>(null);
  const run = useOneRun();

  const start = async (options: ExportOptions) => {
    const signal = run.begin();
    const onProgress = (now: Progress) => !signal.aborted && setProgress(now);
    onProgress({ step: 'reading', done: 0, total: 0 });
    try {
      return await exportFile(options, { onProgress, signal });
    } catch (error) {
      if (signal.aborted) return null;
      return { ok: false as const, problem: problemOf(error) };
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

interface RunOptions {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

async function exportFile(options: ExportOptions, runOptions: RunOptions): Promise<Outcome<ExportedFile>> {
  const { type, domainRef, settings, toggles, separator, sessionColumn } = options;
  const sessions = options.sessions.map(({ name, startTime, wasTask, orderedColumns }) => ({ name, startTime, wasTask, orderedColumns }));
  const reading = await sessionsToRead(domainRef, options.sessions);
  const request: ExportRequest = { type, sessions, reading, context: { ...domainRef, settings, toggles, separator, sessionColumn, now: Date.now() } };
  return runInWorker<ExportRequest, Outcome<ExportedFile>>(
    () => startWorker(new URL('./export.worker.ts', import.meta.url)),
    request,
    {
      ...runOptions,
      fallback: async () => (await import('./export-job')).exportJob,
    },
  );
}
