import { useLayoutEffect, useRef, type ReactNode } from 'react';

export interface NativeDialogProps {
  /** Its name for screen readers; by default the element that `labelledBy` names. */
  label?: string;
  labelledBy?: string;
  className: string;
  /** Escape, or a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog by the browser's own means: what lies below cannot be reached, Escape closes it, and the focus returns to where it
 * was. Without the code of antd's, so it is there at once.
 */
export function NativeDialog({ label, labelledBy, className, onClose, children }: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
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
      aria-labelledby={labelledBy}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
