import { useId, type ReactNode } from 'react';

interface FilterToggleProps {
  name: string;
  /** How many rows it shows, in the pill after its name. */
  count?: string;
  /** Whether the count is a part of the button's name. Otherwise it describes the button. */
  isCountNamed?: boolean;
  /** Before the name: the sign by which such rows are known. */
  mark?: ReactNode;
  on: boolean;
  /** Why the filter cannot be used. */
  blocked?: string | undefined;
  onChange: (on: boolean) => void;
}

/** A filter that is on or off, with the number of what it shows in the same place everywhere. */
export function FilterToggle({ name, count, isCountNamed = false, mark, on, blocked, onChange }: FilterToggleProps) {
  const id = useId();
  const shownCount = count !== undefined && (
    <span className="ic-pill-count" id={id}>
      {count}
    </span>
  );
  return (
    <span className={`ic-pill ${on ? 'ic-pill-set' : ''}`}>
      <button
        type="button"
        className="ic-pill-button"
        aria-pressed={on}
        aria-describedby={count === undefined || isCountNamed ? undefined : id}
        aria-disabled={blocked !== undefined || undefined}
        title={blocked}
        onClick={() => blocked === undefined && onChange(!on)}
      >
        {mark}
        {/* The blank separates name and count for screen readers. */}
        {isCountNamed ? <span>{name} </span> : name}
        {isCountNamed && shownCount}
      </button>
      {!isCountNamed && shownCount}
    </span>
  );
}
