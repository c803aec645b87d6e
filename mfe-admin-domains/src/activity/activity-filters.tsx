import { useText } from 'shared-kit/i18n';
import { CHANGE_KINDS, nameOrder } from 'shared-kit/model';
import { FilterChip } from 'shared-kit/ui-data';
import { PERIODS, type ActivityFilter } from './change-filter';
import type { People } from 'shared-kit/ui-display';

export interface ActivityFiltersProps {
  filter: ActivityFilter;
  /** The people to choose from: those in the records that were read so far. */
  people: People;
  onChange: (name: keyof ActivityFilter, value: string | null) => void;
}

/** Filters by person, kind of change and period (ADD-01). */
export function ActivityFilters({ filter, people, onChange }: ActivityFiltersProps) {
  const { t, locale } = useText('domains');
  const { t: words } = useText('changes');
  const known = filter.person === null || people.has(filter.person) ? people : new Map([...people, [filter.person, filter.person]]);
  const given = (name: keyof ActivityFilter) => ({
    chosen: filter[name] ?? undefined,
    onChoose: (value: string | undefined) => onChange(name, value ?? null),
  });
  return (
    <div className="ac-filters">
      <div className="ic-filters">
        <FilterChip
          {...given('person')}
          name={t('activity.person')}
          names
          options={[
            { value: undefined, label: t('activity.everybody') },
            ...[...known].map(([value, label]) => ({ value, label })).sort((a, b) => nameOrder(locale)(a.label, b.label)),
          ]}
        />
        <FilterChip
          {...given('kind')}
          name={t('activity.kind')}
          options={[
            { value: undefined, label: t('activity.everything') },
            ...CHANGE_KINDS.map((kind) => ({ value: kind, label: words(`kinds.${kind}`) })),
          ]}
        />
        <FilterChip
          {...given('period')}
          name={t('activity.period')}
          options={[
            { value: undefined, label: t('activity.anyTime') },
            ...PERIODS.map((period) => ({ value: period, label: t(`activity.periods.${period}`) })),
          ]}
        />
      </div>
    </div>
  );
}
