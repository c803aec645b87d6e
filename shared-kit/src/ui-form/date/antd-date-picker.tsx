import { DatePicker } from 'antd';
import enGB from 'antd/lib/date-picker/locale/en_GB';
import enUS from 'antd/lib/date-picker/locale/en_US';
import esES from 'antd/lib/date-picker/locale/es_ES';
import ptBR from 'antd/lib/date-picker/locale/pt_BR';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/es';
import 'dayjs/locale/pt-br';
import type { Locale } from 'shared-kit/model';
import { useLocale } from '../../i18n';
import type { ControlProps, FieldProps } from '../../ui-core/form/field';
import { AntdTheme } from '../../ui-antd/antd-theme';

export interface DatePickerProps extends FieldProps {
  /** A day as `YYYY-MM-DD`; empty when none is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
}

const DAY = 'YYYY-MM-DD';

/** Texts, the first day of the week, and the format of dates; the placeholder has the letters of the language: a year is an «año». */
const LOCALES: Record<Locale, { words: typeof enUS; format: string; placeholder: string }> = {
  'en-GB': { words: enGB, format: 'DD/MM/YYYY', placeholder: 'dd/mm/yyyy' },
  'en-US': { words: enUS, format: 'MM/DD/YYYY', placeholder: 'mm/dd/yyyy' },
  'es-ES': { words: esES, format: 'DD/MM/YYYY', placeholder: 'dd/mm/aaaa' },
  'pt-BR': { words: ptBR, format: 'DD/MM/YYYY', placeholder: 'dd/mm/aaaa' },
};

export default function AntdDatePicker({ value, onChange, onBlur, name, error, control }: DatePickerProps & { control: ControlProps }) {
  const { words, format, placeholder } = LOCALES[useLocale()];
  return (
    <AntdTheme>
      <DatePicker
        {...control}
        name={name}
        locale={words}
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
