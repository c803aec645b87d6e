import { CheckOutlined, DownOutlined } from '@ant-design/icons-svg';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from '../../router';
import { Button, type ButtonProps } from '../button/button';
import { Icon } from '../icon/icon';
import { nextItem } from './next-item';
import { useKeptInWindow, usePopup } from './use-popup';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  /** The path of another page, for an entry that is a link. */
  to?: string;
  onSelect?: () => void;
  /** Whether the entry is selected, in a menu in which exactly one entry is. */
  selected?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** Whether the label is a name, which the browser's translation must not change. */
  isName?: boolean;
  /** The language of the label, if it differs from that of the page. */
  lang?: string;
  /** For an entry that shows and hides the entries below it, while the menu stays open: whether they are shown. */
  expanded?: boolean;
  /** Whether the entry above shows and hides this one. */
  below?: boolean;
}

interface MenuButtonProps extends Omit<ButtonProps, 'onSelect'> {
  items: readonly MenuItem[];
  /** The name of the button and of its menu when the button shows no text. */
  label: string;
  /** Aligns the menu with the end of the button, for buttons at the end of a line. */
  end?: boolean;
}

/** A button that opens a menu. Arrows, Home, End, letters, Escape and Tab work as the ARIA practices describe. */
export function MenuButton({ items, label, end, children, ...button }: MenuButtonProps) {
  const { open, setOpen, box, button: trigger, close } = usePopup();
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  useKeptInWindow(menu, open);
  useEffect(() => {
    if (!open) return;
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('.ic-menu-item') ?? [])];
    (entries.find((entry) => entry.getAttribute('aria-checked') === 'true') ?? entries[0])?.focus();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Tab then moves on from the button.
    if (event.key === 'Tab') return close();
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('.ic-menu-item') ?? [])];
    const next = nextItem(
      entries.map((entry) => entry.textContent),
      entries.indexOf(document.activeElement as HTMLElement),
      event.key,
    );
    if (next === null) return;
    event.preventDefault();
    entries[next]?.focus();
  };

  return (
    <span className="ic-menu-box" ref={box}>
      <Button
        {...button}
        ref={trigger}
        aria-label={children ? button['aria-label'] : label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !open) {
            event.preventDefault();
            setOpen(true);
          }
        }}
      >
        {children}
      </Button>
      {open && (
        <div
          className={`ic-menu ${end ? 'ic-menu-end' : ''}`}
          id={id}
          role="menu"
          aria-label={label}
          ref={menu}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <Entry key={item.key} item={item} onDone={close} />
          ))}
        </div>
      )}
    </span>
  );
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const shared = {
    role: item.selected === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.selected,
    'aria-disabled': item.disabled || undefined,
    'aria-expanded': item.expanded,
    className: `ic-menu-item ${item.danger ? 'ic-menu-item-danger' : ''} ${item.below ? 'ic-menu-item-below' : ''}`,
    tabIndex: -1,
    lang: item.lang,
    // A label in a language of its own must not be translated.
    translate: item.isName || item.lang ? ('no' as const) : undefined,
  };
  const content = (
    <>
      {item.icon}
      <span>{item.label}</span>
      {item.selected && <Icon of={CheckOutlined} className="ic-menu-mark" />}
      {item.expanded !== undefined && <Icon of={DownOutlined} className="ic-menu-mark" />}
    </>
  );
  if (item.to !== undefined && !item.disabled) {
    return (
      <Link {...shared} to={item.to} onClick={onDone}>
        {content}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        if (item.disabled) return;
        if (item.expanded === undefined) onDone();
        item.onSelect?.();
      }}
    >
      {content}
    </button>
  );
}
