import { useText } from 'shared-kit/i18n';
import { CHANGE_KINDS, nameOrder } from 'shared-kit/model';
import { Select } from 'shared-kit/ui-form';
import { PERIODS, type ActivityFilter } from './change-filter';
import type { People } from 'shared-kit/ui-display';

export interface ActivityFiltersProps {
  filter: ActivityFilter;
  /** The people to choose from: those in the records that were read so far. */
  people: People;
  onChange: (name: keyof ActivityFilter, value: string | null) => void;
}

/** The option for "no filter", which the URL of the page has no value for. */
const ALL = ' ';

/** Filters by person, kind of change and period (ADD-01). */
export function ActivityFilters({ filter, people, onChange }: ActivityFiltersProps) {
  const { t, locale } = useText('domains');
  const { t: words } = useText('changes');
  const known = filter.person === null || people.has(filter.person) ? people : new Map([...people, [filter.person, filter.person]]);
  const given = (name: keyof ActivityFilter) => ({
    value: filter[name] ?? ALL,
    onChange: (value: string) => onChange(name, value === ALL ? null : value),
  });
  return (
    <div className="ac-filters">
      <Select
        {...given('person')}
        label={t('activity.person')}
        names
        options={[
          { value: ALL, label: t('activity.everybody') },
          ...[...known].map(([value, label]) => ({ value, label })).sort((a, b) => nameOrder(locale)(a.label, b.label)),
        ]}
      />
      <Select
        {...given('kind')}
        label={t('activity.kind')}
        options={[
          { value: ALL, label: t('activity.everything') },
          ...CHANGE_KINDS.map((kind) => ({ value: kind, label: words(`kinds.${kind}`) })),
        ]}
      />
      <Select
        {...given('period')}
        label={t('activity.period')}
        options={[
          { value: ALL, label: t('activity.anyTime') },
          ...PERIODS.map((period) => ({ value: period, label: t(`activity.periods.${period}`) })),
        ]}
      />
    </div>
  );
}
