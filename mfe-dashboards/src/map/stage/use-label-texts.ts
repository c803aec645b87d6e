import { formatNumber, useText } from 'shared-kit/i18n';
import { useMemo } from 'react';
import type { LabelTexts } from '../draw/labels';
import type { CellState } from '../picture/cell-states';

/** The texts on the map, in the user's language. */
export function useLabelTexts(): LabelTexts {
  const { t, locale } = useText('rackMap');
  return useMemo(
    () => ({
      street: (name, columns) => {
        const street = name === '' ? t('map.noStreets') : t('map.street', { name });
        return columns ? t('map.streetPart', { street, from: columns[0], to: columns[1] }) : street;
      },
      figures: (counts, states) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        const of = (state: CellState) => counts[states.indexOf(state)] ?? 0;
        if (states.includes('equal'))
          return t('map.differing', { n: formatNumber(total - of('equal'), locale), total: formatNumber(total, locale) });
        const invalid = of('invalid');
        const read = t('map.readOf', { read: formatNumber(total - of('missing'), locale), total: formatNumber(total, locale) });
        return invalid > 0 ? `${read} · ${t('map.invalid', { count: invalid, n: formatNumber(invalid, locale) })}` : read;
      },
    }),
    [t, locale],
  );
}
