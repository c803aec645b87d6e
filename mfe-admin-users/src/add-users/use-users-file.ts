import { problemOf, type Message } from 'shared-kit/model';
import { needsXlsReader, readingEnded, READING_SILENCE_LIMIT_MS, type Encoding, type UsedEncoding } from 'shared-kit/model/workbook';
import { useKeptState } from 'shared-kit/state';
import { runInWorker, startWorker } from 'shared-kit/workers';
import { useEffect, useState } from 'react';
import { loadVocabulary, type Vocabulary } from './columns';
import type { UserSheetOutcome, UserSheetRequest, UserSheet } from './read-users';

/** The state of reading the chosen file. */
export type UserSheetReading =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'aborted' }
  | { status: 'failed'; problem: Message; notices: Message[]; encoding?: UsedEncoding | undefined }
  | { status: 'read'; sheet: UserSheet; vocabulary: Vocabulary; encoding?: UsedEncoding | undefined };

interface Choice {
  file: File;
  encoding: Encoding | undefined;
  control: AbortController;
}

/** The encoding in which a CSV was read; undefined while it is being read, null if it was not. */
export function encodingOf(reading: UserSheetReading): UsedEncoding | null | undefined {
  if (reading.status === 'aborted') return null;
  if (reading.status === 'read') return reading.encoding;
  return reading.status === 'failed' ? (reading.encoding ?? null) : undefined;
}

/**
 * The chosen spreadsheet, read in a worker. Another choice, cancelling or leaving the page ends the worker. After a sign-out in another
 * tab, the file is kept under the key `keptAs` for the next sign-in (`useKeptState`).
 */
export function useUsersFile(keptAs: string) {
  const [choice, setChoice] = useKeptState<Choice | undefined>(keptAs, undefined);
  const [reading, setReading] = useState<UserSheetReading>(() => startOf(choice));

  useEffect(() => {
    if (!choice || choice.control.signal.aborted) return;
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, choice.control.signal]);
    const keep = (next: UserSheetReading) => void (signal.aborted || setReading(next));
    read(choice, signal).then(keep, (error: unknown) => keep({ status: 'failed', problem: problemOf(error), notices: [] }));
    return () => leaving.abort();
  }, [choice]);

  return {
    file: choice?.file ?? null,
    encoding: choice?.encoding,
    reading,
    choose: (file: File, encoding?: Encoding) => {
      setReading({ status: 'reading' });
      setChoice({ file, encoding, control: new AbortController() });
    },
    cancel: () => {
      choice?.control.abort();
      setReading({ status: 'aborted' });
    },
  };
}

function startOf(choice: Choice | undefined): UserSheetReading {
  if (!choice) return { status: 'none' };
  return { status: choice.control.signal.aborted ? 'aborted' : 'reading' };
}

async function read({ file, encoding }: Choice, signal: AbortSignal): Promise<UserSheetReading> {
  const vocabulary = await loadVocabulary();
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Before the bytes go to the worker.
  const isXls = needsXlsReader(bytes, file.name);
  const reading = await runInWorker<UserSheetRequest, UserSheetOutcome>(
    () => (isXls ? startWorker(new URL('./xls.worker.ts', import.meta.url)) : startWorker(new URL('./users.worker.ts', import.meta.url))),
    { bytes, fileName: file.name, encoding, columns: vocabulary.columns },
    {
      signal,
      transfer: [bytes.buffer],
      crashProblem: readingEnded(file.name),
      silenceLimitMs: READING_SILENCE_LIMIT_MS,
      fallback: async () => (await import('./read-users')).usersJob(),
    },
  );
  const { encoding: used } = reading;
  return reading.ok
    ? { status: 'read', sheet: reading.value, vocabulary, encoding: used }
    : { status: 'failed', problem: reading.problem, notices: reading.notices ?? [], encoding: used };
}
