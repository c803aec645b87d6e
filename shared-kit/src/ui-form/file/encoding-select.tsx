import { formatList, useText } from '../../i18n';
import type { Locale } from '../../model';
import { ENCODINGS, type Encoding, type UsedEncoding } from '../../model/workbook/accepted/encodings';
import { Select } from '../choice/select';

interface EncodingSelectProps {
  /** The chosen file. Only a CSV has an encoding: for any other file nothing is shown. */
  file: File | null;
  /** The encoding in which the file was read; undefined while it is being read, null if it was not: then nothing is shown. */
  used: UsedEncoding | null | undefined;
  /** The encoding that the user has chosen; undefined if it is detected from the file. */
  chosen: Encoding | undefined;
  onChange: (encoding: Encoding) => void;
  disabled?: boolean;
}

/** The languages or the script that an encoding is for, as codes of `Intl.DisplayNames`. */
const USED_FOR: Partial<Record<Encoding, readonly [type: Intl.DisplayNamesType, ...codes: string[]]>> = {
  'windows-1252': ['language', 'pt', 'es', 'fr'],
  macintosh: ['language', 'pt', 'es', 'fr'],
  'windows-1250': ['language', 'pl', 'cs', 'hu'],
  'windows-1251': ['script', 'Cyrl'],
  'windows-1253': ['language', 'el'],
  'windows-1254': ['language', 'tr'],
  'windows-1255': ['language', 'he'],
  'windows-1256': ['language', 'ar'],
  'windows-1257': ['language', 'lv', 'lt'],
  'windows-1258': ['language', 'vi'],
  'windows-874': ['language', 'th'],
  shift_jis: ['language', 'ja'],
  gb18030: ['language', 'zh-Hans'],
  big5: ['language', 'zh-Hant'],
  'euc-kr': ['language', 'ko'],
};

function labelOf(encoding: Encoding, locale: Locale): string {
  const [type, ...codes] = USED_FOR[encoding] ?? [];
  if (!type) return encoding.toUpperCase();
  const names = new Intl.DisplayNames(locale, { type });
  return `${encoding} (${formatList(
    codes.map((code) => names.of(code) ?? code),
    locale,
    'unit',
  )})`;
}

/** Shows in which encoding a CSV was read and why, and lets the user choose another one. */
export function EncodingSelect({ file, used, chosen, onChange, disabled }: EncodingSelectProps) {
  const { t, locale } = useText('spreadsheets');
  if (!file || used === null || !/\.csv$/i.test(file.name)) return null;
  const help = () => {
    if (chosen) return t('encoding.reason.chosen');
    if (!used) return t('encoding.finding');
    const { reason, line = 0 } = used;
    return reason === 'guess' || reason === 'mostlyValid' ? t(`encoding.reason.${reason}`, { line }) : t(`encoding.reason.${reason}`);
  };
  return (
    <Select
      label={t('encoding.label')}
      help={help()}
      value={chosen ?? used?.name}
      onChange={(value) => onChange(value as Encoding)}
      options={ENCODINGS.map((encoding) => ({ value: encoding, label: labelOf(encoding, locale) }))}
      loading={!used}
      disabled={disabled}
    />
  );
}
