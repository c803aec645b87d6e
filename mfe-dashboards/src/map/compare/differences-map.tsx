import { useText } from 'shared-kit/i18n';
import { ErrorState } from 'shared-kit/ui-core';
import { ProgressBar } from 'shared-kit/ui-overlay';
import { useMemo, type ReactNode } from 'react';
import { useMapQuery } from '../filter/use-map-query';
import { addressAt, cellOf, type RackPicture } from '../picture/rack-picture';
import { RackMap } from '../rack-map/rack-map';
import type { Comparison } from './compare-job';
import { DIFFERENCES_MAP_QUERY } from './compare-query';
import { DifferencesTable, type DifferencesTableProps } from './differences-table';
import { filterByAddress } from './row-filter';
import { useDifferencesPicture } from './use-comparison';

export interface DifferencesMapProps extends Pick<DifferencesTableProps, 'source' | 'settings' | 'words'> {
  comparison: Comparison;
  /** The names of both sessions. */
  name: string;
  /** Shows an address in the table. */
  onOpen: (address: string) => void;
  /** Shown beside the legend. */
  tools: ReactNode;
}

/** Shows in the racks of the warehouse where two sessions differ, and how (ADD-15). */
export function DifferencesMap({ comparison, name, onOpen, tools, ...table }: DifferencesMapProps) {
  const { t } = useText('rackMap');
  const [query, changeQuery] = useMapQuery(DIFFERENCES_MAP_QUERY);
  const { source, settings, words } = table;
  const { answer: picture, problem, retry } = useDifferencesPicture(source, comparison, settings.addrPattern, words);

  if (problem && !picture) return <ErrorState message={problem} onRetry={retry} />;
  if (!picture) return <ProgressBar label={t('compare.drawing')} value={null} />;
  return (
    <RackMap
      picture={picture}
      name={name}
      query={query}
      changeQuery={changeQuery}
      tools={tools}
      onOpen={(cell) => onOpen(addressAt(picture, cell))}
      list={(cells, onShow) => (
        <CellDifferences {...table} head={comparison.head} exportName={name} picture={picture} cells={cells} onShowCell={onShow} />
      )}
    />
  );
}

interface CellDifferencesProps extends Omit<DifferencesTableProps, 'rowFilter' | 'empty' | 'onShow'> {
  picture: RackPicture;
  cells: readonly number[];
  onShowCell: (cell: number) => void;
}

/** The differences at the cells that the map's filters leave. */
function CellDifferences({ picture, cells, onShowCell, ...table }: CellDifferencesProps) {
  const { t } = useText('rackMap');
  const rowFilter = useMemo(() => filterByAddress(cells.map((cell) => addressAt(picture, cell))), [picture, cells]);
  return (
    <DifferencesTable
      {...table}
      rowFilter={rowFilter}
      empty={t('cells.noneHelp')}
      onShow={(address) => onShowCell(cellOf(picture, address))}
    />
  );
}
