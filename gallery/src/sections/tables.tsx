import { CODE, problem } from 'shared-kit/model';
import { EmptyState } from 'shared-kit/ui-core';
import { DataTable, FilterChip, FilterToggle, type Column } from 'shared-kit/ui-data';
import { StateTag } from 'shared-kit/ui-overlay';
import { useState } from 'react';
import { Sample, Samples, Section } from '../sample';

interface Row {
  id: string;
  name: string;
  state: 'success' | 'warning' | 'error';
  started: number | null;
  total: number;
}

const STATES = ['success', 'warning', 'error'] as const;
const NAMES = [
  'Full count',
  'Recount of the aisle that everybody forgets, with a name that goes on',
  'جرد الممر الشمالي',
  'Inventário 🧊 câmara fria',
  'W'.repeat(120),
];

const ROWS: readonly Row[] = Array.from({ length: 12 }, (_, index) => ({
  id: `r${index}`,
  name: `${NAMES[index % NAMES.length]} ${index + 1}`,
  state: STATES[index % 3]!,
  started: index % 7 === 6 ? null : Date.UTC(2026, 0, 1 + index, 9, 30),
  total: index * 1234,
}));

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name, wrap: true },
  { key: 'started', title: 'Start', kind: 'date', value: ({ started }) => started },
  { key: 'total', title: 'Total', kind: 'number', value: ({ total }) => total },
  { key: 'state', title: 'State', value: ({ state }) => state, render: ({ state }) => <StateTag tone={state} label={state} /> },
];

const rowKey = ({ id }: Row) => id;
const NONE: readonly Row[] = [];

const CHOICES = [{ value: undefined, label: 'Any' }, ...STATES.map((state) => ({ value: state, label: state }))];

function Filters() {
  const [state, setState] = useState<string | undefined>('warning');
  const [started, setStarted] = useState(false);
  return (
    <div className="ga-row">
      <FilterChip name="State" chosen={state} options={CHOICES} onChoose={setState} />
      <FilterToggle name="Started" on={started} onChange={setStarted} />
    </div>
  );
}

export function Tables() {
  const shared = { columns: COLUMNS, rowKey };
  return (
    <Section id="tables" title="Tables">
      <Samples>
        <Sample name="DataTable, to select from" wide>
          <DataTable
            {...shared}
            id="gallery-rows"
            label="Sample rows"
            rows={ROWS}
            selectable={({ state }) => state !== 'error'}
            onDelete={() => {}}
          />
        </Sample>
        <Sample name="FilterChip and FilterToggle">
          <Filters />
        </Sample>
        <Sample name="DataTable, loading" wide>
          <DataTable {...shared} id="gallery-loading" label="Rows to come" rows={NONE} loading />
        </Sample>
        <Sample name="DataTable, empty" wide>
          <DataTable {...shared} id="gallery-empty" label="No rows" rows={NONE} empty={<EmptyState title="No sessions yet" />} />
        </Sample>
        <Sample name="DataTable, not readable" wide>
          <DataTable
            {...shared}
            id="gallery-problem"
            label="Unreadable rows"
            rows={NONE}
            problem={problem(CODE.notAuthorized)}
            onRetry={() => {}}
          />
        </Sample>
      </Samples>
    </Section>
  );
}
