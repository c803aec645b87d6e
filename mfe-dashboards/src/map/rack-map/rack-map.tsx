import { formatNumber, useText } from 'shared-kit/i18n';
import { Button, Text } from 'shared-kit/ui-core';
import { Tabs } from 'shared-kit/ui-display';
import { useAnnouncement } from 'shared-kit/ui-overlay';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { areasAround } from '../filter/area';
import { FilterChips } from '../filter/filter-chips';
import { hasFilters, type MapQuery } from '../filter/map-query';
import { shownCells } from '../filter/shown-cells';
import { Legend } from './legend';
import { sizeOf, type RackPicture } from '../picture/rack-picture';
import { RackStage, type RackStageHandle } from '../stage/rack-stage';
import { StreetsTable } from '../tables/streets-table';

export interface RackMapProps {
  picture: RackPicture;
  /** The name of what the map shows, such as a session. */
  name: string;
  query: MapQuery;
  changeQuery: (change: Partial<MapQuery>) => void;
  /** Renders the table of the cells that the filters leave. `onShow` shows a cell on the map. */
  list: (cells: readonly number[], onShow: (cell: number) => void) => ReactNode;
  /** Opens the details of a cell, such as its readings. */
  onOpen: (cell: number) => void;
  /** Shown beside the legend. */
  tools?: ReactNode;
  /** Shown over the racks, such as the progress of the reading. */
  overlay?: ReactNode;
}

type List = 'streets' | 'cells';

/** The map with its legend and filters, and below it two tables: the streets, and the addresses that the filters leave. */
export function RackMap({ picture, name, query, changeQuery, list, onOpen, tools, overlay }: RackMapProps) {
  const { t, locale } = useText('rackMap');
  const stage = useRef<RackStageHandle>(null);
  const isFiltered = hasFilters(query);
  const { marks, cells } = useMemo(() => shownCells(picture, query), [picture, query]);
  const total = sizeOf(picture);
  const left = t('filter.left', { count: total, left: formatNumber(cells.length, locale), total: formatNumber(total, locale) });
  // Not what others read meanwhile.
  const announcement = useAnnouncement(left, JSON.stringify(query));
  const [chosen, choose] = useState<List>();
  const tab = chosen ?? (isFiltered ? 'cells' : 'streets');

  const showStreet = useCallback(
    (street: string | undefined) => {
      changeQuery(street === undefined ? { withoutPlace: true, street: undefined, areas: [] } : { street, withoutPlace: false, areas: [] });
      const first = picture.streets.find((one) => one.name === street)?.columnStart[0];
      if (first !== undefined) stage.current?.show(first);
    },
    [picture, changeQuery],
  );
  const showCell = useCallback((cell: number) => stage.current?.show(cell), []);
  const withoutPlaceCount = total - picture.placed;
  return (
    <section className="rm-region" aria-label={t('map.region')}>
      <div className="rm-head">
        <Legend picture={picture} shown={query.results} onShow={(results) => changeQuery({ results })} />
        {tools}
      </div>
      {picture.placed > 0 ? (
        <RackStage
          ref={stage}
          picture={picture}
          marks={marks}
          label={t('map.of', { name })}
          startAddress={query.startAddress}
          onArea={(area) => changeQuery({ areas: areasAround(picture, area), street: undefined, withoutPlace: false })}
          onClear={() => changeQuery({ areas: [] })}
          onOpen={onOpen}
          overlay={overlay}
        />
      ) : (
        <Text muted>{t('map.noRacks')}</Text>
      )}
      {withoutPlaceCount > 0 && picture.placed > 0 && (
        <p className="ic-muted">
          {t('map.shelved', { count: withoutPlaceCount })}{' '}
          <Button variant="link" size="small" onClick={() => changeQuery({ withoutPlace: true, street: undefined, areas: [] })}>
            {t('map.showShelved')}
          </Button>
        </p>
      )}
      <FilterChips query={query} changeQuery={changeQuery} left={left} />
      {announcement}
      <Tabs<List>
        label={t('map.lists')}
        value={tab}
        onChange={choose}
        tabs={[
          { key: 'streets', label: t('streets.table') },
          { key: 'cells', label: t('cells.table') },
        ]}
      >
        {tab === 'streets' ? (
          <StreetsTable picture={picture} exportName={name} onStreet={showStreet} />
        ) : (
          <CellList list={list} cells={cells} onShow={showCell} />
        )}
      </Tabs>
    </section>
  );
}

function CellList({ list, cells, onShow }: Pick<RackMapProps, 'list'> & { cells: readonly number[]; onShow: (cell: number) => void }) {
  return list(cells, onShow);
}
