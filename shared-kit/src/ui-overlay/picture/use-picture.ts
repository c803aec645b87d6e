import { useCallback, useEffect, useState } from 'react';
import type { HeldPicture } from '../../firebase/data/files/picture-cache';

export interface PictureState {
  status: 'none' | 'loading' | 'ready' | 'failed';
  /** An object URL, valid while the component uses this path. */
  url?: string;
  /** Why it failed: `missing`, `denied`, `unavailable`; `failed` for anything else, such as a file that is not a picture. */
  reason?: string;
  retry: () => void;
  /** Called when the browser cannot show the downloaded file. */
  fail: () => void;
}

interface Answer {
  /** Identifies the request: the path, and the number of the attempt. */
  to: string;
  url?: string;
  reason?: string;
}

/** A picture from Storage through the cache (SHELL-14, D-98). With `null`, nothing is read. */
export function usePicture(path: string | null): PictureState {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const question = `${attempt} ${path}`;

  useEffect(() => {
    if (path === null) return;
    let isOutdated = false;
    // Asked anew each time: it changes while the picture is read.
    const isCurrent = () => !isOutdated;
    let heldPicture: HeldPicture | undefined;
    const load = async () => {
      // Loaded on demand: most pages show no picture before their data.
      const { pictures } = await import('shared-kit/firebase/data');
      if (!isCurrent()) return;
      heldPicture = pictures.hold(path);
      const url = await heldPicture.url;
      if (isCurrent()) setAnswer({ to: question, url });
    };
    load().catch((error: { kind?: string }) => isCurrent() && setAnswer({ to: question, reason: error.kind ?? 'failed' }));
    return () => {
      isOutdated = true;
      heldPicture?.release();
    };
  }, [path, question]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const fail = useCallback(() => setAnswer({ to: question, reason: 'failed' }), [question]);
  if (path === null) return { status: 'none', retry, fail };
  if (answer?.to !== question) return { status: 'loading', retry, fail };
  if (answer.url === undefined) return { status: 'failed', reason: answer.reason, retry, fail };
  return { status: 'ready', url: answer.url, retry, fail };
}
