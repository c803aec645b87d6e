import type { Message, Progress } from 'shared-kit/model';
import type { InventorySettings } from 'shared-kit/model/inventory-sheet';
import { useKeptState } from 'shared-kit/state';
import { runInWorker, startWorker } from 'shared-kit/workers';
import { useEffect, useState } from 'react';
import { problemOf } from '../problem-of';
import type { SpreadsheetRequest, SpreadsheetSummary } from './spreadsheet';

/** How far the reading of the chosen file has come (TASK-15: success, aborted or error). */
export type FileReading =
  | { status: 'none' }
  | { status: 'reading'; progress: Progress | null }
  | { status: 'aborted' }
  | { status: 'failed'; problem: Message }
  | { status: 'read'; summary: Extract<SpreadsheetSummary, { ok: true }> };

export interface Spreadsheet {
  file: File | null;
  reading: FileReading;
  choose: (file: File) => void;
  cancel: () => void;
}

interface Choice {
  file: File;
  control: AbortController;
}

/**
 * The chosen spreadsheet, read and checked in a worker. It is checked anew when the domain's settings change meanwhile; another
 * choice, or leaving the page, ends the worker. The file outlives a session that ended elsewhere, as `keptAs`.
 */
export function useSpreadsheet(keptAs: string, settings: InventorySettings | undefined, script: string | undefined): Spreadsheet {
  const [choice, setChoice] = useKeptState<Choice | undefined>(keptAs, undefined);
  const [reading, setReading] = useState<FileReading>(() => startOf(choice));
  const rules = JSON.stringify(settings && [script, settings.addrPattern, settings.baseFields, settings.labelDesigns, settings.manualInputFields]);

  useEffect(() => {
    if (!choice || !settings || choice.control.signal.aborted) return;
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, choice.control.signal]);
    const keep = (next: FileReading) => !signal.aborted && setReading(next);
    read(choice.file, settings, script, { signal, onProgress: (progress) => keep({ status: 'reading', progress }) }).then(
      (summary) => keep(summary.ok ? { status: 'read', summary } : { status: 'failed', problem: summary.problem }),
      (error: unknown) => keep({ status: 'failed', problem: problemOf(error) }),
    );
    return () => leaving.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rules stand for the settings, which are a new object at every change
  }, [choice, rules]);

  return {
    file: choice?.file ?? null,
    reading,
    choose: (file) => {
      setReading({ status: 'reading', progress: null });
      setChoice({ file, control: new AbortController() });
    },
    cancel: () => {
      choice?.control.abort();
      setReading({ status: 'aborted' });
    },
  };
}

function startOf(choice: Choice | undefined): FileReading {
  if (!choice) return { status: 'none' };
  return choice.control.signal.aborted ? { status: 'aborted' } : { status: 'reading', progress: null };
}

interface Following {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

async function read(
  file: File,
  settings: InventorySettings,
  script: string | undefined,
  following: Following,
): Promise<SpreadsheetSummary> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { addrPattern, baseFields, labelDesigns, manualInputFields } = settings;
  const request: SpreadsheetRequest = {
    bytes,
    fileName: file.name,
    settings: { addrPattern, baseFields, labelDesigns, manualInputFields },
    script,
  };
  return runInWorker<SpreadsheetRequest, SpreadsheetSummary>(
    () => startWorker(new URL('./spreadsheet.worker.ts', import.meta.url)),
    request,
    { ...following, transfer: [bytes.buffer], fallback: async () => (await import('./spreadsheet')).summariseSpreadsheet },
  );
}
