import { useState } from 'react';
import { onDemand, OnDemandPart } from '../../ui-core';
import type { ConfirmDialogProps } from './antd-confirm';

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
