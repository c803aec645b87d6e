import { parseSeparator, separatorOf, type CsvSeparator } from 'shared-kit/model';
import { useLocale } from '../../i18n';
import { usePreference } from '../../state';

/** The separator of CSV files: the one chosen on this machine, otherwise that of the language (D-75). */
export function useCsvSeparator(): [separator: CsvSeparator, choose: (separator: CsvSeparator) => void] {
  const [chosen, choose] = usePreference('export.separator', parseSeparator);
  const locale = useLocale();
  return [chosen ?? separatorOf(locale), choose];
}
