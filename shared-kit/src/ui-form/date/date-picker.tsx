import { Suspense } from 'react';
import { Field, lazyPart, SIZES, Skeleton } from '../../ui-core';
import type { DatePickerProps } from './antd-date-picker';

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
