import { useState } from 'react';

export interface PlaceFieldProps {
  label: string;
  /** Whole pixels of the picture. */
  value: number;
  min?: number;
  readOnly: boolean;
  onChange: (value: number) => void;
}

const LARGE_STEP = 10;

/**
 * A coordinate or a side of a rectangle. What is typed is applied when the field is left, on Enter, and with each step of the arrow
 * keys; a text that is no number is dropped. A native input, since fifty barcodes have two hundred of these.
 */
export function PlaceField({ label, value, min = 0, readOnly, onChange }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (text: string | null) => {
    setTyped(null);
    const number = Math.round(Number(text));
    if (text === null || text.trim() === '' || !Number.isFinite(number) || number === value) return;
    onChange(Math.max(min, number));
  };
  const onKey = (key: string, by: number): boolean => {
    const from = Number(typed ?? value);
    if (key === 'Enter') commit(typed);
    else if (key === 'Escape') setTyped(null);
    else if (key === 'ArrowUp') commit(String(from + by));
    else if (key === 'ArrowDown') commit(String(from - by));
    else return false;
    return true;
  };
  return (
    <label className="le-place-field">
      <span>{label}</span>
      <input
        className="ic-input ic-number"
        // Not `type="number"`, whose value the mouse wheel changes.
        role="spinbutton"
        inputMode="numeric"
        aria-valuemin={min}
        aria-valuenow={value}
        // While nothing is being typed, the undo keys undo steps of the drawing (see `useUndoKeys`).
        data-drawing={typed === null ? '' : undefined}
        readOnly={readOnly}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => commit(typed)}
        onKeyDown={(event) => {
          if (!readOnly && onKey(event.key, event.shiftKey ? LARGE_STEP : 1)) event.preventDefault();
        }}
      />
    </label>
  );
}
