import { Field, type FieldProps } from '../../ui-core/form/field';

interface ReadOnlyFieldProps extends Omit<FieldProps, 'error'> {
  value: string;
}

/** A field whose value cannot be changed. It can be focused, read and copied like other fields. */
export function ReadOnlyField({ label, help, note, value }: ReadOnlyFieldProps) {
  return (
    <Field label={label} help={help} note={note}>
      {(control) => <input {...control} className="ic-input ic-read-only" value={value} title={value} readOnly />}
    </Field>
  );
}
