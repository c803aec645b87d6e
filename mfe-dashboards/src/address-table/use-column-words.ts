import { useText } from 'shared-kit/i18n';
import { READING_RESULTS, type ReadingResult } from 'shared-kit/model';
import { useMemo } from 'react';
import { READINGS, type ColumnWords } from '../session-data/address-columns';
import { pluralForms } from '../text/plural-forms';

/** The words of the columns of addresses, in the user's language. */
export function useColumnWords(): ColumnWords {
  const { t, locale } = useText('dashboards');
  return useMemo(
    () => ({
      result: t('session.result'),
      results: Object.fromEntries(READING_RESULTS.map((result) => [result, t(`session.results.${result}`)])) as Record<
        ReadingResult,
        string
      >,
      pictures: t('session.pictures'),
      readings: pluralForms(locale, (count) => t('session.readings', { count })),
      invalidReadings: pluralForms(locale, (count) => t('session.readingsInvalid', { readings: READINGS, count })),
    }),
    [t, locale],
  );
}
