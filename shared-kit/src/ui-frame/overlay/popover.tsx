import type { ReactNode } from 'react';
import { onDemand, type ButtonProps } from '../../ui-core';
import { PopupButton } from './popup-button';

interface PopoverProps extends Omit<ButtonProps, 'content'> {
  /** The name of the panel, and of a button without text. */
  label: string;
  /** The content of the panel, which may have controls. */
  content: ReactNode;
}

const antdPopover = onDemand(() => import('./antd-popover'));

/** A button that opens a small panel beside itself. Its code loads with the first press. */
export function Popover({ label, content, ...button }: PopoverProps) {
  return <PopupButton {...button} kind="dialog" label={label} opens={antdPopover} opensWith={{ label, content }} />;
}
