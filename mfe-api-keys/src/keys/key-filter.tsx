import { formatNumber, useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { FilterToggle } from 'shared-kit/ui-data';

/** By default the list includes invalid keys (D-83). */
export const FILTERS = ['all', 'running', 'ended'] as const;
export type KeyFilter = (typeof FILTERS)[number];

export const isListed = ({ status }: ApiKey, filter: KeyFilter): boolean =>
  filter === 'all' || (status === 'INVALID') === (filter === 'ended');

export interface KeyFiltersProps {
  keys: readonly ApiKey[];
  filter: KeyFilter;
  onChange: (filter: KeyFilter) => void;
}

/** Pills that list all, valid or invalid keys, each with the number of keys. */
export function KeyFilters({ keys, filter, onChange }: KeyFiltersProps) {
  const { t, locale } = useText('apiKeys');
  return (
    <div role="group" aria-label={t('manApiKeys.filter.label')} className="ak-filters">
      {FILTERS.map((value) => (
        <FilterToggle
          key={value}
          name={t(`manApiKeys.filter.${value}`)}
          count={formatNumber(keys.filter((key) => isListed(key, value)).length, locale)}
          isCountNamed
          on={value === filter}
          onChange={(on) => onChange(on ? value : 'all')}
        />
      ))}
    </div>
  );
}
