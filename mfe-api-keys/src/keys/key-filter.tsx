import { useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { Segmented } from 'shared-kit/ui-form';

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

/** Buttons that list all, valid or invalid keys, each with the number of keys. */
export function KeyFilters({ keys, filter, onChange }: KeyFiltersProps) {
  const { t } = useText('apiKeys');
  return (
    <Segmented
      label={t('manApiKeys.filter.label')}
      hideLabel
      value={filter}
      onChange={onChange}
      options={FILTERS.map((value) => ({
        value,
        label: t(`manApiKeys.filter.${value}`, { number: keys.filter((key) => isListed(key, value)).length }),
      }))}
    />
  );
}
