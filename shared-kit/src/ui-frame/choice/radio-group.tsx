import { useId, type ReactNode } from 'react';

export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  /** A line under the label. */
  help?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<V extends string> {
  label: ReactNode;
  /** Keeps the label for screen readers only, where a heading already says it. */
  hideLabel?: boolean;
  value: V | null;
  onChange: (value: V) => void;
  options: readonly RadioOption<V>[];
  disabled?: boolean;
}

/** One of a few, all in sight. */
export function RadioGroup<V extends string>({ label, hideLabel, value, onChange, options, disabled }: RadioGroupProps<V>) {
  const id = useId();
  return (
    <fieldset className="ic-radios" disabled={disabled}>
      <legend className={hideLabel ? 'ic-hidden' : 'ic-label'}>{label}</legend>
      {options.map((option, index) => (
        <div className="ic-check" key={option.value}>
          <input
            type="radio"
            name={id}
            id={`${id}-${index}`}
            checked={option.value === value}
            disabled={option.disabled}
            aria-describedby={option.help ? `${id}-${index}-help` : undefined}
            onChange={() => onChange(option.value)}
          />
          <span>
            <label htmlFor={`${id}-${index}`}>{option.label}</label>
            {option.help && (
              <span className="ic-help ic-radio-help" id={`${id}-${index}-help`}>
                {option.help}
              </span>
            )}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
