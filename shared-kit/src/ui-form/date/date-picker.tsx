import { Suspense } from 'react';
import { Field, lazyPart, SIZES, Skeleton } from '../../ui-core';
import type { FieldProps } from '../../ui-core/form/field';

export interface DatePickerProps extends FieldProps {
  /** A day as `YYYY-MM-DD`; empty when none is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  /** The first and the last day that can be chosen, as `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  placeholder?: string;
  disabled?: boolean;
}

const AntdDatePicker = lazyPart(() => import('./antd-date-picker'));

/** A labelled day, typed or picked from a calendar in the user's language, which loads with the first of these fields. */
export function DatePicker(props: DatePickerProps) {
  const { label, help, error, note } = props;
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control) => (
        <Suspense fallback={<Skeleton height={SIZES.controlHeight} />}>
          <AntdDatePicker {...props} control={control} />
        </Suspense>
      )}
    </Field>
  );
}
