import { DEFAULT_SETTINGS_TEXTS, DEFAULT_TOGGLES, type AddressRecord } from 'shared-kit/model';
import { runSteps } from 'shared-kit/model/pacing';
import { buildTable, compareSessions, type ComparedRow } from 'shared-kit/model/session-table';
import { report } from './report';
import { rounds } from './rounds';
import { timed } from './statistics';

// Comparing two sessions of 100,000 addresses, compared with building the table of one of them (docs/performance.md). One address in twenty differs.
const ADDRESSES = 100_000;
const CHANGED = 20;
const SETTINGS = { ...DEFAULT_SETTINGS_TEXTS, labelDesigns: [], manualInputFields: [] };
const SESSION = { name: 'Count', startTime: 0, wasTask: false, orderedColumns: [] };

const readings = (again: boolean): AddressRecord[] =>
  Array.from({ length: ADDRESSES }, (_, index) => {
    const place = (index * 7919) % ADDRESSES;
    const sku = again && index % CHANGED === 0 ? `AB${index}` : `DT${index}`;
    return {
      address: `G${String(place).padStart(8, '0')}`,
      checkedAt: index + (again ? 1e6 : 0),
      employeeId: String(index % 40),
      employeeName: 'Gabriela Barbosa',
      status: index % 14 === 0 ? 'empty' : 'read',
      labels: index % 14 === 0 ? [] : [{ name: 'Pallet', valid: true, data: { SKU: sku, Lot: `L${index % 9000}`, Supplier: 'Northwind' } }],
      mif: { Boxes: index % 48 },
      results: {},
    };
  });

const first = readings(false);
const second = readings(true);
const { table, comparison } = await rounds(async () => {
  const rows: ComparedRow[] = [];
  const times = {
    table: await timed(() => buildTable(first, SETTINGS, SESSION, DEFAULT_TOGGLES)),
    comparison: await timed(() => runSteps(compareSessions(first, second, SETTINGS, (row) => rows.push(row)))),
  };
  if (rows.length !== ADDRESSES) throw new Error(`${rows.length} addresses were compared.`);
  return times;
});
report({ bench: 'comparison', ours: comparison, floor: table, unit: 'ms', budget: 2 });
