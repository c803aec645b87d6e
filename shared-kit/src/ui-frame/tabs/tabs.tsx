import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab<K extends string = string> {
  key: K;
  label: string;
  /** After the label, such as how many there are. */
  note?: ReactNode;
}

export interface TabsProps<K extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab<K>[];
  value: K;
  onChange: (key: K) => void;
  /** The panel of the chosen tab; it starts anew with each tab. */
  children: ReactNode;
}

/**
 * Tabs over one panel, after the pattern of the ARIA practices: one stop of the Tab key, arrows, Home and End choose. They scroll
 * sideways when there are many; a long name is cut and whole in its title.
 */
export function Tabs<K extends string>({ label, tabs, value, onChange, children }: TabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = Math.max(0, tabs.findIndex((tab) => tab.key === value));

  useEffect(() => {
    // jsdom lays nothing out and cannot scroll.
    list.current?.children[current]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const back = current === 0 ? last : current - 1;
    const on = current === last ? 0 : current + 1;
    const next = { ArrowRight: on, ArrowLeft: back, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
    if (next !== current) onChange(tabs[next]!.key);
  };

  return (
    <div className="ic-tabs">
      <div className="ic-tab-list" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            className="ic-tab"
            id={`${id}-${index}`}
            title={tab.label}
            aria-selected={index === current}
            aria-controls={index === current ? `${id}-panel` : undefined}
            tabIndex={index === current ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => index !== current && onChange(tab.key)}
          >
            <span className="ic-tab-label">{tab.label}</span>
            {tab.note && <span className="ic-label-note">{tab.note}</span>}
          </button>
        ))}
      </div>
      <div key={tabs[current]?.key} className="ic-tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
