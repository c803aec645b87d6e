import { formatNumber, useText } from 'shared-kit/i18n';
import { useMemo } from 'react';
import type { LabelTexts } from '../draw/labels';
import { CELL_RESULTS } from '../picture/rack-picture';

const INVALID = CELL_RESULTS.indexOf('invalid');
const MISSING = CELL_RESULTS.indexOf('missing');

/** What is written on the map, in the reader's language. */
export function useLabelTexts(): LabelTexts {
  const { t, locale } = useText('rackMap');
  return useMemo(
    () => ({
      street: (name, columns) => {
        const street = name === '' ? t('map.noStreets') : t('map.street', { name });
        return columns ? t('map.streetPart', { street, from: columns[0], to: columns[1] }) : street;
      },
      figures: (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        const invalid = counts[INVALID] ?? 0;
        const read = t('map.readOf', { read: formatNumber(total - (counts[MISSING] ?? 0), locale), total: formatNumber(total, locale) });
        return invalid > 0 ? `${read} · ${t('map.invalid', { count: invalid, n: formatNumber(invalid, locale) })}` : read;
      },
    }),
    [t, locale],
  );
}
