import { onDemand } from '../../ui-core';
import type { MenuButtonProps } from '../../ui-core/menu/lean-menu-button';
import { PopupButton } from './popup-button';

const antdMenu = onDemand(() => import('./antd-menu'));

/**
 * A button that opens a menu of antd, which stays inside of the window and is not clipped by scrolling parents. Its code loads with the
 * first press. The top bar, which shows before the sign-in, and the table use `LeanMenuButton` of ui-core.
 */
export function MenuButton({ items, label, end = false, ...button }: MenuButtonProps) {
  return <PopupButton {...button} kind="menu" label={label} opens={antdMenu} opensWith={{ items, label, end }} />;
}
