import { Tabs as AntdTabs, type GetRef } from 'antd';
import { useId, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../i18n';
import { Name } from '../ui-core';
import { AntdSign } from '../ui-antd/antd-sign';
import { AntdTheme } from '../ui-antd/antd-theme';
import { icons } from '../ui-overlay/display/icons';

export interface Tab<K extends string = string> {
  key: K;
  label: string;
  /** Whether the label is a name, which the browser's translation must not change. */
  isName?: boolean;
  /** Shown after the label, such as a count. */
  note?: ReactNode;
}

interface TabsProps<K extends string> {
  /** The name of the tabs for screen readers. */
  label: string;
  tabs: readonly Tab<K>[];
  value: K;
  onChange: (key: K) => void;
  /** The panel of the chosen tab. Choosing another tab mounts it anew. */
  children: ReactNode;
}

/**
 * antd's tabs above one panel, with the keys of the ARIA practices: one tab stop; arrows, Home and End choose. Many tabs scroll
 * sideways, with a list of the hidden ones. Long names are cut, with the whole name as a tooltip.
 */
export function Tabs<K extends string>({ label, tabs, value, onChange, children }: TabsProps<K>) {
  const { t } = useText('common');
  const root = useRef<GetRef<typeof AntdTabs>>(null);
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.key === value),
  );
  const active = tabs[current]?.key;
  useLayoutEffect(() => nameList(root.current?.nativeElement, label), [label]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = isTab(event.target) ? nextTab(event.key, current, tabs.length - 1) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    root.current?.nativeElement?.querySelectorAll<HTMLElement>(`.${LIST}>*>[role=tab]`)[next]?.focus();
    if (next !== current) onChange(tabs[next]!.key);
  };
  return (
    <AntdTheme>
      <AntdTabs
        ref={root}
        id={useId()}
        className="ic-tabs"
        activeKey={active}
        onChange={(key) => onChange(key as K)}
        onKeyDownCapture={onKeyDown}
        onFocusCapture={keepSilent}
        destroyOnHidden
        locale={{ dropdownAriaLabel: label }}
        more={{ icon: <More label={t('tabs.more')} />, trigger: 'click' }}
        items={tabs.map(({ key, ...tab }) => ({ key, label: <TabLabel {...tab} />, children: key === active ? children : null }))}
      />
    </AntdTheme>
  );
}

function TabLabel({ label, isName, note }: Omit<Tab, 'key'>) {
  return (
    <span className="ic-tab-name" title={label}>
      {isName ? <Name>{label}</Name> : <span>{label}</span>}
      {note && <span className="ic-label-note">{note}</span>}
    </span>
  );
}

function More({ label }: { label: string }) {
  return (
    <>
      <AntdSign of={icons.more} />
      <span className="ic-hidden">{label}</span>
    </>
  );
}

/** The element that contains only the tabs. */
const LIST = 'ant-tabs-nav-list';

/** antd cannot name its list of tabs, and sets the role on an element that also contains the button for hidden tabs. */
function nameList(root: HTMLElement | null | undefined, label: string) {
  const around = root?.querySelector(':scope>[role=tablist]');
  around?.removeAttribute('role');
  around?.removeAttribute('aria-orientation');
  const list = root?.querySelector(`.${LIST}`);
  list?.setAttribute('role', 'tablist');
  list?.setAttribute('aria-label', label);
}

const isTab = (target: EventTarget): target is HTMLElement => target instanceof HTMLElement && target.getAttribute('role') === 'tab';

/** The tab that a key moves to, wrapping around. antd's arrow keys only move the focus, need Enter, and stop at the ends. */
function nextTab(key: string, current: number, last: number): number | undefined {
  return {
    ArrowRight: current === last ? 0 : current + 1,
    ArrowLeft: current === 0 ? last : current - 1,
    Home: 0,
    End: last,
  }[key];
}

/** Hides the focus event of a tab from antd, which would add "Tab 1 of 3" to the name of the tab, in English in every language. */
function keepSilent(event: FocusEvent) {
  if (isTab(event.target)) event.stopPropagation();
}
