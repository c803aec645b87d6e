import { onDemand, type MenuButtonProps } from '../../ui-core';
import { PopupButton } from './popup-button';

const antdMenu = onDemand(() => import('./antd-menu'));

/**
 * A button that opens a menu of antd, which keeps clear of the edges of the page and of what scrolls. Its code loads with the first
 * press. The top bar, needed before the sign-in, and the table have `LeanMenuButton` of ui-core.
 */
export function MenuButton({ items, label, end = false, ...button }: MenuButtonProps) {
  return <PopupButton {...button} kind="menu" label={label} opens={antdMenu} opensWith={{ items, label, end }} />;
}
