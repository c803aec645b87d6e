import type { ReactNode } from 'react';
import { onDemand, type ButtonProps } from '../../ui-core';
import { PopupButton } from './popup-button';

export interface PopoverProps extends Omit<ButtonProps, 'content'> {
  /** What the panel is about: its name, and that of a button without text. */
  label: string;
  /** More about it, with things to press if need be. */
  content: ReactNode;
}

const antdPopover = onDemand(() => import('./antd-popover'));

/** A button that opens a small panel beside itself. Its code loads with the first press. */
export function Popover({ label, content, ...button }: PopoverProps) {
  return <PopupButton {...button} kind="dialog" label={label} opens={antdPopover} opensWith={{ label, content }} />;
}
