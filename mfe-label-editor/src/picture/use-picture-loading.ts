import { useText } from 'shared-kit/i18n';
import { useOneRun } from 'shared-kit/workers';
import { useState } from 'react';
import type { DrawnPicture } from '../drawing/drawing';
import { rememberCodes } from './found-codes';
import { MAX_FILE_BYTES, type PictureFault } from './picture-file';
import type { PictureResult } from './picture-job';
import { rotatePicture, type LoadedPicture } from './rotate-picture';
import { runPictureWorker } from './work-on-picture';

export type PictureLoading = ReturnType<typeof usePictureLoading>;

type State =
  | { status: 'idle'; smaller?: { width: number; height: number } }
  | { status: 'loading'; progress: number | null }
  | { status: 'failed'; fault: PictureFault };

/** Loads files as pictures of a label, one at a time: another file, `cancel` and leaving the page cancel the loading before. */
export function usePictureLoading() {
  const { t } = useText('labelEditor');
  const run = useOneRun();
  const [state, setState] = useState<State>({ status: 'idle' });

  /** Ends other work, does this one, and shows its result unless other work has begun meanwhile. */
  const runAlone = async (work: (signal: AbortSignal) => Promise<Loaded | PictureFault>): Promise<LoadedPicture | null> => {
    const signal = run.begin();
    setState({ status: 'loading', progress: null });
    const outcome = await work(signal).catch((): PictureFault => ({ fault: 'failed' }));
    if (signal.aborted) return null;
    if ('fault' in outcome) {
      setState({ status: 'failed', fault: outcome });
      return null;
    }
    const { picture, wasTooLarge } = outcome;
    setState({ status: 'idle', ...(wasTooLarge && { smaller: { width: picture.width, height: picture.height } }) });
    return picture;
  };

  /** Checks, turns upright, shrinks and reads a chosen, dropped or pasted file. Null when it is refused or loading is cancelled. */
  const load = (file: Blob) =>
    runAlone(async (signal) => {
      if (file.size > MAX_FILE_BYTES) return { fault: 'tooLarge' };
      const onProgress = ({ done, total }: { done: number; total: number }) => {
        if (!signal.aborted) setState({ status: 'loading', progress: done / total });
      };
      return pictureOf(await runPictureWorker({ kind: 'load', file }, { signal, onProgress }));
    });
  /** The picture turned clockwise by a number of quarters; null when that fails or is cancelled. */
  const rotate = (picture: DrawnPicture, turns: number) =>
    runAlone(async (signal) => {
      const rotated = await rotatePicture(picture, turns, { signal });
      return rotated ? { picture: rotated } : { fault: 'damaged' };
    });
  const cancel = () => {
    run.end();
    setState({ status: 'idle' });
  };

  const problem = (fault: PictureFault): string =>
    fault.fault === 'otherType' ? t('picture.problem.otherType', { type: fault.type }) : t(`picture.problem.${fault.fault}`);
  return {
    status: state.status,
    progress: state.status === 'loading' ? state.progress : null,
    /** What the user should know of the picture that was loaded: that it was made smaller. */
    notice: state.status === 'idle' && state.smaller ? t('picture.madeSmaller', state.smaller) : null,
    /** Why the last file was refused and what to do, in the user's language. The picture before it stays. */
    problem: state.status === 'failed' ? problem(state.fault) : null,
    load,
    rotate,
    cancel,
  };
}

interface Loaded {
  picture: LoadedPicture;
  wasTooLarge?: boolean | undefined;
}

function pictureOf(result: PictureResult): Loaded | PictureFault {
  if (!result.ok) return result;
  if (result.kind !== 'picture') return { fault: 'failed' };
  const { dataUrl, width, height, codes, wasTooLarge } = result;
  const picture: LoadedPicture = { source: 'loaded', dataUrl, width, height };
  if (codes) rememberCodes(picture, { codes, width, height });
  return { picture, wasTooLarge };
}
