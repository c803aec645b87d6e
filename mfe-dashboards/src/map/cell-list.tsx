import type { DomainRef, DomainSettings, Session } from 'shared-kit/model';
import { ErrorState } from 'shared-kit/ui-core';
import { useMemo } from 'react';
import type { RecountAnswer } from '../recount/answer-recount';
import { RecountButton } from '../recount-dialog/recount-button';
import { useLiveJob } from '../session-data/use-live-job';
import { filterText, type MapFilter } from './filter/map-query';
import type { RackPicture } from './picture/rack-picture';
import { CellsTable } from './cells-table';
import type { CellListOptions } from './tables/cell-columns';
import { useCellWords } from './tables/use-cell-words';
import type { MapSource } from './use-map-picture';

interface CellListProps {
  source: MapSource;
  /** The picture whose cells are listed. */
  picture: RackPicture;
  domainRef: DomainRef;
  settings: DomainSettings;
  sessions: readonly Session[];
  query: MapFilter;
  name: string;
  onShow: (address: string) => void;
}

/** The addresses that the map's filters leave. The worker of the map makes their rows of each picture, as long as they are shown. */
export function CellList({ source, picture, domainRef, settings, sessions, query, name, onShow }: CellListProps) {
  const filter = filterText(query);
  const words = useCellWords();
  const { addrPattern, addrPatternUser } = settings;
  const named = JSON.stringify(sessions.map((session) => ({ id: session.id, name: session.name })));
  const options = useMemo(
    (): CellListOptions => ({
      words,
      shelf: { addrPattern, addrPatternUser },
      sessions: JSON.parse(named) as CellListOptions['sessions'],
    }),
    [words, addrPattern, addrPatternUser, named],
  );
  const made = useLiveJob<true>({
    data: [picture],
    request: [options],
    read: async ({ signal }) => {
      await source.run({ kind: 'list', options }, { signal });
      return true;
    },
  });
  if (made.problem && !made.answer) return <ErrorState message={made.problem} onRetry={made.retry} />;
  return (
    <CellsTable
      source={source}
      rowFilter={filter}
      loading={!made.answer}
      domainRef={domainRef}
      options={options}
      exportName={name}
      toolbar={
        !picture.partial && (
          <RecountButton
            domainRef={domainRef}
            of={name}
            session={sessions.length === 1 ? sessions[0] : undefined}
            settings={settings}
            ask={async (request, signal) => (await source.run({ ...request, filter }, { signal })) as RecountAnswer}
            shown={[]}
          />
        )
      }
      onShow={onShow}
    />
  );
}
