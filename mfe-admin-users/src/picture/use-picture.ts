import { CODE, problem, problemOf, type Message, type Outcome } from 'shared-kit/model';
import { runInWorker, startWorker, useOneRun } from 'shared-kit/workers';
import { useState } from 'react';
import type { Crop, Size } from './crop';
import type { PictureRequest, PictureResult } from './picture-job';

export type PictureChoice =
  | { status: 'none' }
  | { status: 'reading'; file: File }
  | { status: 'failed'; file: File; problem: Message }
  | { status: 'ready'; file: File; preview: ImageBitmap; size: Size };

/** The chosen picture, decoded and cut in a worker. Another choice, or closing the dialog, ends the worker. */
export function usePicture() {
  const [choice, setChoice] = useState<PictureChoice>({ status: 'none' });
  const run = useOneRun();

  const choose = (file: File) => {
    const signal = run.begin();
    setChoice({ status: 'reading', file });
    work({ file, crop: null }, signal).then(
      (result) => {
        if (signal.aborted) return;
        if (!result.ok) setChoice({ status: 'failed', file, problem: result.problem });
        else if (result.kind === 'preview') setChoice({ status: 'ready', file, preview: result.preview, size: result.size });
      },
      (error: unknown) => signal.aborted || setChoice({ status: 'failed', file, problem: problemOf(error) }),
    );
  };

  /** Cuts out the square. Resolves with its data URL. */
  const cut = async (file: File, crop: Crop): Promise<Outcome<string>> => {
    try {
      const result = await work({ file, crop }, run.begin());
      if (!result.ok) return result;
      if (result.kind === 'square') return { ok: true, value: await dataUrlOf(result.square) };
    } catch (error) {
      return { ok: false, problem: problemOf(error) };
    }
    return { ok: false, problem: problem(CODE.imageUpload) };
  };
  return { choice, choose, cut };
}

const work = (request: PictureRequest, signal: AbortSignal): Promise<PictureResult> =>
  runInWorker<PictureRequest, PictureResult>(() => startWorker(new URL('./picture.worker.ts', import.meta.url)), request, {
    signal,
    fallback: async () => (await import('./picture-job')).workOnPicture,
  });

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(blob);
  });
}
