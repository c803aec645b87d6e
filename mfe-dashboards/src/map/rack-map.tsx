import { useText } from 'shared-kit/i18n';
import type { DomainRef, Session } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { Button, Text } from 'shared-kit/ui-core';
import { Tabs } from 'shared-kit/ui-display';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { paths } from '../paths';
import { areasAround } from './filter/area';
import { FilterChips } from './filter/filter-chips';
import { isNarrowed, type MapQuery } from './filter/map-query';
import { shownCells } from './filter/shown-cells';
import { Legend } from './legend';
import { addressAt, sizeOf, type RackPicture } from './picture/rack-picture';
import { RackStage, type RackStageHandle } from './stage/rack-stage';
import { CellsTable } from './tables/cells-table';
import { StreetsTable } from './tables/streets-table';

export interface RackMapProps {
  domainRef: DomainRef;
  picture: RackPicture;
  sessions: readonly Session[];
  /** What it is the map of. */
  name: string;
  query: MapQuery;
  ask: (change: Partial<MapQuery>) => void;
  /** Over the racks, such as how far they have been read. */
  over?: ReactNode;
}

type List = 'streets' | 'cells';

/** The map with its legend, and what it shows in tables: street by street, or the addresses that are left by the filters. */
export function RackMap({ domainRef, picture, sessions, name, query, ask, over }: RackMapProps) {
  const { t } = useText('rackMap');
  const navigate = useNavigate();
  const stage = useRef<RackStageHandle>(null);
  const narrowed = isNarrowed(query);
  const { marks, cells } = useMemo(() => shownCells(picture, query), [picture, query]);
  const [chosen, choose] = useState<List>();
  const list = chosen ?? (narrowed ? 'cells' : 'streets');

  const showStreet = useCallback(
    (street: string | undefined) => {
      ask(street === undefined ? { shelf: true, street: undefined, areas: [] } : { street, shelf: false, areas: [] });
      const first = picture.streets.find((one) => one.name === street)?.columnStart[0];
      if (first !== undefined) stage.current?.show(first);
    },
    [picture, ask],
  );
  const showCell = useCallback((cell: number) => stage.current?.show(cell), []);
  const open = (cell: number) => {
    const session = picture.readings[cell] === 0 ? undefined : sessions[picture.session[cell]!];
    if (session) void navigate(`${paths.session({ ...domainRef, session: session.id })}?${new URLSearchParams({ q: addressAt(picture, cell) }).toString()}`);
  };
  const shelved = sizeOf(picture) - picture.placed;
  return (
    <section className="rm-region" aria-label={t('map.region')}>
      <Legend picture={picture} shown={query.results} onShow={(results) => ask({ results })} />
      {picture.placed > 0 ? (
        <RackStage
          ref={stage}
          picture={picture}
          marks={marks}
          label={t('map.of', { name })}
          startAt={query.at}
          onArea={(area) => ask({ areas: areasAround(picture, area), street: undefined, shelf: false })}
          onClear={() => ask({ areas: [] })}
          onOpen={open}
          over={over}
        />
      ) : (
        <Text muted>{t('map.noRacks')}</Text>
      )}
      {shelved > 0 && picture.placed > 0 && (
        <p className="ic-muted">
          {t('map.shelved', { count: shelved })}{' '}
          <Button variant="link" size="small" onClick={() => ask({ shelf: true, street: undefined, areas: [] })}>
            {t('map.showShelved')}
          </Button>
        </p>
      )}
      <FilterChips query={query} ask={ask} left={cells.length} total={sizeOf(picture)} />
      <Tabs<List>
        label={t('map.lists')}
        value={list}
        onChange={choose}
        tabs={[
          { key: 'streets', label: t('streets.table') },
          { key: 'cells', label: t('cells.table') },
        ]}
      >
        {list === 'streets' ? (
          <StreetsTable picture={picture} exportName={name} onStreet={showStreet} />
        ) : (
          <CellsTable domainRef={domainRef} picture={picture} cells={cells} sessions={sessions} exportName={name} onShow={showCell} />
        )}
      </Tabs>
    </section>
  );
}
