import { useText } from 'shared-kit/i18n';
import { Button } from 'shared-kit/ui-core';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import type { RackPicture } from '../picture/rack-picture';

interface StreetRow {
  key: string;
  /** Undefined for the addresses without a place in the racks. */
  street: string | undefined;
  label: string;
  counts: readonly number[];
  total: number;
}

export interface StreetsTableProps {
  picture: RackPicture;
  exportName: string;
  onStreet: (street: string | undefined) => void;
}

const keyOf = ({ key }: StreetRow): string => key;

/** The number of addresses with each state, in each street and without a place in the racks. */
export function StreetsTable({ picture, exportName, onStreet }: StreetsTableProps) {
  const { t } = useText('rackMap');
  const rows = useMemo(() => rowsOf(picture, { noStreets: t('map.noStreets'), noPlace: t('streets.noPlace') }), [picture, t]);
  const columns = useMemo(
    (): Column<StreetRow>[] => [
      {
        key: 'street',
        title: t('streets.street'),
        value: ({ label }) => label,
        render: ({ street, label }) => (
          <Button variant="link" size="small" onClick={() => onStreet(street)}>
            {label}
          </Button>
        ),
      },
      { key: 'total', title: t('streets.total'), kind: 'number', value: ({ total }) => total },
      ...picture.states
        .filter((state) => state !== 'missing' || picture.hasExpected)
        .map((state): Column<StreetRow> => ({
          key: state,
          title: t(`result.${state}`),
          kind: 'number',
          // The heading of a sortable column is a button, and would have the same name as a button of the legend.
          sortable: false,
          value: ({ counts }) => counts[picture.states.indexOf(state)],
        })),
    ],
    [picture.states, picture.hasExpected, t, onStreet],
  );
  return (
    <DataTable
      id="map-streets"
      label={t('streets.table')}
      rows={rows}
      columns={columns}
      rowKey={keyOf}
      urlNaming="named"
      exportName={exportName}
    />
  );
}

function rowsOf({ streets, counts, placed, results }: RackPicture, texts: { noStreets: string; noPlace: string }): StreetRow[] {
  const row = (key: string, street: string | undefined, label: string, at: number): StreetRow => {
    const own = counts[at] ?? [];
    return { key, street, label, counts: own, total: own.reduce((sum, count) => sum + count, 0) };
  };
  const ofStreets = streets.map(({ name }, at) => row(`street ${name}`, name, name || texts.noStreets, at));
  return placed < results.length ? [...ofStreets, row('shelf', undefined, texts.noPlace, streets.length)] : ofStreets;
}
