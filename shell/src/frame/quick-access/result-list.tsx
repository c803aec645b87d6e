import { useEffect, useRef } from 'react';
import { KeyCaps } from '../actions/key-caps';
import type { Entry, EntrySection } from './entry';

export interface ResultListProps {
  id: string;
  label: string;
  sections: readonly EntrySection[];
  /** The index of the option that Enter chooses, counted over all sections. */
  active: number;
  onActive: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
}

/** The options of the quick access, under their headings. */
export function ResultList({ id, label, sections, active, onActive, onChoose }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, sections.length]);
  return (
    <div className="ic-quick-list" id={id} role="listbox" aria-label={label} ref={list} tabIndex={-1}>
      {sections.map(({ key, title, entries }, nth) => {
        const first = sections.slice(0, nth).reduce((sum, section) => sum + section.entries.length, 0);
        return (
          <div key={key} role={title === undefined ? 'presentation' : 'group'} aria-label={title}>
            {title !== undefined && (
              <div className="ic-group-title ic-quick-group" aria-hidden="true">
                {title}
              </div>
            )}
            {entries.map((entry, index) => (
              <Option
                key={entry.id}
                id={`${id}-${first + index}`}
                entry={entry}
                active={first + index === active}
                onActive={() => onActive(entry)}
                onChoose={() => onChoose(entry)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: Entry;
  active: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function Option({ id, entry: { label, hint, icon, keys }, active, onActive, onChoose }: OptionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the focus and the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="ic-quick-option"
      onPointerMove={() => active || onActive()}
      onClick={onChoose}
    >
      {icon}
      <span className="ic-quick-label">{label}</span>
      {hint && <span className="ic-quick-hint">{hint}</span>}
      {keys && <KeyCaps keys={keys} />}
    </div>
  );
}
