import { lazyPart, SIZES, Skeleton } from '../../ui-core';
import { Field } from '../../ui-core/form/field';
import type { DatePickerProps } from './antd-date-picker';

const AntdDatePicker = lazyPart(() => import('./antd-date-picker'), <Skeleton height={SIZES.controlHeight} />);

/** A labelled field for a day, typed or picked from a calendar in the user's language. Its code loads with the first such field. */
export function DatePicker(props: DatePickerProps) {
  const { label, help, error, note } = props;
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control) => <AntdDatePicker {...props} control={control} />}
    </Field>
  );
}
