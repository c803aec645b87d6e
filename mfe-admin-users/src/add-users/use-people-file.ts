import type { Message, Outcome, Progress } from 'shared-kit/model';
import { runInWorker, startWorker, useOneRun } from 'shared-kit/workers';
import { useState } from 'react';
import { problemOf } from '../problem-of';
import { loadVocabulary, type Vocabulary } from './columns';
import type { PeopleRequest, PeopleSheet } from './read-people';

export type PeopleFile =
  | { status: 'none' }
  | { status: 'reading'; file: File; progress: Progress | null }
  | { status: 'aborted'; file: File }
  | { status: 'failed'; file: File; problem: Message }
  | { status: 'read'; file: File; sheet: PeopleSheet; vocabulary: Vocabulary };

export interface PeopleFileChoice {
  choice: PeopleFile;
  choose: (file: File) => void;
  cancel: () => void;
}

/** The chosen spreadsheet, read in a worker. Another choice, cancelling or leaving the page ends it. */
export function usePeopleFile(): PeopleFileChoice {
  const [choice, setChoice] = useState<PeopleFile>({ status: 'none' });
  const run = useOneRun();

  const choose = (file: File) => {
    const signal = run.begin();
    const keep = (next: PeopleFile) => void (signal.aborted || setChoice(next));
    keep({ status: 'reading', file, progress: null });
    read(file, signal, (progress) => keep({ status: 'reading', file, progress })).then(keep, (error: unknown) =>
      keep({ status: 'failed', file, problem: problemOf(error) }),
    );
  };
  return {
    choice,
    choose,
    cancel: () => {
      run.end();
      if (choice.status === 'reading') setChoice({ status: 'aborted', file: choice.file });
    },
  };
}

async function read(file: File, signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<PeopleFile> {
  const vocabulary = await loadVocabulary();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reading = await runInWorker<PeopleRequest, Outcome<PeopleSheet>>(
    () => startWorker(new URL('./people.worker.ts', import.meta.url)),
    { bytes, fileName: file.name, columns: vocabulary.columns },
    { signal, onProgress, transfer: [bytes.buffer], fallback: async () => (await import('./read-people')).readPeople },
  );
  return reading.ok ? { status: 'read', file, sheet: reading.value, vocabulary } : { status: 'failed', file, problem: reading.problem };
}
