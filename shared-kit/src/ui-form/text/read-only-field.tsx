import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../../ui-core/form/field';

interface ReadOnlyFieldProps extends Omit<FieldProps, 'error'> {
  value: string;
  /** Beside the value, such as a button that copies it. */
  action?: ReactNode;
}

/** A field whose value cannot be changed. It can be focused, read and copied like other fields. */
export function ReadOnlyField({ label, help, note, value, action }: ReadOnlyFieldProps) {
  return (
    <Field label={label} help={help} note={note}>
      {(control) => (
        <div className="ic-read-only">
          <input {...control} className="ic-input" value={value} title={value} readOnly />
          {action}
        </div>
      )}
    </Field>
  );
}
