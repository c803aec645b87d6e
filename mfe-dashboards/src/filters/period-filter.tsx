import { formatDate, useText } from 'shared-kit/i18n';
import { lazyPart } from 'shared-kit/ui-core';
import { FilterChip } from 'shared-kit/ui-data';
import { useState } from 'react';
import { daysOf, PERIODS, readPeriod, spanOf, type Period } from './period';

/** Loaded when it is opened, because the table is shown without its calendar. */
const RangeDialog = lazyPart(() => import('./range-dialog'), null);

const RANGE = 'range';

/** Filters by days: a named period, such as today, or a range. */
export function PeriodFilter({ period, onChange }: { period: Period | undefined; onChange: (period: Period | undefined) => void }) {
  const { t, locale } = useText('dashboards');
  const [choosing, setChoosing] = useState(false);
  const [wasChosen, setWasChosen] = useState(false);
  const [first, last] = daysOf(period);
  const isRange = first !== '';
  const day = (text: string) => formatDate(spanOf(`${text}..${text}`, 0).from, locale, 'day');
  const choose = (value: string | undefined) => {
    if (value !== RANGE) return onChange(readPeriod(value ?? null));
    setWasChosen(true);
    setChoosing(true);
  };
  return (
    <FilterChip
      name={t('filters.date')}
      chosen={isRange ? RANGE : period}
      label={isRange ? (first === last ? day(first) : t('filters.range', { from: day(first), to: day(last) })) : undefined}
      options={[
        { value: undefined, label: t('filters.anyTime') },
        ...PERIODS.map((value) => ({ value, label: t(`filters.periods.${value}`) })),
        { value: RANGE, label: t('filters.periods.range') },
      ]}
      onChoose={choose}
    >
      {wasChosen && (
        <RangeDialog
          open={choosing}
          first={first}
          last={last}
          onClose={() => setChoosing(false)}
          onChoose={(from, to) => onChange(`${from}..${to}`)}
        />
      )}
    </FilterChip>
  );
}
