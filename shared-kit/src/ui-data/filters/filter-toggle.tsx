import { useId, type ReactNode } from 'react';
import { adoptOwnStyles } from '../../ui-core/host';
import filterPillCss from './filter-toggle.css';

adoptOwnStyles(filterPillCss);

export interface FilterPillProps {
  /** The name of the button: what it shows, with or without its number. */
  label: string;
  /** The number of what it shows, after a label without it. It describes the button and is no part of its name. */
  count?: string;
  /** Before the label: the sign by which cells or rows of this kind are known. */
  mark?: ReactNode;
  /** Gives the mark the colour of a result. */
  kind?: string;
  on: boolean;
  /** Why the filter cannot be used. */
  blocked?: string | undefined;
  onPress: () => void;
}

/** A filter that is on or off, with the number of what it shows in the same place everywhere: in the pill, after its words. */
export function FilterPill({ label, count, mark, kind, on, blocked, onPress }: FilterPillProps) {
  const countId = useId();
  return (
    <span className={`ic-chip db-pill ${on ? 'ic-chip-set' : ''} ${kind === undefined ? '' : `db-pill-${kind}`}`}>
      <button
        type="button"
        aria-pressed={on}
        aria-describedby={count === undefined ? undefined : countId}
        aria-disabled={blocked !== undefined || undefined}
        title={blocked}
        onClick={() => blocked === undefined && onPress()}
      >
        {mark}
        {label}
      </button>
      {count !== undefined && (
        <span className="db-pill-count" id={countId}>
          {count}
        </span>
      )}
    </span>
  );
}
