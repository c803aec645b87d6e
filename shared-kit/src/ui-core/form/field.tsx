import { useId, type ReactNode } from 'react';
import { coreIcons } from '../icon/core-icons';
import { Icon } from '../icon/icon';

export interface FieldProps {
  label: ReactNode;
  /** A hint under the field. */
  help?: ReactNode;
  /** What is wrong with its value, in the user's language. */
  error?: string | undefined;
  /** Shown after the label, such as "optional". */
  note?: ReactNode;
}

/** The attributes of a control inside a {@link Field}, which connect it with label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** Label above, help and error under a control. */
export function Field({
  label,
  help,
  error,
  note,
  children,
}: FieldProps & { children: (control: ControlProps, labelId: string) => ReactNode }) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="ic-field">
      <div>
        <label className="ic-label" htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        {note && <span className="ic-label-note"> {note}</span>}
      </div>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined }, `${id}-label`)}
      <FieldNotes id={id} error={error} help={help} />
    </div>
  );
}

/** Error and help of a field, with the ids that {@link ControlProps} refer to. */
export function FieldNotes({ id, error, help }: { id: string } & Pick<FieldProps, 'error' | 'help'>) {
  return (
    <>
      {error && (
        <div className="ic-field-error" id={`${id}-error`}>
          <Icon of={coreIcons.error} />
          <span>{error}</span>
        </div>
      )}
      {help && (
        <div className="ic-help" id={`${id}-help`}>
          {help}
        </div>
      )}
    </>
  );
}
