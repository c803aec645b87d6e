import { useState, type ComponentType } from 'react';
import { onDemand, OnDemandPart } from '../../ui-core';
import type { ConfirmDialogProps } from './antd-confirm';
import type { DrawerProps } from './antd-drawer';
import type { ModalProps } from './antd-modal';

/**
 * An overlay whose code loads when it first opens. If that fails, `cancel` closes it, a snackbar reports it, and the next opening tries
 * again.
 */
function lazyOverlay<P extends { open: boolean }>(load: () => Promise<{ default: ComponentType<P> }>, cancel: (props: P) => void) {
  const overlay = onDemand(load);
  return function LazyOverlay(props: P) {
    const [used, setUsed] = useState(props.open);
    if (props.open && !used) setUsed(true);
    return used ? <OnDemandPart of={overlay} isNeeded={props.open} onFailed={() => cancel(props)} props={props} /> : null;
  };
}

/** A dialog over the page. */
export const Modal = lazyOverlay<ModalProps>(
  () => import('./antd-modal'),
  ({ onClose }) => onClose(),
);

/** A panel that slides in from the end of the page. */
export const Drawer = lazyOverlay<DrawerProps>(
  () => import('./antd-drawer'),
  ({ onClose }) => onClose(),
);

/** The dialog that asks users to confirm an action. If its code cannot be loaded, the question counts as cancelled. */
export const ConfirmDialog = lazyOverlay<ConfirmDialogProps>(
  () => import('./antd-confirm'),
  ({ onCancel }) => onCancel(),
);
