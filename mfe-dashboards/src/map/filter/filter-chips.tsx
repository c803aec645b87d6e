import { formatNumber, useText } from 'shared-kit/i18n';
import { Button } from 'shared-kit/ui-core';
import { isNarrowed, type MapQuery } from './map-query';

export interface FilterChipsProps {
  query: MapQuery;
  ask: (change: Partial<MapQuery>) => void;
  /** How many addresses the filters leave. */
  left: number;
  total: number;
}

/** The filters of the map apart from its legend, each with a button that removes it. */
export function FilterChips({ query, ask, left, total }: FilterChipsProps) {
  const { t, locale } = useText('rackMap');
  const { street, shelf, areas, results } = query;
  const chip = (label: string, change: Partial<MapQuery>) => (
    <Button size="small" className="rm-chip" aria-label={t('filter.remove', { filter: label })} onClick={() => ask(change)}>
      {label}
      <span aria-hidden="true">×</span>
    </Button>
  );
  return (
    <div className="rm-chips" role="group" aria-label={t('filter.label')}>
      <span className="ic-muted">{t('filter.left', { count: total, left: formatNumber(left, locale), total: formatNumber(total, locale) })}</span>
      {street !== undefined && areas.length === 0 && chip(street === '' ? t('map.noStreets') : t('map.street', { name: street }), { street: undefined })}
      {shelf && chip(t('streets.noPlace'), { shelf: false })}
      {areas.length > 0 && chip(t('filter.selected', { count: areas.length }), { areas: [] })}
      {isNarrowed(query) && (
        <Button size="small" variant="link" onClick={() => ask({ results: [], street: undefined, shelf: false, areas: [] })}>
          {t('filter.clear')}
        </Button>
      )}
      {results.length > 0 && <span className="ic-hidden">{results.map((result) => t(`result.${result}`)).join(', ')}</span>}
    </div>
  );
}
