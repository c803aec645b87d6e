import { formatPercent } from 'shared-kit/i18n';
import type { BackdropShown } from 'shared-kit/host/state';
import { useFeedback } from 'shared-kit/state';
import { BrandMark, Button } from 'shared-kit/ui-core';
import { useEffect, useRef } from 'react';

/** Covers the console during work that blocks everything else. Shows a message and the progress (SHELL-08). */
export function Backdrop({ content }: { content: BackdropShown | null }) {
  const { leaveBackdrop } = useFeedback();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = content !== null;
  useEffect(() => {
    if (!open) return;
    const element = dialog.current;
    // A modal dialog of the browser blocks mouse and keyboard for the page below.
    element?.showModal();
    return () => element?.close();
  }, [open]);
  if (!content) return null;
  const { message, progress, leave } = content;
  return (
    <dialog
      ref={dialog}
      className="ic-backdrop"
      aria-label={message}
      onCancel={(event) => {
        event.preventDefault();
        if (leave !== undefined) leaveBackdrop();
      }}
    >
      <BrandMark size={40} />
      {/* eslint-disable-next-line inventory/no-live-region -- the text of one action of the user */}
      <p role="status">{message}</p>
      <BackdropBar message={message} progress={progress} />
      {leave !== undefined && <Button onClick={leaveBackdrop}>{leave}</Button>}
    </dialog>
  );
}

function BackdropBar({ message, progress }: Pick<BackdropShown, 'message' | 'progress'>) {
  if (typeof progress !== 'number') return <span className="ic-backdrop-bar" />;
  const percent = Math.round(progress * 100);
  return (
    <>
      <span className="ic-backdrop-bar ic-backdrop-known" role="progressbar" aria-label={message} aria-valuenow={percent}>
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className="ic-number ic-muted">{formatPercent(progress)}</span>
    </>
  );
}
