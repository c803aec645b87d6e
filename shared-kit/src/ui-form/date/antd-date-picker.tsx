import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useLocale } from '../../i18n';
import type { ControlProps, FieldProps } from '../../ui-core/form/field';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { CALENDAR_WORDS } from './calendar-words';
import { dateFormat } from './date-format';

export interface DatePickerProps extends FieldProps {
  /** A day as `YYYY-MM-DD`; empty when none is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
}

const DAY = 'YYYY-MM-DD';

export default function AntdDatePicker({ value, onChange, onBlur, name, error, control }: DatePickerProps & { control: ControlProps }) {
  const locale = useLocale();
  const { format, placeholder } = dateFormat(locale);
  return (
    <AntdTheme>
      <DatePicker
        {...control}
        name={name}
        locale={CALENDAR_WORDS[locale]}
        format={format}
        value={value === '' ? null : dayjs(value, DAY)}
        placeholder={placeholder}
        status={error ? 'error' : ''}
        onBlur={onBlur}
        onChange={(day) => onChange(day ? day.format(DAY) : '')}
      />
    </AntdTheme>
  );
}
