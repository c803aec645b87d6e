import { useId, type FocusEvent, type ReactNode } from 'react';
import { FieldNotes, type FieldProps } from '../../ui-core/form/field';
import { describedBy } from '../../ui-core/form/described-by';

export interface GroupFieldProps extends FieldProps {
  /** Shows the label only to screen readers, when a heading has the same text. */
  hideLabel?: boolean;
  loading?: boolean;
  /** The focus has left the whole group. */
  onBlur?: (() => void) | undefined;
  children: (labelId: string) => ReactNode;
}

/** The frame of several controls that form one field: the label names the group, help and error describe it. */
export function GroupField({ label, hideLabel, note, help, error, loading, onBlur, children }: GroupFieldProps) {
  const id = useId();
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    // Not a fieldset, because some tools that find fields by label ignore a legend.
    <div
      className="ic-field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(error && `${id}-error`, help ? `${id}-help` : undefined)}
      aria-busy={loading || undefined}
      // Focusable by mouse only: a click on the text beside a control then moves the focus within the group, which is not a blur of the
      // group.
      tabIndex={-1}
      onBlur={leave}
    >
      <div className={hideLabel ? 'ic-hidden' : undefined}>
        <span className="ic-label" id={`${id}-label`}>
          {label}
        </span>
        {note && <span className="ic-label-note"> {note}</span>}
      </div>
      {children(`${id}-label`)}
      <FieldNotes id={id} error={error} help={help} />
    </div>
  );
}
