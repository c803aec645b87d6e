import { useText } from 'shared-kit/i18n';
import { problemOf, uploadSizeProblem, type Message } from 'shared-kit/model';
import type { Progress } from 'shared-kit/model/pacing';
import type { InventorySettings } from 'shared-kit/model/inventory-sheet';
import { needsXlsReader, readingEnded, READING_SILENCE_LIMIT_MS, type Encoding, type UsedEncoding } from 'shared-kit/model/workbook';
import { runInWorker, startWorker } from 'shared-kit/workers';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Recount } from '../recount/handed-over';
import type { ProblemTexts } from './problem-workbook';
import type { SpreadsheetFile, SpreadsheetRequest, SpreadsheetSummary } from './spreadsheet';

/** The state of reading the chosen file (TASK-15: success, aborted or error). `checkedFile`: the bytes that were checked. */
export type FileState =
  | { status: 'none' }
  | { status: 'reading'; progress: Progress | null }
  | { status: 'aborted' }
  | { status: 'failed'; problem: Message; encoding?: UsedEncoding }
  | { status: 'read'; summary: Extract<SpreadsheetSummary, { ok: true }>; checkedFile: Blob };

/** The chosen file and how to read it, or rows that were chosen on another page. */
export interface FileToRead {
  file: File | null;
  recount: Recount | null;
  /** The encoding that the user has chosen for a CSV. */
  encoding: Encoding | undefined;
  settings: InventorySettings;
  script: string | undefined;
}

/**
 * The chosen spreadsheet, read and checked in a worker. It is read again when its encoding or the domain's settings change; choosing another file
 * or leaving the page ends the worker.
 */
export function useSpreadsheet({ file, recount, encoding, settings, script }: FileToRead) {
  const [control, setControl] = useState(() => new AbortController());
  const [reading, setReading] = useState<FileState>(NONE);
  const latest = useRef<Promise<FileState>>(Promise.resolve(NONE));
  const problemTexts = useProblemTexts();
  const rules = JSON.stringify([script, settings.addrPattern, settings.baseFields, settings.labelDesigns, settings.manualInputFields]);

  const source = recount ?? file;
  const startReading = useEffectEvent((chosen: Recount | File, signal: AbortSignal) => {
    const update = (next: FileState): FileState => {
      if (signal.aborted) return { status: 'aborted' };
      setReading(next);
      return next;
    };
    latest.current = read(
      chosen,
      { encoding, settings, script, problemTexts },
      { signal, onProgress: (progress) => update({ status: 'reading', progress }) },
    ).then(
      ({ summary, checkedFile }) =>
        update(
          summary.ok
            ? { status: 'read', summary, checkedFile }
            : { status: 'failed', problem: summary.problem, encoding: summary.encoding },
        ),
      (error: unknown) => update({ status: 'failed', problem: problemOf(error) }),
    );
  });
  // `rules` has the settings that the check depends on. The settings themselves are a new object after every change.
  useEffect(() => {
    if (!source || control.signal.aborted) return;
    const attempt = new AbortController();
    startReading(source, AbortSignal.any([attempt.signal, control.signal]));
    return () => attempt.abort();
  }, [source, encoding, control, rules]);

  return {
    // A form that is restored after a sign-out has a file in its first rendering, before the reading has begun.
    reading: source && reading === NONE ? STARTED : reading,
    /** Resolves with the result of the current reading, or of the one that replaces it when the domain's settings change meanwhile. */
    awaitResult: () => awaitLatest(latest),
    /** Reads the chosen file, also when it is the same one again. */
    restart: () => {
      setReading(STARTED);
      setControl(new AbortController());
    },
    cancel: () => {
      control.abort();
      setReading({ status: 'aborted' });
    },
  };
}

/** Awaits the latest reading. If another one replaces it meanwhile, awaits that one too. */
async function awaitLatest(latest: { readonly current: Promise<FileState> }): Promise<FileState> {
  const promise = latest.current;
  const result = await promise;
  return promise === latest.current ? result : awaitLatest(latest);
}

const NONE: FileState = { status: 'none' };
const STARTED: FileState = { status: 'reading', progress: null };

interface ReadOptions {
  signal: AbortSignal;
  onProgress: (progress: Progress) => unknown;
}

type HowToRead = Omit<SpreadsheetFile, 'bytes' | 'fileName'>;

async function read(
  source: Recount | File,
  { settings, ...how }: HowToRead,
  options: ReadOptions,
): Promise<{ summary: SpreadsheetSummary; checkedFile: Blob }> {
  const { addrPattern, baseFields, labelDesigns, manualInputFields } = settings;
  const whatCounts = { ...how, settings: { addrPattern, baseFields, labelDesigns, manualInputFields } };
  return source instanceof File ? readFile(source, whatCounts, options) : readRows(source, whatCounts, options);
}

async function readRows({ rows, of: name }: Recount, { settings, problemTexts }: HowToRead, options: ReadOptions) {
  const summary = await runInWorker<SpreadsheetRequest, SpreadsheetSummary>(
    startReader,
    { rows, name, settings, problemTexts },
    { ...options, crashProblem: readingEnded(name), silenceLimitMs: READING_SILENCE_LIMIT_MS, fallback: readerHere },
  );
  return { summary, checkedFile: rows };
}

const startReader = () => startWorker(new URL('./spreadsheet.worker.ts', import.meta.url));
const readerHere = async () => (await import('./spreadsheet')).spreadsheetJob();

async function readFile(file: File, how: HowToRead, options: ReadOptions): Promise<{ summary: SpreadsheetSummary; checkedFile: Blob }> {
  // What the server would refuse is not even read (D-60).
  const problem = uploadSizeProblem(file.size);
  if (problem) return { summary: { ok: false, problem }, checkedFile: file };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The file may change before it is sent, and what is sent must be what was checked.
  const checkedFile = new Blob([bytes], { type: file.type });
  // Before the bytes go to the worker.
  const isXls = needsXlsReader(bytes, file.name);
  const summary = await runInWorker<SpreadsheetRequest, SpreadsheetSummary>(
    () => (isXls ? startWorker(new URL('./xls.worker.ts', import.meta.url)) : startReader()),
    { ...how, bytes, fileName: file.name },
    {
      ...options,
      transfer: [bytes.buffer],
      crashProblem: readingEnded(file.name),
      silenceLimitMs: READING_SILENCE_LIMIT_MS,
      fallback: readerHere,
    },
  );
  return { summary, checkedFile };
}

/** The encoding in which a CSV was read. */
export function encodingOf(reading: FileState): UsedEncoding | null | undefined {
  if (reading.status === 'aborted') return null;
  if (reading.status === 'read') return reading.summary.encoding;
  return reading.status === 'failed' ? (reading.encoding ?? null) : undefined;
}

/** Whether the file on the disk is still the one that was chosen. Browsers refuse to read one that was changed, renamed or removed since. */
export async function isUnchanged(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** The texts of the workbook of problem rows. The page passes them on, because a worker has no translations. */
function useProblemTexts(): ProblemTexts {
  const { t } = useText('dashboards');
  return {
    row: t('createInventoryTask.row'),
    reason: t('createInventoryTask.reason'),
    reasons: {
      blank: t('createInventoryTask.reasons.blank'),
      length: t('createInventoryTask.reasons.length'),
      repeated: t('createInventoryTask.reasons.repeated'),
      error: t('createInventoryTask.reasons.error'),
    },
  };
}
