import { useState, type ReactNode } from 'react';
import { onDemand, OnDemandPart } from '../../ui-core';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  message?: ReactNode;
  /** The label of a checkbox that must be ticked before confirming; it names what will be lost (SHELL-07, SHELL-15). */
  checkbox?: string | undefined;
  /** Names in these texts, which a browser's translation leaves as they are. */
  names?: readonly string[] | undefined;
  danger?: boolean;
  /** The verb with its object, such as "Remove 3 sessions". */
  confirmLabel: string;
  /** By default Cancel. */
  cancelLabel?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

const antdConfirm = onDemand(() => import('./antd-confirm'));

/**
 * The dialog that asks users to confirm an action. Its code loads with the first question. If that fails, the question counts as cancelled, a
 * snackbar reports it, and the next question tries again.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used ? <OnDemandPart of={antdConfirm} wanted={props.open} onFailed={props.onCancel} props={props} /> : null;
}
