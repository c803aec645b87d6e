import { lazy, Suspense } from 'react';
import { Field, persistently, Skeleton, type FieldProps } from '../../ui-core';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface Shared extends FieldProps {
  options: readonly SelectOption[];
  placeholder?: string;
  /** Shown when there is nothing to choose. */
  empty?: string;
  disabled?: boolean;
}

export type SelectProps = Shared &
  (
    | { multiple?: false; value: string | undefined; onChange: (value: string) => void }
    | { multiple: true; value: string[]; onChange: (value: string[]) => void }
  );

const AntdSelect = lazy(() => persistently(() => import('./antd-select')));

/** A labelled choice of many, or of several, that can be searched without minding case and accents. For a few, `NativeSelect` of ui-core is lighter. */
export function Select(props: SelectProps) {
  const { label, help, error, note } = props;
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control) => (
        <Suspense fallback={<Skeleton height={34} />}>
          <AntdSelect {...props} control={control} />
        </Suspense>
      )}
    </Field>
  );
}
