import { parseSeparator, separatorOf, type CsvSeparator } from 'shared-kit/model';
import { useLocale } from '../../i18n';
import { usePreference } from '../../state';

/** What separates the fields of CSV files: the separator chosen on this machine, otherwise that of the language (D-75). */
export function useCsvSeparator(): [separator: CsvSeparator, choose: (separator: CsvSeparator) => void] {
  const [chosen, choose] = usePreference('export.separator', parseSeparator);
  const locale = useLocale();
  return [chosen ?? separatorOf(locale), choose];
}
