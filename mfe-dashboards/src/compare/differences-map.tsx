import { useText } from 'shared-kit/i18n';
import type { DomainRef, DomainSettings } from 'shared-kit/model';
import type { ComparedRow } from 'shared-kit/model/session-export';
import { ErrorState } from 'shared-kit/ui-core';
import { ProgressBar } from 'shared-kit/ui-frame';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useMapQuery } from '../map/filter/use-map-query';
import { addressAt, cellOf } from '../map/picture/rack-picture';
import { RackMap } from '../map/rack-map/rack-map';
import { DIFFERENCES_MAP_QUERY } from './compare-query';
import { firstChange } from './difference-of';
import { DifferencesTable } from './differences-table';
import { useDifferencesPicture } from './use-differences-picture';
import type { Comparison } from './use-comparison';

export interface DifferencesMapProps {
  domainRef: DomainRef;
  comparison: Comparison;
  settings: DomainSettings;
  /** The names of both sessions. */
  name: string;
  /** Shows an address in the table. */
  onOpen: (address: string) => void;
  /** Shown beside the legend. */
  tools: ReactNode;
}

/** Shows in the racks of the warehouse where two sessions differ, and how (ADD-15). */
export function DifferencesMap({ domainRef, comparison, settings, name, onOpen, tools }: DifferencesMapProps) {
  const { t } = useText('rackMap');
  const [query, changeQuery] = useMapQuery(DIFFERENCES_MAP_QUERY);
  const changeOf = useChangeText(comparison);
  const { answer: picture, problem, retry } = useDifferencesPicture(comparison.rows, settings.addrPattern, changeOf);
  const rowOf = useMemo(() => new Map(comparison.rows.map((row) => [row.address, row])), [comparison]);

  if (problem && !picture) return <ErrorState message={problem} onRetry={retry} />;
  if (!picture) return <ProgressBar label={t('compare.drawing')} value={null} />;
  const rowsOf = (cells: readonly number[]) => cells.flatMap((cell) => rowOf.get(addressAt(picture, cell)) ?? []);
  return (
    <RackMap
      picture={picture}
      name={name}
      query={query}
      changeQuery={changeQuery}
      tools={tools}
      onOpen={(cell) => onOpen(addressAt(picture, cell))}
      list={(cells, onShow) => (
        <DifferencesTable
          domainRef={domainRef}
          head={comparison.head}
          rows={rowsOf(cells)}
          exportName={name}
          empty={t('cells.noneHelp')}
          onShow={(address) => onShow(cellOf(picture, address))}
        />
      )}
    />
  );
}

/** Returns a function that describes an address: its first change, or, if only one session has it, the first value there. */
function useChangeText({ head }: Comparison): (row: ComparedRow) => string {
  const { t } = useText('rackMap');
  // Each comparison has a new head, mostly with the same titles.
  const titles = JSON.stringify(head);
  return useCallback(
    (row) => {
      const change = firstChange(row, JSON.parse(titles) as string[]);
      if (row.difference !== 'changed') return change ? change.before || change.after : '';
      const [first, second] = row.results;
      if (first && second && first !== second) return `${t(`result.${first}`)} → ${t(`result.${second}`)}`;
      return change ? `${change.column}: ${change.before || t('compare.nothing')} → ${change.after || t('compare.nothing')}` : '';
    },
    [titles, t],
  );
}
