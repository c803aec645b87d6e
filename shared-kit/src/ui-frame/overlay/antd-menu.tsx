import { Dropdown, type MenuProps } from 'antd';
import { useRef, type ReactNode } from 'react';
import { Link, useNavigate } from '../../router';
import type { MenuItem } from '../../ui-core';
import { AntdTheme } from '../../ui-antd/antd-theme';
import type { PopupState } from './popup-button';
import { useFocusWhenShown } from './use-focus-when-shown';
import { withinLandmark } from './within-landmark';

export interface AntdMenuProps extends PopupState {
  items: readonly MenuItem[];
  label: string;
  end: boolean;
}

/**
 * The menu of a `MenuButton`. It is anchored to an element that covers the button, because the button must not be replaced when this code
 * has loaded.
 */
export default function AntdMenu({ open, items, label, end, onClose, onLeave }: AntdMenuProps) {
  const navigate = useNavigate();
  const entries: MenuProps['items'] = items.map((item) => ({
    key: item.key,
    label: <Label item={item} />,
    icon: item.icon,
    danger: item.danger,
    disabled: item.disabled,
    onClick: ({ domEvent }) => {
      onClose();
      if (item.to !== undefined && !isLink(domEvent.target)) void navigate(item.to);
      item.onSelect?.();
    },
  }));
  return (
    <AntdTheme>
      <Dropdown
        open={open}
        trigger={['click']}
        getPopupContainer={withinLandmark}
        placement={end ? 'bottomRight' : 'bottomLeft'}
        menu={{ items: entries, 'aria-label': label, selectedKeys: items.filter(({ selected }) => selected).map(({ key }) => key) }}
        popupRender={(menu) => <Focused onClose={onClose} menu={menu} />}
        onOpenChange={(next) => !next && onLeave()}
        destroyOnHidden
      >
        <span className="ic-menu-place" aria-hidden="true" />
      </Dropdown>
    </AntdTheme>
  );
}

/** A link is a real one, so that it can be opened in a new tab. The keyboard chooses its entry. */
function Label({ item: { label, isName, to, lang, disabled } }: { item: MenuItem }) {
  const translate = isName || lang ? 'no' : undefined;
  if (to === undefined || disabled) return <span lang={lang} translate={translate}>{label}</span>;
  return (
    <Link to={to} tabIndex={-1} translate={translate}>
      {label}
    </Link>
  );
}

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null;

/** antd moves the focus into a menu only from its own button. */
function Focused({ menu, onClose }: { menu: ReactNode } & Pick<PopupState, 'onClose'>) {
  const box = useRef<HTMLDivElement>(null);
  useFocusWhenShown(box, '[role=menuitem]:not([aria-disabled=true])');
  return (
     
    <div
      ref={box}
      onKeyDownCapture={(event) => {
        // From the button, Tab goes on in the page. From the menu, which stands elsewhere and disappears, it would start at the top.
        if (event.key === 'Tab') return onClose();
        if (!['Escape', 'Enter', ' '].includes(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        // antd handles only Enter, and only on an entry that was reached by the arrow keys.
        if (event.key === 'Escape') onClose();
        else (event.target as HTMLElement).click();
      }}
    >
      {menu}
    </div>
  );
}
