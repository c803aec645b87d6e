import { SpokenSnackbar, useDialogPlace } from 'shared-kit/host/ui-core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

export interface NativeDialogProps {
  label: string;
  className: string;
  /** Called for Escape and for a press beside the dialog. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog of the browser: the page below is inert, Escape closes the dialog, and the focus returns afterwards. It opens at once,
 * because it needs no code of antd.
 */
export function NativeDialog({ label, className, onClose, children }: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useDialogPlace();
  // A layout effect: the browser returns the focus only while the element is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`ic-dialog ${className}`}
      aria-label={label}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      {children}
      <SpokenSnackbar place={place} />
    </dialog>
  );
}
