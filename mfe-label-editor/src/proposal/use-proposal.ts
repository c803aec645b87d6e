import { useOneRun } from 'shared-kit/workers';
import { useEffect, useMemo, useState } from 'react';
import type { DrawnPicture } from '../drawing/drawing';
import { knownCodes, rememberCodes, type FoundCode, type PictureCodes } from '../picture/found-codes';
import { fileOf, runPictureWorker } from '../picture/work-on-picture';
import { proposalOf } from './proposal';

export type ReadingFailure = 'unavailable' | 'failed';

export type ProposalReading = ReturnType<typeof useProposal>;

const NO_CODES: readonly FoundCode[] = [];

type Answer =
  | { status: 'idle' }
  | { status: 'reading'; progress: number | null }
  | { status: 'failed'; failure: ReadingFailure }
  | { status: 'read'; codes: PictureCodes };

/** A loaded picture was read while it was opened, so its proposal shows at once; a stored one is read when the user asks (D-51). */
function initialAnswer(picture: DrawnPicture | null): Answer {
  const codes = picture?.source === 'loaded' ? knownCodes(picture) : undefined;
  return codes ? { status: 'read', codes } : { status: 'idle' };
}

async function codesOf(
  picture: DrawnPicture,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<PictureCodes | ReadingFailure> {
  const before = knownCodes(picture);
  if (before) return before;
  let file: Blob;
  try {
    file = await fileOf(picture);
  } catch {
    return 'unavailable';
  }
  const report = ({ done, total }: { done: number; total: number }) => onProgress(done / total);
  const result = await runPictureWorker({ kind: 'read', file }, { signal, onProgress: report }).catch(() => null);
  if (!result?.ok || result.kind !== 'codes') return 'failed';
  const codes = { codes: result.codes, width: result.width, height: result.height };
  rememberCodes(picture, codes);
  return codes;
}

/** Reads a picture and proposes its barcodes (ADD-08). It draws nothing: the page does when the user takes the proposal over. */
export function useProposal(picture: DrawnPicture | null) {
  const run = useOneRun();
  const [latest, setLatest] = useState<{ of: DrawnPicture; answer: Answer } | null>(null);
  const answer = latest && latest.of === picture ? latest.answer : initialAnswer(picture);

  // Stops reading the previous picture when another one replaces it.
  useEffect(() => () => run.end(), [picture, run]);

  /** Looks for the barcodes of the picture, or takes the remembered ones. */
  const read = () => {
    if (!picture) return;
    const signal = run.begin();
    const setAnswer = (next: Answer) => !signal.aborted && setLatest({ of: picture, answer: next });
    setAnswer({ status: 'reading', progress: null });
    void codesOf(picture, signal, (progress) => setAnswer({ status: 'reading', progress })).then((codes) =>
      setAnswer(typeof codes === 'string' ? { status: 'failed', failure: codes } : { status: 'read', codes }),
    );
  };
  /** Removes the proposal, also after it was taken over. `read` makes it again. */
  const dismiss = () => {
    run.end();
    if (picture) setLatest({ of: picture, answer: { status: 'idle' } });
  };

  const codes = answer.status === 'read' ? answer.codes : null;
  const proposal = useMemo(() => (codes && codes.codes.length > 0 ? proposalOf(codes.codes, codes) : null), [codes]);
  const status = answer.status === 'read' ? (proposal ? 'found' : 'none') : answer.status;
  return {
    /** `none`: the picture was read and has no barcode. `idle`: it was not read yet, or the proposal was dismissed or taken over. */
    status,
    proposal,
    /** Also those of a dismissed proposal. */
    codes: (picture && knownCodes(picture)?.codes) ?? NO_CODES,
    progress: answer.status === 'reading' ? answer.progress : null,
    failure: answer.status === 'failed' ? answer.failure : null,
    read,
    cancel: dismiss,
    dismiss,
  };
}
