import { DEFAULT_SETTINGS_TEXTS, DEFAULT_TOGGLES, type AddressRecord } from 'shared-kit/model';
import { buildTable, compareSessions, runSteps, type ComparedRow } from 'shared-kit/model/session-export';
import { median, report } from './report';

// Comparing two sessions of 100,000 addresses, compared with building the table of one of them (docs/performance.md). One address in twenty differs.
const ADDRESSES = 100_000;
const CHANGED = 20;
const ROUNDS = 5;
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
const timed = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const times: { table: number; comparison: number }[] = [];
for (let round = 0; round <= ROUNDS; round++) {
  const rows: ComparedRow[] = [];
  const one = {
    table: timed(() => buildTable(first, SETTINGS, SESSION, DEFAULT_TOGGLES)),
    comparison: timed(() => runSteps(compareSessions(first, second, SETTINGS, (row) => rows.push(row)))),
  };
  if (rows.length !== ADDRESSES) throw new Error(`${rows.length} addresses were compared.`);
  if (round > 0) times.push(one);
}
report({
  bench: 'comparison',
  ours: Math.round(median(times.map(({ comparison }) => comparison))),
  floor: Math.round(median(times.map(({ table }) => table))),
  unit: 'ms',
  budget: 2,
});
