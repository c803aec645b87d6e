import { useState, type ReactNode } from 'react';
import { onDemand, OnDemandPart } from '../../ui-core';

export interface ModalProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** Called once the dialog is open and the focus may be moved into it. */
  onOpened?: () => void;
  width?: number;
  children?: ReactNode;
  /** Its buttons, the primary one last. */
  footer?: ReactNode;
  /** False while work runs that must not be interrupted. */
  closable?: boolean;
  /**
   * True while it holds what the user has entered and not sent: Escape, a click outside and the closing button then ask first, and so does leaving the
   * page. Its own buttons call `onClose` without a question.
   */
  unsaved?: boolean;
}

const antdModal = onDemand(() => import('./antd-modal'));

/** A dialog over the page. Its code loads when the first one opens. */
export function Modal(props: ModalProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used ? <OnDemandPart of={antdModal} wanted={props.open} onFailed={props.onClose} props={props} /> : null;
}
