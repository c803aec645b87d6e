import { fileStore } from 'shared-kit/firebase/data';
import type { Progress } from 'shared-kit/model/pacing';
import { runInWorker, startWorker } from 'shared-kit/workers';
import type { DrawnPicture } from '../drawing/drawing';
import type { PictureRequest, PictureResult } from './picture-job';

export interface WorkOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** Does one piece of work on a picture in a worker of its own. Rejects with the signal's reason when it is aborted. */
export const runPictureWorker = (request: PictureRequest, options: WorkOptions = {}): Promise<PictureResult> =>
  runInWorker<PictureRequest, PictureResult>(() => startWorker(new URL('./picture.worker.ts', import.meta.url)), request, {
    ...options,
    fallback: async () => (await import('./picture-job')).workOnPicture,
  });

/** The bytes of a picture: downloaded, or of the file chosen here. Rejects with a `StoreError` when the download fails. */
export async function fileOf(picture: DrawnPicture): Promise<Blob> {
  if (picture.source === 'stored') return fileStore().read(picture.path);
  const [head = '', base64 = ''] = picture.dataUrl.split(',');
  const binary = atob(base64);
  return new Blob([Uint8Array.from(binary, (char) => char.charCodeAt(0))], { type: head.slice('data:'.length, head.indexOf(';')) });
}
