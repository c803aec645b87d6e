import { BrandMark } from 'shared-kit/ui-core';
import { useEffect, useRef } from 'react';

/** Covers everything where nothing else can be done meanwhile, and says why (SHELL-08). */
export function Backdrop({ message }: { message: string | null }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (message === null) return;
    const element = dialog.current;
    // The browser's own modal keeps mouse and keyboard away from all that lies below.
    element?.showModal?.();
    return () => element?.close?.();
  }, [message]);
  if (message === null) return null;
  return (
    <dialog ref={dialog} className="ic-backdrop" aria-label={message} onCancel={(event) => event.preventDefault()}>
      <BrandMark size={40} />
      <p role="status">{message}</p>
      <span className="ic-backdrop-bar" />
    </dialog>
  );
}
