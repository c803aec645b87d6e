import { formatList, useText } from 'shared-kit/i18n';
import { Button } from 'shared-kit/ui-core';
import { hasFilters, type MapQuery } from './map-query';

export interface FilterChipsProps {
  query: MapQuery;
  changeQuery: (change: Partial<MapQuery>) => void;
  /** How many addresses the filters leave, in words. */
  left: string;
}

/** The filters of the map apart from its legend, each with a button that removes it. */
export function FilterChips({ query, changeQuery, left }: FilterChipsProps) {
  const { t } = useText('rackMap');
  const { street, withoutPlace, areas, results } = query;
  const chip = (label: string, change: Partial<MapQuery>) => (
    <Button size="small" className="rm-chip" aria-label={t('filter.remove', { filter: label })} onClick={() => changeQuery(change)}>
      {label}
      <span aria-hidden="true">×</span>
    </Button>
  );
  return (
    <div className="rm-chips" role="group" aria-label={t('filter.label')}>
      <span className="ic-muted">{left}</span>
      {street !== undefined &&
        areas.length === 0 &&
        chip(street === '' ? t('map.noStreets') : t('map.street', { name: street }), { street: undefined })}
      {withoutPlace && chip(t('streets.noPlace'), { withoutPlace: false })}
      {areas.length > 0 && chip(t('filter.selected', { count: areas.length }), { areas: [] })}
      {hasFilters(query) && (
        <Button size="small" variant="link" onClick={() => changeQuery({ results: [], street: undefined, withoutPlace: false, areas: [] })}>
          {t('filter.clear')}
        </Button>
      )}
      {results.length > 0 && <span className="ic-hidden">{formatList(results.map((result) => t(`result.${result}`)))}</span>}
    </div>
  );
}
