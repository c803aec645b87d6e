import { useState } from 'react';
import { onDemand, OnDemandPart } from '../../ui-core';
import type { ModalProps } from './antd-modal';

const antdModal = onDemand(() => import('./antd-modal'));

/** A dialog over the page. Its code loads when the first one opens. */
export function Modal(props: ModalProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used ? <OnDemandPart of={antdModal} wanted={props.open} onFailed={props.onClose} props={props} /> : null;
}
